import { z } from 'zod';
import { Id } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { one } from './fields.ts';

export const PinState = z.object({
  id: Id,
  onProfile: z.boolean(),
  /** The post whose place it took; null: there was none. */
  instead: Id.nullable(),
});

export type PinState = z.infer<typeof PinState>;

const onOwn = { policy: 'posts.editPost', params: one, output: json(PinState) } as const;

export const pinPost = operation({
  ...onOwn,
  name: 'pinPost',
  method: 'PUT',
  path: '/api/posts/{id}/pin',
  summary: 'Puts your post first on your profile. It takes the place of the one before.',
});

export const unpinPost = operation({
  ...onOwn,
  name: 'unpinPost',
  method: 'DELETE',
  path: '/api/posts/{id}/pin',
  summary: 'Takes your post off the top of your profile. A second time changes nothing.',
});

export const pinsPart = contractPart({
  operations: [pinPost, unpinPost],
  entities: { PinState },
});
