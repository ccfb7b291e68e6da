import { z } from 'zod';
import { Id, id } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { ofSpace } from './fields.ts';

/** Items of one’s passport, for the owner of a space. */
export const itemIds = z.array(id).max(40);

/** What the caller shares with whoever owns the space. */
export const SpaceSharing = z.object({
  itemIds: z.array(Id),
  /** Null where nothing can be shared: the caller owns it, or one of the two has another name here. */
  ownerName: z.string().nullable(),
});
export type SpaceSharing = z.infer<typeof SpaceSharing>;

export const getSpaceSharing = operation({
  name: 'getSpaceSharing',
  method: 'GET',
  path: '/api/spaces/{id}/passport',
  policy: 'spaces.takePart',
  summary: 'Which items of your passport the owner of the space can read.',
  params: ofSpace,
  output: json(SpaceSharing),
});

export const shareWithSpace = operation({
  name: 'shareWithSpace',
  method: 'PUT',
  path: '/api/spaces/{id}/passport',
  policy: 'spaces.takePart',
  summary: 'Lets the owner of the space read these items of your passport, and no others. None ends it.',
  params: ofSpace,
  body: z.object({ itemIds }),
  output: json(SpaceSharing),
  errors: ['conflict'],
});

export const passportPart = contractPart({
  operations: [getSpaceSharing, shareWithSpace],
  entities: { SpaceSharing },
});
