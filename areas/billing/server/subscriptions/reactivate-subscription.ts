import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { reactivateSubscription as contract } from '../../contract.ts';
import { tell } from '../doing.ts';
import { changeOwn } from './change-own.ts';
import { endOf } from './view.ts';

export const reactivateSubscription: Handler<typeof contract> = (useCase) =>
  changeOwn(useCase, async (row, doing, { userId }) => {
    const { planDisplayName } = row;
    if (!row.cancelAtPeriodEnd && row.nextPlanId !== null) {
      await tell(doing, { userId, what: 'change-dropped', planDisplayName, on: endOf(row) });
      return { ...row, nextPlanId: null, nextInterval: null };
    }
    if (!row.cancelAtPeriodEnd) throw problem.conflict('Your plan isn’t cancelled.');
    await tell(doing, { userId, what: 'reactivated', planDisplayName, on: endOf(row) });
    return { ...row, cancelAtPeriodEnd: false };
  });
