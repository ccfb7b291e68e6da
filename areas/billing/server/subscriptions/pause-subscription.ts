import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { pauseSubscription as contract } from '../../contract.ts';
import { addDays, addMonths, type Day } from '../../pure/days.ts';
import { tell } from '../doing.ts';
import { planBillOf } from '../invoices/invoice-rows.ts';
import { writeOff } from '../invoices/issue.ts';
import { assertNoneOnItsWay } from '../payments/payments.ts';
import { changeOwn } from './change-own.ts';
import { canPause } from './view.ts';

/** Money is tight: nothing is paid for a while, and what a failed payment was for is not owed. */
export const pauseSubscription: Handler<typeof contract> = (useCase) =>
  changeOwn(useCase, async (row, doing, account) => {
    if (!canPause(row, doing.day)) {
      throw problem.conflict('A plan can be paused once in twelve months, while it runs and isn’t cancelled.');
    }
    await assertNoneOnItsWay(doing, account.id);
    const bill = await planBillOf(doing.query, account.id);
    if (bill) await writeOff(doing, account, bill);
    const until = addMonths(doing.day, useCase.input.months);
    const { planDisplayName } = row;
    await tell(doing, { userId: account.userId, what: 'paused', planDisplayName, on: until });
    const unpaid = row.status === 'past_due';
    return {
      ...row,
      status: 'paused' as const,
      tries: 0,
      retryOn: null,
      pausedOn: doing.day,
      pausedUntil: until,
      lastPausedOn: doing.day,
      // Of a period that was not paid nothing is left to be kept.
      ...(unpaid && { periodEnd: later(row.periodStart, doing.day), periodCost: 0 }),
    };
  });

const later = (start: Day, day: Day): Day => (day > start ? day : addDays(start, 1));
