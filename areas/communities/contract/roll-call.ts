import { z } from 'zod';
import { Id, id, optionalText, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation } from '#platform/contract/operation.ts';
import { dangers, limits } from '../pure/options.ts';
import { byId } from './fields.ts';

const RollAnswer = z.enum(['safe', 'help']);

export const RollCall = z.object({
  id: Id,
  danger: z.enum(dangers),
  /** What its organiser says. */
  words: z.string(),
  startedAt: Timestamp,
  answerBy: Timestamp,
  endedAt: Timestamp.nullable(),
  /** Its time is over: it is silent that has not answered. */
  over: z.boolean(),
  mine: z.object({ answer: RollAnswer, at: Timestamp }).nullable(),
  /** For those who run the community; null for everybody else. Who has not answered is not named. */
  seen: z
    .object({
      members: z.number().int(),
      safe: z.number().int(),
      help: z.number().int(),
      answers: z.array(z.object({ no: Id, name: z.string(), answer: RollAnswer, at: Timestamp })),
    })
    .nullable(),
  /** Members who chose the viewer as their buddy and have not answered in time. */
  silent: z.array(z.object({ no: Id, name: z.string() })),
});
export type RollCall = z.infer<typeof RollCall>;

export const Buddies = z.object({
  /** Whom the viewer chose; agreed once that member said yes. */
  mine: z.object({ no: Id, name: z.string(), agreed: z.boolean() }).nullable(),
  /** Who chose the viewer. */
  ofOthers: z.array(z.object({ no: Id, name: z.string(), agreed: z.boolean() })),
});
export type Buddies = z.infer<typeof Buddies>;

export const RollCallState = z.object({
  /** The latest of the last 30 days; null: none. */
  rollCall: RollCall.nullable(),
  buddies: Buddies,
  mayRun: z.boolean(),
});
export type RollCallState = z.infer<typeof RollCallState>;

export const getRollCall = operation({
  name: 'getRollCall',
  method: 'GET',
  path: '/api/local-communities/{id}/roll-call',
  policy: 'communities.takePart',
  summary: 'The latest roll-call of a community and the viewer’s buddies, for members.',
  params: byId,
  output: json(RollCallState),
});

export const startRollCall = operation({
  name: 'startRollCall',
  method: 'POST',
  path: '/api/local-communities/{id}/roll-call',
  policy: 'communities.run',
  summary:
    'Asks every member if they are safe. For the people who run the community. Members get an urgent notification.',
  params: byId,
  body: z.object({
    danger: z.enum(dangers),
    words: optionalText(limits.rollWords),
    /** Time to answer. */
    minutes: z.number().int().min(limits.rollShortest).max(limits.rollLongest),
  }),
  output: json(RollCallState),
  status: 201,
  errors: ['conflict'],
});

export const answerRollCall = operation({
  name: 'answerRollCall',
  method: 'POST',
  path: '/api/local-communities/{id}/roll-call/answer',
  policy: 'communities.takePart',
  summary: 'Answers that you are safe or need help. The last answer counts, even after the deadline.',
  params: byId,
  body: z.object({ answer: RollAnswer }),
  output: json(RollCallState),
  errors: ['conflict'],
  whileSuspended: true,
});

export const endRollCall = operation({
  name: 'endRollCall',
  method: 'POST',
  path: '/api/local-communities/{id}/roll-call/end',
  policy: 'communities.run',
  summary: 'Ends the roll-call. For the people who run the community.',
  params: byId,
  output: json(RollCallState),
});

export const chooseBuddy = operation({
  name: 'chooseBuddy',
  method: 'PUT',
  path: '/api/local-communities/{id}/buddy',
  policy: 'communities.takePart',
  summary: 'Asks a member to be your buddy for roll-calls. Null means no one.',
  params: byId,
  body: z.object({ no: id.nullable() }),
  output: json(RollCallState),
  errors: ['conflict'],
});

export const answerBuddy = operation({
  name: 'answerBuddy',
  method: 'POST',
  path: '/api/local-communities/{id}/buddies/{no}',
  policy: 'communities.takePart',
  summary: 'Agrees to be someone’s buddy, or says no, even later.',
  params: z.object({ id, no: id }),
  body: z.object({ agree: z.boolean() }),
  output: json(RollCallState),
});

const toMember = z.object({ communityId: Id, userId: Id });
/** One for each member, so that each gets a notice of their own. */
export const rollCallStarted = event('rollCallStarted', toMember.extend({ rollCallId: Id }));
/** Somebody who chose this member as buddy has not answered in time. */
export const rollCallSilent = event('rollCallSilent', toMember.extend({ rollCallId: Id }));
/** `no` is the asker’s number in the community: asking, taking it back and asking again tells once a day. */
export const buddyAsked = event('buddyAsked', toMember.extend({ no: Id }));
/** Open pages of these members read it again. */
export const rollCallChanged = event('rollCallChanged', z.object({ communityId: Id, to: z.array(Id) }));

export const rollCallPart = contractPart({
  operations: [getRollCall, startRollCall, answerRollCall, endRollCall, chooseBuddy, answerBuddy],
  events: [rollCallStarted, rollCallSilent, buddyAsked, rollCallChanged],
  entities: { Buddies, RollCall, RollCallState },
});
