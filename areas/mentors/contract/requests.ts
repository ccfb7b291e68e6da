import { z } from 'zod';
import { Id, id, paging, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/options.ts';
import { Focus, line, plain, Someone } from './fields.ts';

const requestStates = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

/** A request for mentorship, as one of its two people sees it. */
export const MentorshipRequest = z.object({
  id: Id,
  mentorId: Id,
  mentor: Someone,
  mentee: Someone,
  focusArea: Focus,
  /** '' for none. */
  message: z.string(),
  goals: z.array(z.string()),
  status: z.enum(requestStates),
  /** Why the mentor declined, if they said so; ''. */
  reason: z.string(),
  /** It was accepted: their mentorship. */
  mentorshipId: Id.nullable(),
  createdAt: Timestamp,
  /** When it ends without an answer. */
  expiresAt: Timestamp,
  /** Sent by the member who asks. */
  mine: z.boolean(),
});
export type MentorshipRequest = z.infer<typeof MentorshipRequest>;

export const createMentorshipRequest = operation({
  name: 'createMentorshipRequest',
  method: 'POST',
  path: '/api/mentorship-requests',
  policy: 'mentors.ask',
  summary: 'Asks a mentor. One request to the same mentor waits at a time; it ends after 14 days without an answer.',
  body: z.object({
    mentorId: id,
    focusArea: Focus,
    goals: z.array(line(limits.goal)).min(1).max(limits.goals),
    message: plain(limits.message),
    /**
     * What the member says of their age: true: 18 or older; false: younger. Who says nothing counts as younger, and
     * those ask only mentors whom moderators have checked. It cannot differ from what their waiting requests say.
     */
    isAdult: z.boolean().optional(),
  }),
  output: json(MentorshipRequest),
  status: 201,
  errors: ['conflict'],
});

export const listMentorRequests = operation({
  name: 'listMentorRequests',
  method: 'GET',
  path: '/api/mentor-requests',
  policy: 'member',
  summary: 'Requests to you that wait for your answer, oldest first.',
  query: z.object(paging(20)),
  output: paged(MentorshipRequest),
});

export const listSentMentorRequests = operation({
  name: 'listSentMentorRequests',
  method: 'GET',
  path: '/api/mentor-requests/sent',
  policy: 'member',
  summary: 'Requests that you sent, with what became of them, newest first.',
  query: z.object(paging(20)),
  output: paged(MentorshipRequest),
});

const byRequest = z.object({ requestId: id });

export const acceptMentorshipRequest = operation({
  name: 'acceptMentorshipRequest',
  method: 'POST',
  path: '/api/mentorship-requests/{requestId}/accept',
  policy: 'mentors.answer',
  summary: 'Accepts a request to you: a mentorship with its goals begins.',
  params: byRequest,
  output: json(MentorshipRequest),
  errors: ['conflict'],
});

export const declineMentorshipRequest = operation({
  name: 'declineMentorshipRequest',
  method: 'POST',
  path: '/api/mentorship-requests/{requestId}/decline',
  policy: 'mentors.answer',
  summary: 'Declines a request to you, with or without a reason that the mentee reads.',
  params: byRequest,
  body: z.strictObject({ reason: plain(limits.reason) }).prefault({}),
  output: json(MentorshipRequest),
  errors: ['conflict'],
});

export const withdrawMentorshipRequest = operation({
  name: 'withdrawMentorshipRequest',
  method: 'POST',
  path: '/api/mentorship-requests/{requestId}/withdraw',
  policy: 'mentors.withdraw',
  summary: 'Withdraws your own request while it waits.',
  params: byRequest,
  output: json(MentorshipRequest),
  errors: ['conflict'],
  whileSuspended: true,
});

/** For open browsers and for what members are told. `by`: who did it; 0: time passed. */
export const mentorshipRequestChanged = event(
  'mentorshipRequestChanged',
  z.object({
    id: Id,
    mentorId: Id,
    menteeId: Id,
    by: z.number().int().min(0),
    /** waiting: the mentor is reminded. */
    change: z.enum([...requestStates, 'waiting']),
  }),
);

export const requestsPart = contractPart({
  operations: [
    createMentorshipRequest,
    listMentorRequests,
    listSentMentorRequests,
    acceptMentorshipRequest,
    declineMentorshipRequest,
    withdrawMentorshipRequest,
  ],
  events: [mentorshipRequestChanged],
  entities: { MentorshipRequest },
});
