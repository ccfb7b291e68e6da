import { z } from 'zod';
import { Id, id, moment, Timestamp, text } from '#platform/contract/fields.ts';
import { areaContract, json, operation } from '#platform/contract/operation.ts';
import { limits } from './pure/limits.ts';

/** For areas that keep the words of options themselves. */
export const pollLimits = limits;

export const PollOption = z.object({
  /** From 1, in the order in which they stand. */
  no: z.number().int(),
  text: z.string(),
  /** Null while the results are hidden from the viewer. */
  votes: z.number().int().nullable(),
  /** The viewer has chosen it; no one else is told. */
  mine: z.boolean(),
});
export type PollOption = z.infer<typeof PollOption>;

/** A poll as its viewer may see it. What stands above it is the question. */
export const Poll = z.object({
  id: Id,
  options: z.array(PollOption),
  /** More than one option may be chosen. */
  several: z.boolean(),
  /** Figures are shown to those who have voted, and to everybody once it is closed. */
  hiddenUntilVoted: z.boolean(),
  closesAt: Timestamp,
  closed: z.boolean(),
  /** Its author has closed it before its time. */
  closedEarly: z.boolean(),
  /** People who have voted. */
  voters: z.number().int(),
  voted: z.boolean(),
  firstVoteAt: Timestamp.nullable(),
  /** True for its author. */
  mine: z.boolean(),
});
export type Poll = z.infer<typeof Poll>;

const ofPoll = z.object({ id });

export const createPoll = operation({
  name: 'createPoll',
  method: 'POST',
  path: '/api/polls',
  policy: 'member',
  summary: 'Makes a poll, to be put into a post or a message. What is put nowhere goes after a day.',
  body: z
    .object({
      options: z.array(text(limits.option)).min(limits.leastOptions).max(limits.options).optional(),
      /** How many there are, where their words are kept with a sealed message. */
      count: z.number().int().min(limits.leastOptions).max(limits.options).optional(),
      several: z.boolean().default(false),
      hiddenUntilVoted: z.boolean().default(false),
      /** At most 30 days from now. */
      closesAt: moment,
    })
    .refine(({ options, count }) => (options === undefined) !== (count === undefined), {
      path: ['options'],
      error: 'Give either the options or how many there are.',
    }),
  output: json(z.object({ id: Id })),
  status: 201,
  errors: ['conflict'],
});

export const votePoll = operation({
  name: 'votePoll',
  method: 'PUT',
  path: '/api/polls/{id}/vote',
  policy: 'polls.vote',
  summary: 'Sets what you choose, replacing what you chose before. An empty list takes your vote back.',
  params: ofPoll,
  body: z.object({ options: z.array(z.number().int().min(1).max(limits.options)).max(limits.options) }),
  output: json(z.object({ id: Id, voted: z.boolean() })),
  errors: ['conflict'],
});

export const closePoll = operation({
  name: 'closePoll',
  method: 'POST',
  path: '/api/polls/{id}/close',
  policy: 'polls.close',
  summary: 'Closes your poll now. Everyone is told that it was closed early. A second time changes nothing.',
  params: ofPoll,
  output: json(z.object({ id: Id, closed: z.boolean() })),
});

export const pollsContract = areaContract({
  name: 'polls',
  operations: [createPoll, votePoll, closePoll],
  entities: { Poll, PollOption },
});
