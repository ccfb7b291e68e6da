import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { payInvoice as contract } from '../../contract.ts';
import { lockAccount } from '../accounts.ts';
import { doing as doingIn } from '../doing.ts';
import { payOpenBill } from '../payments/pay-bill.ts';
import { assertNoneOnItsWay, paymentFor } from '../payments/payments.ts';
import { paymentsOf } from '../payments/payments-of.ts';
import { noPayments } from '../subscriptions/quote-subscription.ts';
import { findInvoice, type OwnInvoice } from './invoice-rows.ts';

export const payInvoice: Handler<typeof contract, OwnInvoice> = async ({ found, query, now, services }) => {
  const { config } = services;
  if (!paymentsOf(config)) throw noPayments();
  const begun = await services.transaction(async (db, emit) => {
    const doing = doingIn(db, emit, now, config);
    await lockAccount(doing, found.accountId);
    await assertNoneOnItsWay(doing, found.accountId);
    const bill = await findInvoice(doing.query, found.id);
    if (bill?.status !== 'open') throw problem.conflict('Nothing is to be paid for this invoice.');
    return { bill, paymentId: await paymentFor(doing, bill, { byMember: true }) };
  });
  return { checkoutUrl: await payOpenBill(services, begun, { now, query }) };
};
