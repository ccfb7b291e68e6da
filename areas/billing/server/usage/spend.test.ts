import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Invoice, InvoiceDocument, Usage } from '../../contract.ts';
import { findInvoice } from '../invoices/invoice-rows.ts';
import { payOpenBill } from '../payments/pay-bill.ts';
import { paymentFor, settle } from '../payments/payments.ts';
import { addSpend, type Doing, doing, giveBackSpend, planOf, type SpendRoom, spendRoom } from '../public.ts';
import { buyerIn, plan } from '../testing/buyer.ts';
import { assertSound } from '../testing/sound.ts';

let app: TestApp;
let buyer: ReturnType<typeof buyerIn>;
let today: Date;
const day = (text: string) => {
  today = new Date(`${text}T02:00:00Z`);
  app.setNow(today);
};
beforeAll(async () => {
  const env = { BILLING_CURRENCY: 'AUD', SELLER_NAME: 'Doorways Community Ltd', SELLER_ABN: '51 824 753 556' };
  app = await startTestApp({ areas: serverAreas, mode: 'demo', env, now: new Date('2026-11-09T02:00:00Z') });
  buyer = buyerIn(app);
});
afterAll(() => app.close());
beforeEach(() => day('2026-11-09'));

const inOne = <T>(work: (about: Doing) => Promise<T>): Promise<T> =>
  app.database.db.transaction((db) => work(doing(db, async () => undefined, today, app.config)));
const spend = (as: number, minor: number) => inOne((about) => addSpend(about, as, minor));
const room = (as: number): Promise<SpendRoom> => inOne((about) => spendRoom(about, as));
const renew = async () => {
  await app.app.jobs.runNow('billing.renew');
  await app.settle();
};
const invoices = async (as: number) => (await app.call<Invoice[]>(as, 'listBillingInvoices', {})).body;
const spendBills = async (as: number) => (await invoices(as)).filter(({ kind }) => kind === 'spend');
/** A member of Free with a card. */
const withCard = async (card?: Parameters<typeof buyer.pay>[2]) => {
  const as = await app.addMember();
  const begun = (await app.call<{ checkoutUrl: string }>(as, 'changePaymentMethod', {})).body;
  await buyer.pay(as, begun, card);
  return as;
};

test('without a card nothing is spent', async () => {
  const ana = await app.addMember();
  expect(await room(ana)).toEqual({ left: 50_000, stopped: 'no-card' });
  expect(await spend(ana, 100)).toBe(0);
  const ben = await withCard();
  expect(await room(ben)).toEqual({ left: 50_000, stopped: undefined });
  expect(await spend(ben, 100)).toBe(100);
});

test('the limit of the plan is never passed, however many count at once, and a bigger plan has more room at once', async () => {
  const ana = await withCard();
  const counted = await Promise.all(Array.from({ length: 12 }, () => spend(ana, 6000)));
  expect(counted.reduce((sum, minor) => sum + minor, 0)).toBe(50_000);
  const usage = async () => (await app.call<Usage>(ana, 'getUsage', {})).body;
  expect(await usage()).toMatchObject({
    limits: { monthlySpend: { used: 500, limit: 500 } },
    violations: [{ limitType: 'monthlySpend', severity: 'soft_limit' }],
  });
  await buyer.buy(ana, { planId: plan.starter });
  expect(await room(ana)).toEqual({ left: 450_000, stopped: undefined });
  const { plan: bought, usedOf } = await inOne((about) => planOf(about.query, ana, about.day));
  expect([bought.name, bought.campaignsLimit, usedOf('campaigns')]).toEqual(['starter', 25, 0]);
  day('2026-12-01');
  expect(await room(ana)).toEqual({ left: 500_000, stopped: undefined });
});

test('a month is billed once it is over, once, with a line of its own, and GST in it', async () => {
  const ana = await withCard();
  await spend(ana, 1234);
  await renew();
  expect(await spendBills(ana)).toEqual([]);
  day('2026-12-01');
  await spend(ana, 700);
  await renew();
  await renew();
  const [bill, ...others] = await spendBills(ana);
  expect(others).toEqual([]);
  expect(bill).toMatchObject({ total: 12.34, status: 'paid', about: 'Ads in November 2026' });
  const { body } = await app.call<InvoiceDocument>(ana, 'getInvoice', { params: { id: bill?.id ?? 0 } });
  expect(body).toMatchObject({ title: 'Tax invoice', gst: { minor: 112 }, paidBy: 'Visa, ending in 4242' });
  await assertSound(app.database);
});

test('less than a card can pay waits for the next month, and both are on one bill', async () => {
  const ana = await withCard();
  await spend(ana, 49);
  day('2026-12-01');
  await renew();
  expect(await spendBills(ana)).toEqual([]);
  await spend(ana, 51);
  day('2027-01-01');
  await renew();
  expect((await spendBills(ana)).map(({ total }) => total)).toEqual([1]);
  await assertSound(app.database);
});

test('ads that were not paid for stop, are tried again on set days, are never written off, and go on once paid', async () => {
  const ana = await withCard('declines-later');
  await spend(ana, 5000);
  for (const date of ['2026-12-01', '2026-12-04', '2026-12-09', '2026-12-16', '2027-02-01']) {
    day(date);
    await renew();
  }
  const [bill] = await spendBills(ana);
  expect(bill).toMatchObject({ status: 'open', total: 50 });
  const [row] = await app.database.query<{ tries: number }>('', 'select tries from invoices where id = $1', [bill?.id]);
  expect(row?.tries).toBe(4);
  expect(await room(ana)).toMatchObject({ stopped: 'unpaid' });
  expect(await spend(ana, 100)).toBe(0);
  const begun = (await app.call<{ checkoutUrl: string }>(ana, 'changePaymentMethod', {})).body;
  await buyer.pay(ana, begun);
  const params = { id: bill?.id ?? 0 };
  expect((await app.call(ana, 'payInvoice', { params })).body).toEqual({ checkoutUrl: null });
  expect(await app.status(ana, 'payInvoice', { params })).toBe(409);
  expect(await room(ana)).toMatchObject({ stopped: undefined });
  expect(await spend(ana, 100)).toBe(100);
  await assertSound(app.database);
});

test('whoever cancels a plan after a failed payment still owes the ads that were shown', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter }, 'declines-later');
  await spend(ana, 5000);
  day('2026-12-09');
  await renew();
  await app.call(ana, 'cancelSubscription', { body: { cancelAtPeriodEnd: true } });
  expect(await buyer.read(ana)).toBeNull();
  expect((await spendBills(ana))[0]).toMatchObject({ status: 'open', total: 50 });
  await assertSound(app.database);
});

test('where the bank asks, an open bill is paid at a checkout', async () => {
  const ana = await withCard('asks');
  await spend(ana, 5000);
  day('2026-12-01');
  await renew();
  const [bill] = await spendBills(ana);
  const { body } = await app.call<{ checkoutUrl: string }>(ana, 'payInvoice', { params: { id: bill?.id ?? 0 } });
  expect(body.checkoutUrl).toMatch(/^\/test-checkout\//);
  await buyer.pay(ana, body);
  expect((await spendBills(ana))[0]).toMatchObject({ status: 'paid' });
  await assertSound(app.database);
});

test('what is given back of a bill that is not paid makes it less, to nothing or to what a card can pay', async () => {
  const ana = await withCard('declines-later');
  await spend(ana, 2000);
  day('2026-12-01');
  await renew();
  const give = (minor: number) => inOne((about) => giveBackSpend(about, ana, { month: '2026-11', minor }));
  const bill = async () => {
    const [row] = await app.database.query<{ status: string; due: number; credit: number }>(
      '',
      `select i.status, i.total - i.from_credit as due, a.credit from invoices i
         join billing_accounts a on a.id = i.account_id where a.user_id = $1 and i.kind = 'spend'`,
      [ana],
    );
    return row;
  };
  expect(await give(500)).toBe(500);
  expect(await bill()).toEqual({ status: 'open', due: 1500, credit: 0 });
  await assertSound(app.database);
  // Thirty cents are less than a card can pay.
  expect(await give(1470)).toBe(1470);
  expect(await bill()).toEqual({ status: 'paid', due: 0, credit: 0 });
  const [note] = await invoices(ana);
  const { body } = await app.call<InvoiceDocument>(ana, 'getInvoice', { params: { id: note?.id ?? 0 } });
  expect(body.lines.map(({ text, amount }) => [text, amount.minor])).toEqual([
    ['Ads in November 2026, given back', -1470],
    ['Less than a card can pay, left off', -30],
  ]);
  expect(await room(ana)).toMatchObject({ stopped: undefined });
  await assertSound(app.database);
});

test('what is given back while a bill is being paid is kept, and taken off the bill should the payment fail', async () => {
  const ana = await withCard('declines-later');
  await spend(ana, 2000);
  day('2026-12-01');
  await renew();
  const [bill] = await spendBills(ana);
  const invoiceId = bill?.id ?? 0;
  const payment = await inOne(async (about) => {
    const row = await findInvoice(about.query, invoiceId);
    return row && paymentFor(about, row, { byMember: true });
  });
  await inOne((about) => giveBackSpend(about, ana, { month: '2026-11', minor: 500 }));
  const now = async () => {
    const [row] = await app.database.query<{ due: number; credit: number }>(
      '',
      `select i.total - i.from_credit as due, a.credit from invoices i
         join billing_accounts a on a.id = i.account_id where i.id = $1`,
      [invoiceId],
    );
    return row;
  };
  expect(await now()).toEqual({ due: 2000, credit: 500 });
  await assertSound(app.database);
  await inOne((about) => settle(about, payment ?? 0, { paid: false, reason: 'Declined.' }));
  expect(await now()).toEqual({ due: 1500, credit: 0 });
  await assertSound(app.database);
});

test('a bill that is paid by what was given back, after its card payment failed, is told as paid', async () => {
  const ana = await withCard('declines-later');
  await spend(ana, 2000);
  day('2026-12-01');
  await renew();
  const invoiceId = (await spendBills(ana))[0]?.id ?? 0;
  const payment = await inOne(async (about) => {
    const row = await findInvoice(about.query, invoiceId);
    return row && paymentFor(about, row, { byMember: true });
  });
  await inOne((about) => giveBackSpend(about, ana, { month: '2026-11', minor: 2000 }));
  const told: unknown[] = [];
  await app.database.db.transaction((db) => {
    const emit: Doing['emit'] = async (_, payload) => void told.push(payload);
    return settle(doing(db, emit, today, app.config), payment ?? 0, { paid: false, reason: 'Declined.' });
  });
  expect(told).toMatchObject([{ userId: ana, what: 'spend-paid', invoiceId }]);
  expect((await spendBills(ana))[0]).toMatchObject({ id: invoiceId, status: 'paid' });
  await assertSound(app.database);
});

test('what is given back while a member pays counts: the checkout asks for the rest, and for nothing where none is left', async () => {
  const ana = await withCard('asks');
  await spend(ana, 2000);
  day('2026-12-01');
  await renew();
  const [bill] = await spendBills(ana);
  const payWhileGiving = async (minor: number) => {
    const begun = await inOne(async (about) => {
      const row = await findInvoice(about.query, bill?.id ?? 0);
      return row && { bill: row, paymentId: await paymentFor(about, row, { byMember: true }) };
    });
    if (!begun) throw new Error('There is no bill.');
    await inOne((about) => giveBackSpend(about, ana, { month: '2026-11', minor }));
    return payOpenBill(app.app.services, begun, { now: today, query: app.database.query });
  };
  expect(await payWhileGiving(500)).toMatch(/^\/test-checkout\//);
  const asked = await app.database.query<{ due: number }>(
    '',
    `select due from purchases where invoice_id = $1 and state = 'open'`,
    [bill?.id],
  );
  expect(asked).toEqual([{ due: 1500 }]);
  expect(await payWhileGiving(1500)).toBeNull();
  expect((await spendBills(ana))[0]).toMatchObject({ status: 'paid' });
  await assertSound(app.database);
});

test('a checkout that asks for more than is due since something was given back leaves the rest with the member', async () => {
  const ana = await withCard('asks');
  await spend(ana, 2000);
  day('2026-12-01');
  await renew();
  const [bill] = await spendBills(ana);
  const { body } = await app.call<{ checkoutUrl: string }>(ana, 'payInvoice', { params: { id: bill?.id ?? 0 } });
  await inOne((about) => giveBackSpend(about, ana, { month: '2026-11', minor: 500 }));
  await buyer.pay(ana, body);
  expect((await spendBills(ana))[0]).toMatchObject({ status: 'paid' });
  const [row] = await app.database.query<{ credit: number }>(
    '',
    'select credit from billing_accounts where user_id = $1',
    [ana],
  );
  expect(row?.credit).toBe(500);
  await assertSound(app.database);
});

test('what should not have counted is less as long as it is not billed, and kept for the next bills after that', async () => {
  const ana = await withCard();
  await spend(ana, 2000);
  await inOne((about) => giveBackSpend(about, ana, { month: '2026-11', minor: 500 }));
  day('2026-12-01');
  await renew();
  expect((await spendBills(ana))[0]).toMatchObject({ total: 15 });
  await inOne((about) => giveBackSpend(about, ana, { month: '2026-11', minor: 300 }));
  expect((await invoices(ana))[0]).toMatchObject({
    kind: 'credit',
    total: -3,
    about: 'Ads in November 2026, given back',
  });
  await spend(ana, 1000);
  day('2027-01-01');
  await renew();
  expect((await invoices(ana))[0]).toMatchObject({ kind: 'spend', total: 10, status: 'paid' });
  await assertSound(app.database);
});
