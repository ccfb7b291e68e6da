import { z } from 'zod';
import { Id, optionalText, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits, problemKinds } from '../pure/options.ts';
import { byId, Day, toSender } from './fields.ts';
import { Resource } from './resources.ts';

export const reportResourceProblem = operation({
  name: 'reportResourceProblem',
  method: 'POST',
  path: '/api/resources/{id}/problems',
  policy: 'resources.use',
  summary: 'Tells the moderators of a link that does not work, or of facts that are out of date.',
  params: byId,
  body: z.object({ kind: z.enum(problemKinds), note: optionalText(limits.note) }),
  output: nothing(),
  rate: 'report',
});

export const listResourceQueue = operation({
  name: 'listResourceQueue',
  method: 'GET',
  path: '/api/resources/queue',
  policy: 'moderator',
  summary: 'waiting: submitted, oldest first. due: published, and the check is over or will be in 14 days.',
  query: z.object({ ...paging(20), view: z.enum(['waiting', 'due']).default('waiting') }),
  output: paged(Resource),
});

const change = z.object({ version: Version });

export const publishResource = operation({
  name: 'publishResource',
  method: 'POST',
  path: '/api/resources/{id}/publish',
  policy: 'moderator',
  summary: 'Puts a waiting resource into the library.',
  params: byId,
  body: change,
  output: json(Resource),
  errors: ['conflict'],
});

export const returnResource = operation({
  name: 'returnResource',
  method: 'POST',
  path: '/api/resources/{id}/return',
  policy: 'moderator',
  summary: 'Gives a waiting or published resource back with a reason; it leaves the library.',
  params: byId,
  body: change.extend({
    reason: text(limits.reason),
    /** It cannot be sent again. */ final: z.boolean().default(false),
  }),
  output: json(Resource),
  errors: ['conflict'],
});

export const verifyResource = operation({
  name: 'verifyResource',
  method: 'POST',
  path: '/api/resources/{id}/verify',
  policy: 'moderator',
  summary: 'Says that its facts were checked today, and until when that counts.',
  params: byId,
  body: change.extend({ reviewBy: Day }),
  output: json(Resource),
  errors: ['conflict'],
});

export const unverifyResource = operation({
  name: 'unverifyResource',
  method: 'DELETE',
  path: '/api/resources/{id}/verify',
  policy: 'moderator',
  summary: 'Removes the check.',
  params: byId,
  output: json(Resource),
  errors: ['conflict'],
});

export const ResourceProblem = z.object({
  id: Id,
  resource: z.object({ id: Id, title: z.string(), externalUrl: z.string().nullable() }),
  kind: z.enum(problemKinds),
  note: z.string(),
  createdAt: Timestamp,
});
export type ResourceProblem = z.infer<typeof ResourceProblem>;

export const listResourceProblems = operation({
  name: 'listResourceProblems',
  method: 'GET',
  path: '/api/resources/problems',
  policy: 'moderator',
  summary: 'Broken links and old facts members reported, oldest first. Their names aren’t shown.',
  query: z.object(paging(20)),
  output: paged(ResourceProblem),
});

export const settleResourceProblem = operation({
  name: 'settleResourceProblem',
  method: 'POST',
  path: '/api/resources/problems/{id}/settle',
  policy: 'moderator',
  summary: 'Says that it is dealt with.',
  params: byId,
  output: nothing(),
});

export const resourcePublished = event('resourcePublished', z.object({ resourceId: Id, userId: Id.nullable() }));
export const resourceReturned = event('resourceReturned', toSender);
/** The day of its next check has passed. */
export const resourceReviewDue = event('resourceReviewDue', toSender);

export const reviewPart = contractPart({
  operations: [
    listResourceQueue,
    listResourceProblems,
    reportResourceProblem,
    publishResource,
    returnResource,
    verifyResource,
    unverifyResource,
    settleResourceProblem,
  ],
  events: [resourcePublished, resourceReturned, resourceReviewDue],
  entities: { ResourceProblem },
});
