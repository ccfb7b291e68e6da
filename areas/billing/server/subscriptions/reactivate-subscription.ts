import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { reactivateSubscription as contract } from '../../contract.ts';
import { tell } from '../doing.ts';
import { changeOwn } from './change-own.ts';
import { endOf } from './view.ts';

export const reactivateSubscription: Handler<typeof contract> = (useCase) =>
  changeOwn(useCase, async (row, doing, { userId }) => {
    if (!row.cancelAtPeriodEnd) throw problem.conflict('Your plan isn’t cancelled.');
    const { planDisplayName } = row;
    await tell(doing, { userId, what: 'reactivated', planDisplayName, on: endOf(row) });
    return { ...row, cancelAtPeriodEnd: false };
  });
