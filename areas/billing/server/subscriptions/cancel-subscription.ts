import type { Handler } from '#platform/server/area.ts';
import type { cancelSubscription as contract } from '../../contract.ts';
import { tell } from '../doing.ts';
import { planBillOf } from '../invoices/invoice-rows.ts';
import { writeOff } from '../invoices/issue.ts';
import { assertNoneOnItsWay } from '../payments/payments.ts';
import { changeOwn } from './change-own.ts';
import { endOf } from './view.ts';

export const cancelSubscription: Handler<typeof contract> = (useCase) =>
  changeOwn(useCase, async (row, doing, account) => {
    const { planDisplayName } = row;
    const about = { userId: account.userId, planDisplayName };
    if (row.status === 'past_due') {
      await assertNoneOnItsWay(doing, account.id);
      const bill = await planBillOf(doing.query, account.id);
      if (bill) await writeOff(doing, account, bill);
      await tell(doing, { ...about, what: 'ended' });
      return { ...row, status: 'canceled' as const, retryOn: null };
    }
    if (row.cancelAtPeriodEnd) return row;
    await tell(doing, { ...about, what: 'cancel-planned', on: endOf(row) });
    return { ...row, cancelAtPeriodEnd: true, nextPlanId: null, nextInterval: null };
  });
