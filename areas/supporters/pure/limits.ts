import { type ActingLevel, reaches } from '#platform/contract/acting.ts';

const hour = 3_600_000;

export const limits = {
  /** Of one member. */
  supporters: 10,
  /** For one supporter. */
  supported: 20,
  /** That one supporter has prepared for one member and that wait. */
  drafts: 10,
  /** What waits longer goes: it was for another day. */
  draftDays: 30,
  /** While a confirmed draft is being done, no other page does it too. */
  draftTaken: 60_000,
  /** The furthest end date. */
  days: 365,
  /** After a yes, nothing opens until then: whoever was hurried into it has a day to think. */
  coolingOff: 24 * hour,
  /** The member may shorten that, and not on the visit on which they gave it. */
  startNowAfter: hour,
  /** How long the log is kept after what it tells. */
  logDays: 365,
} as const;

/** What the member says this person is to them. It is stated, and nobody judges it. */
export const relations = ['family', 'friend', 'carer', 'worker', 'guardian', 'other'] as const;
export type Relation = (typeof relations)[number];

export type Level = ActingLevel;

/** asked: waits for the supporter’s yes. waiting: the day to think. open: it counts. over: its end date has passed. */
export const states = ['asked', 'waiting', 'open', 'over'] as const;
export type State = (typeof states)[number];

interface Times {
  readonly beginsAt: string | null;
  readonly endsAt: string;
}

export function stateOf({ beginsAt, endsAt }: Times, now: Date): State {
  if (Date.parse(endsAt) <= now.getTime()) return 'over';
  if (beginsAt === null) return 'asked';
  return Date.parse(beginsAt) > now.getTime() ? 'waiting' : 'open';
}

interface Given {
  readonly levels: Readonly<Record<string, Level>>;
  readonly endsAt: string;
}

/** It gives more than before somewhere, or for longer: then there is a day to think again. */
export const givesMore = (before: Given, after: Given): boolean =>
  Date.parse(after.endsAt) > Date.parse(before.endsAt) ||
  Object.entries(after.levels).some(([door, level]) => {
    const given = before.levels[door];
    return given === undefined || !reaches(given, level);
  });
