import { z } from 'zod';
import { Id, optionalText, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { byId } from './fields.ts';

/** Something that a member looked for and that the library doesn’t have. */
export const ResourceRequest = z.object({
  id: Id,
  /** What was looked for. */
  words: z.string(),
  note: z.string(),
  createdAt: Timestamp,
  /** When moderators dealt with it; null: it is open. */
  settledAt: Timestamp.nullable(),
  /** What they answered it with, while it is in the library. */
  resource: z.object({ id: Id, title: z.string() }).nullable(),
});
export type ResourceRequest = z.infer<typeof ResourceRequest>;

export const requestResource = operation({
  name: 'requestResource',
  method: 'POST',
  path: '/api/resource-requests',
  policy: 'member',
  summary: 'Asks for something the library doesn’t have. Asked again in the same words, the later note counts.',
  body: z.object({ words: text(limits.requestWords), note: optionalText(limits.note) }),
  output: json(ResourceRequest),
  status: 201,
  errors: ['conflict'],
  rate: 'report',
});

export const listMyResourceRequests = operation({
  name: 'listMyResourceRequests',
  method: 'GET',
  path: '/api/my-resource-requests',
  policy: 'member',
  summary: 'What you asked for, the latest first, and what became of it.',
  query: z.object(paging(20)),
  output: paged(ResourceRequest),
});

export const withdrawResourceRequest = operation({
  name: 'withdrawResourceRequest',
  method: 'DELETE',
  path: '/api/resource-requests/{id}',
  policy: 'resources.ownRequest',
  summary: 'Withdraws your request.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

export const listResourceRequests = operation({
  name: 'listResourceRequests',
  method: 'GET',
  path: '/api/resource-requests',
  policy: 'moderator',
  summary: 'What members asked for and no one has dealt with, the latest first. Their names aren’t shown.',
  query: z.object(paging(20)),
  output: paged(ResourceRequest),
});

export const settleResourceRequest = operation({
  name: 'settleResourceRequest',
  method: 'POST',
  path: '/api/resource-requests/{id}/settle',
  policy: 'moderator',
  summary: 'Says that a request is dealt with. With a published resource, the member who asked is told.',
  params: byId,
  body: z.object({ resourceId: Id.nullable().default(null) }),
  output: nothing(),
  errors: ['unprocessable'],
});

/** A request was answered with a resource. */
export const resourceRequestAnswered = event(
  'resourceRequestAnswered',
  z.object({ requestId: Id, resourceId: Id, userId: Id }),
);

export const requestsPart = contractPart({
  operations: [
    requestResource,
    listMyResourceRequests,
    withdrawResourceRequest,
    listResourceRequests,
    settleResourceRequest,
  ],
  events: [resourceRequestAnswered],
  entities: { ResourceRequest },
});
