import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Invoice, InvoiceDocument, Usage } from '../../contract.ts';
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
