import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { paySubscription as contract } from '../../contract.ts';
import { lockAccountOf } from '../accounts.ts';
import { doing as doingIn } from '../doing.ts';
import { planBillOf } from '../invoices/invoice-rows.ts';
import { payOpenBill } from '../payments/pay-bill.ts';
import { assertNoneOnItsWay, paymentFor } from '../payments/payments.ts';
import { paymentsOf } from '../payments/payments-of.ts';
import { noPayments } from './quote-subscription.ts';

export const paySubscription: Handler<typeof contract> = async ({ principal, query, now, services }) => {
  const { config } = services;
  if (!paymentsOf(config)) throw noPayments();
  const begun = await services.transaction(async (db, emit) => {
    const doing = doingIn(db, emit, now, config);
    const account = await lockAccountOf(doing, principal.id);
    await assertNoneOnItsWay(doing, account.id);
    const bill = await planBillOf(doing.query, account.id);
    return bill && { bill, paymentId: await paymentFor(doing, bill, { byMember: true }) };
  });
  if (!begun) throw problem.conflict('Nothing is to be paid.');
  return { checkoutUrl: await payOpenBill(services, begun, { now, query }) };
};
