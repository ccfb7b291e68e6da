import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { addDays, type Day, retryDays } from '../../pure/days.ts';
import { type AccountRow, lockAccount } from '../accounts.ts';
import { type Doing, doing as doingIn, tell } from '../doing.ts';
import { from } from '../from.ts';
import { findInvoice, type InvoiceRow, planBillOf } from '../invoices/invoice-rows.ts';
import { payBill, writeOff } from '../invoices/issue.ts';
import { findSubscription, saveSubscription, showPlan } from '../subscriptions/subscription-rows.ts';
import { isPaidFromKept, spendFailed } from '../usage/spend-tries.ts';
import { finishPurchase } from './finish-purchase.ts';
import { within } from './patience.ts';
import { paymentsOf } from './payments-of.ts';
import { NoAnswer, type Outcome } from './port.ts';
import { keepOrPayBack } from './refunds.ts';
import { markHeard, tellRefusal } from './refusals.ts';

const paymentRows = () =>
  from
    .selectFrom('payments as y')
    .select([
      'y.id',
      'y.account_id as accountId',
      'y.purchase_id as purchaseId',
      'y.invoice_id as invoiceId',
      'y.by_member as byMember',
      'y.key',
      'y.state',
      'y.amount',
      'y.currency',
    ]);
const one = statement((v: { id: number }) => paymentRows().where('y.id', '=', v.id));
const byKey = statement((v: { key: string }) => paymentRows().where('y.key', '=', v.key));
const pendingOf = statement((v: { invoiceId: number }) =>
  paymentRows().where('y.invoice_id', '=', v.invoiceId).where('y.state', '=', 'pending'),
);

interface New {
  readonly accountId: number;
  readonly purchaseId: number | null;
  readonly invoiceId: number | null;
  readonly amount: number;
  readonly currency: 'AUD' | 'USD';
  readonly byMember: boolean;
  /** Where the payment service has begun it, its own; else one that no other payment ever had. */
  readonly key?: string;
}
const add = statement((v: Required<New> & { id: number; now: string }) =>
  from.insertInto('payments').values({
    id: v.id,
    account_id: v.accountId,
    purchase_id: v.purchaseId,
    invoice_id: v.invoiceId,
    key: v.key,
    state: 'pending' as const,
    amount: v.amount,
    currency: v.currency,
    by_member: v.byMember,
    created_at: moment(v.now),
  }),
);

/** Written down before anyone is asked for money, so that a payment is known even if this process ends meanwhile. */
export async function beginPayment({ query, now }: Doing, about: New): Promise<number> {
  const id = await nextId(query, 'payments');
  // Not from its number: a restored backup gives the same number again, and the service would answer for the old one.
  await query(add, { key: `payment-${randomUUID()}`, ...about, id, now: now.toISOString() });
  return id;
}

export async function findPaymentByKey({ query }: Pick<Doing, 'query'>, key: string): Promise<number | undefined> {
  const [row] = await query(byKey, { key });
  return row?.id;
}

export const isOnItsWay = async (query: Doing['query'], invoiceId: number): Promise<boolean> =>
  (await query(pendingOf, { invoiceId })).length > 0;

/** One that is on its way goes on; a bill is never paid twice at the same time. */
export async function paymentFor(doing: Doing, bill: InvoiceRow, asked: Pick<New, 'byMember'>): Promise<number> {
  const [waiting] = await doing.query(pendingOf, { invoiceId: bill.id });
  if (waiting) return waiting.id;
  const { accountId, currency } = bill;
  const amount = bill.total - bill.fromCredit;
  return beginPayment(doing, { ...asked, accountId, purchaseId: null, invoiceId: bill.id, amount, currency });
}

/** Of the open bill of a plan, when its day has come. */
export async function paymentForPlan(doing: Doing, account: AccountRow): Promise<number | undefined> {
  const bill = await planBillOf(doing.query, account.id);
  return bill && paymentFor(doing, bill, { byMember: false });
}

const settled = statement(
  (v: { id: number; state: 'paid' | 'failed'; ref: string | null; reason: string; now: string }) =>
    from
      .updateTable('payments')
      .set({
        state: v.state,
        ref: v.ref,
        reason: v.reason,
        settled_at: sql<Moment>`${v.now}::timestamptz`,
        customer_ref: null,
        method_ref: null,
      })
      .where('id', '=', v.id)
      .where('state', '=', 'pending')
      .returning('id'),
);

/** What a payment has come to, in one transaction. However often and by whomever it is said, it counts once. */
export async function settle(doing: Doing, paymentId: number, outcome: Outcome): Promise<void> {
  const [before] = await doing.query(one, { id: paymentId });
  if (!before) throw new Error(`There is no payment ${paymentId}.`);
  const account = await lockAccount(doing, before.accountId);
  const now = doing.now.toISOString();
  const about = outcome.paid
    ? ({ state: 'paid', ref: outcome.ref, reason: '' } as const)
    : ({ state: 'failed', ref: null, reason: outcome.reason } as const);
  if ((await doing.query(settled, { id: paymentId, ...about, now })).length === 0) return;
  if (before.purchaseId !== null) {
    if (outcome.paid)
      await finishPurchase(doing, { account, purchaseId: before.purchaseId, paymentId, amount: before.amount });
    return;
  }
  const bill = before.invoiceId === null ? undefined : await findInvoice(doing.query, before.invoiceId);
  if (!bill) return;
  if (outcome.paid) return isPaid(doing, account, bill, { paymentId, amount: before.amount });
  if (bill.kind === 'spend' && bill.status === 'open' && (await isPaidFromKept(doing, account, bill))) {
    return tell(doing, { userId: account.userId, what: 'spend-paid', invoiceId: bill.id });
  }
  // What a member tries themself costs them no try of ours, on the day of one neither.
  if (before.byMember) return;
  if (bill.kind === 'spend') await spendFailed(doing, account, bill);
  else await hasFailed(doing, account, bill.id);
}

async function isPaid(
  doing: Doing,
  account: AccountRow,
  bill: InvoiceRow,
  { paymentId, amount }: { readonly paymentId: number; readonly amount: number },
) {
  const { id: invoiceId } = bill;
  const { userId } = account;
  const wasOpen = await payBill(doing, { account, invoiceId, paymentId, amount });
  const subscription = await findSubscription(doing.query, account.id);
  const planDisplayName = subscription?.planDisplayName ?? '';
  // It was written off meanwhile: what was paid is kept.
  if (!wasOpen) return keepOrPayBack(doing, account, { paymentId, planDisplayName });
  if (bill.kind === 'spend') return tell(doing, { userId, what: 'spend-paid', invoiceId });
  if (!subscription) return;
  if (subscription.status === 'past_due') {
    const paid = { ...subscription, status: 'active' as const, tries: 0, retryOn: null };
    await saveSubscription(doing, paid);
    await showPlan(doing, userId, paid);
  }
  await tell(doing, { userId, what: 'renewed', planDisplayName, invoiceId, on: subscription.periodEnd });
}

async function hasFailed(doing: Doing, account: AccountRow, invoiceId: number) {
  const subscription = await findSubscription(doing.query, account.id);
  if (!subscription || subscription.status === 'paused') return;
  const { planDisplayName, tries } = subscription;
  const wait = retryDays[tries];
  if (wait === undefined) {
    const bill = await planBillOf(doing.query, account.id);
    if (bill) await writeOff(doing, account, bill);
    const over = { ...subscription, status: 'canceled' as const, retryOn: null };
    await saveSubscription(doing, over);
    await showPlan(doing, account.userId, over);
    await tell(doing, { userId: account.userId, what: 'unpaid', planDisplayName, invoiceId });
    return;
  }
  const retryOn: Day = addDays(doing.day, wait);
  await saveSubscription(doing, { ...subscription, status: 'past_due', tries: tries + 1, retryOn });
  await tell(doing, { userId: account.userId, what: 'payment-failed', planDisplayName, invoiceId, on: retryOn });
}

const claim = statement((v: { id: number }) =>
  from
    .updateTable('payments as y')
    .from('billing_accounts as a')
    .set((e) => ({
      customer_ref: e.fn.coalesce('y.customer_ref', 'a.customer_ref', 'a.leaving_ref'),
      method_ref: e.fn.coalesce('y.method_ref', 'a.method_ref'),
    }))
    .whereRef('a.id', '=', 'y.account_id')
    .where('y.id', '=', v.id)
    .where('y.state', '=', 'pending')
    .returning((e) => [
      'y.key',
      'y.amount',
      'y.currency',
      'y.customer_ref as customerRef',
      'y.method_ref as methodRef',
      'y.by_member as byMember',
      isoTime(e.ref('y.created_at')).as('begun'),
    ]),
);

/**
 * Takes the money outside of a transaction, and settles what came of it. If this process ends between the two, or the
 * service gives no answer, the job comes here again with the same key, and nothing is taken twice. `hears`: whether the
 * member who asked for it still waits when there is an answer.
 */
export async function carryOut(
  services: Services,
  paymentId: number,
  now: Date,
  query: Doing['query'],
  hears: () => boolean = () => false,
): Promise<Outcome> {
  const payments = paymentsOf(services.config);
  if (!payments) throw problem.unavailable('Payments aren’t set up on this server.');
  const inOne = (work: (doing: Doing) => Promise<void>) =>
    services.transaction((db, emit) => work(doingIn(db, emit, now, services.config)));
  const said = async (outcome: Outcome, heard: boolean) => {
    if (outcome.paid) return outcome;
    if (heard) await markHeard(query, paymentId, now);
    else await inOne((doing) => tellRefusal(doing, paymentId));
    return outcome;
  };
  const [row] = await query(claim, { id: paymentId });
  if (!row) return said(await known(query, paymentId), hears());
  const { key, amount, currency, customerRef, methodRef } = row;
  const sought = { key, amount, currency, customerRef: customerRef ?? '', begun: new Date(row.begun), now };
  const noCard: Outcome = { paid: false, reason: 'There is no card to pay with. Add one first.' };
  // Whose card is gone meanwhile may have been charged before that, and the answer lost.
  const gone = async () => (customerRef && (await payments.outside?.findCharge(sought))) || noCard;
  const outcome = customerRef && methodRef ? await payments.charge({ ...sought, methodRef }) : await gone();
  const heard = hears();
  await inOne((doing) => settle(doing, paymentId, outcome));
  return row.byMember ? said(outcome, heard) : outcome;
}

/** Milliseconds that a member waits for the payment service. */
const waitMs = 2000;

const silent = 'The payment service hasn’t answered.';
/** What is said to whoever waits, by what they wait for. */
const laterWords = {
  charge: `${silent} We ask it again within minutes, and you pay only once. Look again soon.`,
  refund: `${silent} We ask it again within minutes, and the money goes back only once. Look again soon.`,
  checkout: `${silent} Its checkout couldn’t be opened, and nothing was charged. Try again in a minute.`,
  outcome: `${silent} We ask it again within the hour, and you pay only once. Look again soon.`,
} as const;

/**
 * For whoever waits for an answer that does not come in time: a charge and a refund are settled without them when it
 * comes, and by the job where it never does.
 */
export async function orLater<T>(
  { log }: Pick<Services, 'log'>,
  of: keyof typeof laterWords,
  work: Promise<T>,
): Promise<T> {
  try {
    return await within(waitMs, work);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    log.warn({ why: error.message }, 'The payment service gave no answer');
    throw problem.unavailable(laterWords[of]);
  }
}

/** For the member who asked for a payment and waits. What comes once they wait no more they are told. */
export async function chargeNow(
  services: Services,
  paymentId: number,
  { now, query }: Pick<Doing, 'now' | 'query'>,
): Promise<Outcome> {
  let isLate = false;
  let isHeard = false;
  const hears = () => {
    isHeard = !isLate;
    return isHeard;
  };
  const work = carryOut(services, paymentId, now, query, hears);
  try {
    return await orLater(services, 'charge', work);
  } catch (error) {
    // It came as we gave up, and is only being written down.
    if (isHeard) return work;
    isLate = true;
    throw error;
  }
}

/** Someone else has settled it meanwhile. */
async function known(query: Doing['query'], id: number): Promise<Outcome> {
  const [row] = await query(end, { id });
  return row?.state === 'paid' ? { paid: true, ref: row.ref ?? '' } : { paid: false, reason: row?.reason ?? '' };
}
const end = statement((v: { id: number }) =>
  from.selectFrom('payments').select(['state', 'ref', 'reason']).where('id', '=', v.id),
);

/** What the platform answers when a payment is refused: 402. */
export function assertPaid(outcome: Outcome): void {
  if (!outcome.paid) throw problem.paymentRefused(outcome.reason);
}

const onItsWay = statement((v: { accountId: number }) =>
  from
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', v.accountId)
    .where('state', '=', 'pending')
    .limit(1),
);
/** Two changes at once would be paid twice. */
export async function assertNoneOnItsWay({ query }: Pick<Doing, 'query'>, accountId: number): Promise<void> {
  if ((await query(onItsWay, { accountId })).length > 0) {
    throw problem.conflict('A payment of yours is on its way. Wait a minute, then look again.');
  }
}
