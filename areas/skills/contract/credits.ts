import { z } from 'zod';
import { Id, Person, paging, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, json, operation, paged } from '#platform/contract/operation.ts';
import { creditLimits } from '../pure/credits.ts';

/** Minutes of time credit. An hour of anyone's time is worth an hour. */
const minutes = z.number().int();
const moved = minutes.min(1).max(creditLimits.most);

/** One line of a member's account. Its other line is in the account of the other side, with the same minutes. */
export const CreditEntry = z.object({
  /** Of the transfer, the same in both accounts. */
  id: Id,
  at: Timestamp,
  kind: z.enum(['session', 'gift', 'correction']),
  /** Above 0: earned. Below 0: spent. */
  minutes,
  /** Of the account right after it. */
  balance: minutes,
  /** What it was for: the title of the skill as it was booked, or why it was corrected; '' behind a block. */
  words: z.string(),
  /** Null: the community pool, someone who has left, or someone behind a block. */
  other: Person.nullable(),
  /** The other side is the pool of the community. */
  withPool: z.boolean(),
  /** The booking of a session. */
  bookingId: Id.nullable(),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

export const TimeCredits = z.object({
  /** Sum of all entries, in minutes. */
  balance: minutes,
  /** Held for bookings that are not over yet. */
  held: minutes,
  /** How far balance − held can fall; 0 or below. */
  lowest: minutes,
  /** What can still be booked or given: balance − held − lowest. */
  available: minutes,
  /** What members have given to all. */
  pool: minutes,
  /** The last three. */
  latest: z.array(CreditEntry),
});
export type TimeCredits = z.infer<typeof TimeCredits>;

export const getMyTimeCredits = operation({
  name: 'getMyTimeCredits',
  method: 'GET',
  path: '/api/my-time-credits',
  policy: 'member',
  summary: 'Your time credits: balance, what is held, and how far you can go.',
  output: json(TimeCredits),
});

export const listMyCreditEntries = operation({
  name: 'listMyCreditEntries',
  method: 'GET',
  path: '/api/my-time-credits/entries',
  policy: 'member',
  summary: 'Your time credit history with the balance after each entry, newest first.',
  query: z.object(paging(20)),
  output: paged(CreditEntry),
});

export const giveTimeCredits = operation({
  name: 'giveTimeCredits',
  method: 'POST',
  path: '/api/my-time-credits/gifts',
  policy: 'member',
  summary: 'Gives time credits to the community pool. You can only give what you have: balance less what is held.',
  body: z.object({ minutes: moved }),
  output: json(TimeCredits),
  status: 201,
  errors: ['conflict'],
});

export const creditsPart = contractPart({
  operations: [getMyTimeCredits, listMyCreditEntries, giveTimeCredits],
  entities: { TimeCredits, CreditEntry },
});
