import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { resumeSubscription as contract } from '../../contract.ts';
import { addDays, type Day, daysBetween } from '../../pure/days.ts';
import { type Doing, tell } from '../doing.ts';
import { changeOwn } from './change-own.ts';
import type { SubscriptionRow } from './subscription-rows.ts';
import { endAfterPause } from './view.ts';

/** Goes on with the days that were left; payments are counted from the day on which they end. */
export function resumed(row: SubscriptionRow, on: Day): SubscriptionRow {
  const periodEnd = endAfterPause(row, on);
  // A change of plan is counted by the days of the period, among which those of the pause are not.
  const periodStart = addDays(row.periodStart, daysBetween(row.periodEnd, periodEnd));
  const anchor = Number(periodEnd.slice(8));
  return { ...row, status: 'active', periodStart, periodEnd, anchor, pausedOn: null, pausedUntil: null };
}

/** Whoever has cancelled pays nothing more, and is told of no payment. */
export const tellResumed = (doing: Doing, userId: number | null, row: SubscriptionRow) =>
  tell(doing, {
    userId,
    what: 'resumed',
    planDisplayName: row.planDisplayName,
    on: row.cancelAtPeriodEnd ? null : row.periodEnd,
  });

export const resumeSubscription: Handler<typeof contract> = (useCase) =>
  changeOwn(useCase, async (row, doing, { userId }) => {
    if (row.status !== 'paused') throw problem.conflict('Your plan isn’t paused.');
    const after = resumed(row, doing.day);
    await tellResumed(doing, userId, after);
    return after;
  });
