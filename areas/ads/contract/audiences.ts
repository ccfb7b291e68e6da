import { z } from 'zod';
import { Id, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { regions, topics } from '../pure/options.ts';
import { byId, inAccount, name, seenVersion } from './fields.ts';

const some = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values))
    .max(values.length)
    .refine((given) => new Set(given).size === given.length, { error: 'Choose each one once.' })
    .default([]);

/**
 * Pages, and not people: where the device's clock is, and what the page is about. Nothing that is known of
 * a member can be chosen by. An empty list is everyone.
 */
export const AudienceCriteria = z.object({
  regions: z.array(z.enum(regions)),
  topics: z.array(z.enum(topics)),
});
export type AudienceCriteria = z.infer<typeof AudienceCriteria>;
const criteria = { regions: some(regions), topics: some(topics) };

/** How often members opened such pages in the last 7 days: in two figures, and never below 100. */
export const AudienceEstimate = z.object({
  opened: z.number().int().min(100),
  /** It stands for 100 and everything below. */
  isSmallest: z.boolean(),
});
export type AudienceEstimate = z.infer<typeof AudienceEstimate>;

export const Audience = z.object({
  id: Id,
  name: z.string(),
  ...AudienceCriteria.shape,
  estimate: AudienceEstimate,
  /** Ad sets that use it, archived ones too. */
  usedBy: z.number().int(),
  createdAt: Timestamp,
  version: Version,
});
export type Audience = z.infer<typeof Audience>;

export const listAudiences = operation({
  name: 'listAudiences',
  method: 'GET',
  path: '/api/advertising/audiences',
  policy: 'ads.mine',
  summary: 'Your saved audiences by name, with their criteria and estimated size; the first 200.',
  query: inAccount,
  output: json(z.array(Audience)),
});

export const estimateAudience = operation({
  name: 'estimateAudience',
  method: 'POST',
  path: '/api/advertising/audiences/estimate',
  policy: 'ads.edit',
  summary: 'Says how often members opened such pages in the last 7 days, before an audience is saved.',
  query: inAccount,
  body: z.object(criteria),
  output: json(AudienceEstimate),
  keyless: true,
});

export const createAudience = operation({
  name: 'createAudience',
  method: 'POST',
  path: '/api/advertising/audiences',
  policy: 'ads.edit',
  summary: 'Saves an audience, up to the limit of your plan.',
  query: inAccount,
  body: z.object({ name, ...criteria }),
  output: json(Audience),
  status: 201,
  errors: ['conflict'],
});

export const editAudience = operation({
  name: 'editAudience',
  method: 'PUT',
  path: '/api/advertising/audiences/{id}',
  policy: 'ads.editAudience',
  summary: 'Changes an audience. Ad sets that use it follow at once.',
  params: byId,
  body: z.object({ name, ...criteria, version: seenVersion }),
  output: json(Audience),
  errors: ['conflict'],
});

export const deleteAudience = operation({
  name: 'deleteAudience',
  method: 'DELETE',
  path: '/api/advertising/audiences/{id}',
  policy: 'ads.editAudience',
  summary: 'Deletes an audience that no ad set uses.',
  params: byId,
  output: json(z.object({ id: Id })),
  errors: ['conflict'],
  endsOwnRight: true,
});

export const audiencesPart = contractPart({
  operations: [listAudiences, estimateAudience, createAudience, editAudience, deleteAudience],
  entities: { AdAudience: Audience, AudienceCriteria, AudienceEstimate },
});
