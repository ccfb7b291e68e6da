import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { resumeSubscription as contract } from '../../contract.ts';
import type { Day } from '../../pure/days.ts';
import { tell } from '../doing.ts';
import { changeOwn } from './change-own.ts';
import type { SubscriptionRow } from './subscription-rows.ts';
import { endAfterPause } from './view.ts';

/** Goes on with the days that were left; payments are counted from the day on which they end. */
export function resumed(row: SubscriptionRow, on: Day): SubscriptionRow {
  const periodEnd = endAfterPause(row, on);
  return { ...row, status: 'active', periodEnd, anchor: Number(periodEnd.slice(8)), pausedOn: null, pausedUntil: null };
}

export const resumeSubscription: Handler<typeof contract> = (useCase) =>
  changeOwn(useCase, async (row, doing, { userId }) => {
    if (row.status !== 'paused') throw problem.conflict('Your plan isn’t paused.');
    const after = resumed(row, doing.day);
    const { planDisplayName, periodEnd: on } = after;
    await tell(doing, { userId, what: 'resumed', planDisplayName, on });
    return after;
  });
