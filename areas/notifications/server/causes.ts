import type { Cause } from '#platform/server/notices.ts';

/** Beyond this the oldest are let go, so that a busy post cannot make a notice grow without end. */
export const mostCauses = 200;
/** Members and events that a row remembers by id. */
export const mostActors = 20;
export const mostEvents = 200;

const same = (a: Cause, b: Cause) => a.by === b.by && a.item === b.item;

/** Newest first; what is there already stays where it is. */
export const withCause = (causes: readonly Cause[], cause: Cause): readonly Cause[] =>
  causes.some((one) => same(one, cause)) ? causes : [cause, ...causes].slice(0, mostCauses);

export const without = (causes: readonly Cause[], goes: Partial<Cause>): readonly Cause[] =>
  causes.filter(
    (one) => !((goes.by === undefined || goes.by === one.by) && (goes.item === undefined || goes.item === one.item)),
  );

/** Different members, latest first. */
export const actorsOf = (causes: readonly Cause[]): number[] => [...new Set(causes.map(({ by }) => by))];
