import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { paySubscription as contract } from '../../contract.ts';
import { billingDay } from '../../pure/days.ts';
import { lockAccountOf } from '../accounts.ts';
import { doing as doingIn } from '../doing.ts';
import { assertNoneOnItsWay, assertPaid, carryOut, paymentForBill } from '../payments/payments.ts';
import { paymentsOf } from '../payments/payments-of.ts';
import { noPayments } from './quote-subscription.ts';
import { readSubscription } from './view.ts';

export const paySubscription: Handler<typeof contract> = async ({ principal, query, now, services }) => {
  const { config } = services;
  if (!paymentsOf(config)) throw noPayments();
  const paymentId = await services.transaction(async (db, emit) => {
    const doing = doingIn(db, emit, now, config);
    const account = await lockAccountOf(doing, principal.id);
    await assertNoneOnItsWay(doing, account.id);
    return paymentForBill(doing, account);
  });
  if (paymentId === undefined) throw problem.conflict('Nothing is to be paid.');
  assertPaid(await carryOut(services, paymentId, now, query));
  return readSubscription(query, principal.id, { config, today: billingDay(now) });
};
