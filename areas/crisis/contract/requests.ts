import { z } from 'zod';
import { Id, optionalText, Person, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';

/** Random: it says nothing about when a request was made, or how many there are. */
export const RequestId = z.string().regex(/^[\w-]{22}$/);

export const urgencyLevels = ['low', 'medium', 'high', 'emergency'] as const;
export const supportTypes = ['emotional', 'practical', 'medical', 'emergency'] as const;
export const contactWays = ['phone', 'text', 'video', 'in-person'] as const;
export const requestStatuses = ['open', 'in-progress', 'escalated', 'resolved'] as const;

/** As its author and those who help see it. */
export const CrisisSupportRequest = z.object({
  id: RequestId,
  urgencyLevel: z.enum(urgencyLevels),
  supportType: z.enum(supportTypes),
  description: z.string(),
  location: z.string().nullable(),
  isAnonymous: z.boolean(),
  preferredContact: z.enum(contactWays).nullable(),
  /** Of an anonymous request only the hour. */
  createdAt: Timestamp,
  status: z.enum(requestStatuses),
  supporterId: Id.nullable(),
  supporter: Person.nullable(),
  /** Minutes until a supporter accepted it, as measured; null until then. */
  responseTime: z.number().int().min(0).nullable(),
  /** Null when it is anonymous, for its own author too: nothing of them is in the answer. */
  author: Person.nullable(),
  /** What the reader is to it. */
  side: z.enum(['author', 'supporter', 'duty', 'waiting']),
  /** Messages in its conversation. */
  messages: z.number().int().min(0),
  version: Version,
});
export type CrisisSupportRequest = z.infer<typeof CrisisSupportRequest>;

export const listMyCrisisSupport = operation({
  name: 'listMyCrisisSupport',
  method: 'GET',
  path: '/api/my-crisis-support',
  policy: 'member',
  lane: 'reserved',
  summary: 'Your own support requests, the newest first.',
  output: paged(CrisisSupportRequest),
});

// What the author does is `keyless`: an idempotency key would tie the member to an anonymous request.
export const createCrisisSupport = operation({
  name: 'createCrisisSupport',
  method: 'POST',
  path: '/api/crisis-support',
  policy: 'member',
  lane: 'reserved',
  summary: 'Asks approved supporters for support. The same open request once more is the first one.',
  body: z.object({
    urgencyLevel: z.enum(urgencyLevels),
    supportType: z.enum(supportTypes),
    description: text(limits.description),
    location: optionalText(limits.location),
    isAnonymous: z.boolean().default(false),
    preferredContact: z.enum(contactWays).optional(),
  }),
  output: json(CrisisSupportRequest),
  status: 201,
  errors: ['conflict', 'unavailable'],
  rate: 'report',
  keyless: true,
  whileSuspended: true,
});

export const getCrisisSupport = operation({
  name: 'getCrisisSupport',
  method: 'GET',
  path: '/api/crisis-support/{id}',
  policy: 'crisis.seeRequest',
  lane: 'reserved',
  summary: 'One support request, for its author and its supporters.',
  params: z.object({ id: RequestId }),
  output: json(CrisisSupportRequest),
});

export const listCrisisRequests = operation({
  name: 'listCrisisRequests',
  method: 'GET',
  path: '/api/crisis/requests',
  policy: 'crisis.helper',
  lane: 'reserved',
  summary:
    'Requests that are waiting and requests you are helping with, most urgent first. For supporters on duty and the duty role.',
  output: paged(CrisisSupportRequest),
});

const onRequest = { params: z.object({ id: RequestId }), output: json(CrisisSupportRequest) } as const;
const seen = { version: Version };

export const acceptCrisisSupport = operation({
  name: 'acceptCrisisSupport',
  method: 'POST',
  path: '/api/crisis-support/{id}/accept',
  policy: 'crisis.acceptRequest',
  lane: 'reserved',
  summary: 'Accepts a request: you become its supporter. Only one supporter can; the others get 409.',
  ...onRequest,
  body: z.object(seen),
  errors: ['conflict'],
  endsOwnRight: true,
});

export const handOverCrisisSupport = operation({
  name: 'handOverCrisisSupport',
  method: 'POST',
  path: '/api/crisis-support/{id}/hand-over',
  policy: 'crisis.handOver',
  lane: 'reserved',
  summary: 'Hands a request over, so that another supporter can accept it.',
  ...onRequest,
  output: nothing(),
  body: z.object(seen),
  errors: ['conflict'],
  whileSuspended: true,
});

export const escalateCrisisSupport = operation({
  name: 'escalateCrisisSupport',
  method: 'POST',
  path: '/api/crisis-support/{id}/escalate',
  policy: 'crisis.escalate',
  lane: 'reserved',
  summary: 'Escalates a request to the people with the duty role, with a reason.',
  ...onRequest,
  body: z.object({ ...seen, reason: text(limits.reason) }),
  errors: ['conflict'],
  whileSuspended: true,
});

export const resolveCrisisSupport = operation({
  name: 'resolveCrisisSupport',
  method: 'POST',
  path: '/api/crisis-support/{id}/resolve',
  policy: 'crisis.closeRequest',
  lane: 'reserved',
  summary: 'Closes a request. Its author can do this at any time, and so can its supporter.',
  ...onRequest,
  body: z.object(seen),
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const openCrisisIdentity = operation({
  name: 'openCrisisIdentity',
  method: 'POST',
  path: '/api/crisis-support/{id}/identity',
  policy: 'crisis.openIdentity',
  lane: 'reserved',
  summary: 'Opens who sent an anonymous request. For the duty role only; the reason goes into the audit log.',
  params: z.object({ id: RequestId }),
  body: z.object({ reason: text(limits.reason) }),
  output: json(Person),
  keyless: true,
});

/** Something about requests changed; it says nothing of which or whose. */
export const crisisChanged = event('crisisChanged', z.object({}));

export const crisisNewsKinds = [
  'supportAsked',
  'supportEscalated',
  'supporterDecided',
  'supporterApplied',
  'crisisReported',
  'crisisReportWaits',
  'crisisReportDecided',
  'crisisDecision',
] as const;
/** News for those who help. Never for authors: a notice would name them. */
export const crisisNews = event('crisisNews', z.object({ userId: Id, kind: z.enum(crisisNewsKinds) }));

export const requestsPart = contractPart({
  operations: [
    listMyCrisisSupport,
    createCrisisSupport,
    getCrisisSupport,
    listCrisisRequests,
    acceptCrisisSupport,
    handOverCrisisSupport,
    escalateCrisisSupport,
    resolveCrisisSupport,
    openCrisisIdentity,
  ],
  events: [crisisChanged, crisisNews],
  entities: { CrisisSupportRequest },
});
