import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { bytesAnswered, startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { holds } from '#platform/server/testing/stored.ts';
import type {
  AdminInvoice,
  BillingOverview,
  FailedPayment,
  Invoice,
  InvoiceDocument,
  PromoCode,
  PromoOffer,
  SubscriptionPlan,
  SubscriptionQuote,
  Usage,
} from '../contract.ts';
import { personalData } from './personal-data.ts';
import { addSpend, doing, returnUsage, takeUsage } from './public.ts';
import { buyerIn, plan, tokenIn } from './testing/buyer.ts';
import { assertSound } from './testing/sound.ts';

let app: TestApp;
let buyer: ReturnType<typeof buyerIn>;
let admin: number;
const day = (text: string) => app.setNow(new Date(`${text}T02:00:00Z`));
beforeAll(async () => {
  const env = { BILLING_CURRENCY: 'AUD', SELLER_NAME: 'Doorways Community Ltd', SELLER_ABN: '51 824 753 556' };
  app = await startTestApp({ areas: serverAreas, mode: 'demo', env, now: new Date('2026-11-09T02:00:00Z') });
  buyer = buyerIn(app);
  admin = await app.addMember({ roles: ['member', 'admin'] });
});
afterAll(() => app.close());
beforeEach(() => day('2026-11-09'));

const renew = async () => {
  await app.app.jobs.runNow('billing.renew');
  await app.settle();
};
const invoices = async (as: number) => (await app.call<Invoice[]>(as, 'listBillingInvoices', {})).body;
const plans = async () => (await app.call<SubscriptionPlan[]>(0, 'listSubscriptionPlans', {})).body;
const quote = async (as: number, body: object) =>
  (await app.call<SubscriptionQuote>(as, 'quoteSubscription', { query: { billingInterval: 'monthly', ...body } })).body;
const refused = async (work: Promise<unknown>) => {
  try {
    await work;
    return { status: 200, type: '', detail: '' };
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
};
const lastMail = async (userId: number) => {
  const [mail] = await app.database.query<{ subject: string; text: string }>(
    '',
    'select m.subject, m.text from outbox_mails m join users u on u.email = m."to" where u.id = $1 order by m.id desc limit 1',
    [userId],
  );
  return mail;
};
const sound = () => assertSound(app.database);
/** What is ours of a member’s account goes, as with the account itself. */
const leave = (userId: number, now: Date) =>
  app.database.db.transaction((db) => {
    const about = { userId, email: '', config: app.config, notices: new Map(), now };
    return personalData.erase({ ...about, query: queryIn(db), emit: async () => undefined });
  });

test('the four plans have the specified prices, limits and flags', async () => {
  const all = await plans();
  expect(all.map(({ name, price, yearlyPrice, isPopular }) => [name, price, yearlyPrice, isPopular])).toEqual([
    ['free', 0, 0, false],
    ['starter', 29, 290, true],
    ['professional', 99, 990, false],
    ['enterprise', 299, 2990, false],
  ]);
  const limits = all.map(({ features: f }) => [
    f.campaignsLimit,
    f.adSetsLimit,
    f.adsLimit,
    f.audiencesLimit,
    f.creativesLimit,
    f.monthlySpendLimit,
  ]);
  expect(limits).toEqual([
    [3, 5, 10, 3, 20, 500],
    [25, 50, 100, 25, 200, 5000],
    [100, 200, 500, 100, 1000, 25_000],
    [null, null, null, null, null, null],
  ]);
  const flags = all.map(({ features }) =>
    Object.entries(features)
      .filter(([, value]) => value === true)
      .map(([name]) => name)
      .sort(),
  );
  const starter = ['advancedAnalytics', 'advancedTargeting', 'automatedRules', 'bulkOperations', 'prioritySupport'];
  const whole = [...starter, 'apiAccess', 'crossPlatform', 'customReporting', 'whiteLabel'].sort();
  expect(flags).toEqual([[], starter, whole, whole]);
});

test('a plan is bought: the checkout is paid, the bill is a tax invoice, limits rise and a mail says so', async () => {
  const ana = await app.addMember({ name: 'Ana Ode' });
  expect(await buyer.read(ana)).toBeNull();
  expect(await quote(ana, { planId: plan.starter })).toMatchObject({
    total: { minor: 2900, currency: 'AUD' },
    due: { minor: 2900 },
    nextPaymentDate: '2026-12-09',
    nextPayment: { minor: 2900 },
    requiresCheckout: true,
  });
  const begun = await buyer.subscribe(ana, { planId: plan.starter });
  expect(begun).toEqual({ requiresPayment: true, checkoutUrl: expect.stringMatching(/^\/test-checkout\/[\w-]{43}$/) });
  await buyer.pay(ana, begun);
  await app.settle();
  expect(await buyer.read(ana)).toMatchObject({
    planName: 'starter',
    status: 'active',
    billingInterval: 'monthly',
    currentPeriodStart: '2026-11-09',
    currentPeriodEnd: '2026-12-09',
    nextPaymentDate: '2026-12-09',
    monthlyPrice: 29,
    yearlyPrice: 290,
    paymentMethod: { brand: 'Visa', last4: '4242', expires: '2028-11', expiresFirst: false },
  });
  const [bill] = await invoices(ana);
  expect(bill).toMatchObject({
    invoiceNumber: 'TEST-2026-00001',
    status: 'paid',
    amount: 26.36,
    total: 29,
    currency: 'AUD',
  });
  const usage = (await app.call<Usage>(ana, 'getUsage', {})).body;
  expect(usage.limits.campaigns).toEqual({ used: 0, limit: 25 });
  expect(await lastMail(ana)).toMatchObject({ subject: 'You have the Starter plan' });
  const detail = (await app.call<InvoiceDocument>(ana, 'getInvoice', { params: { id: bill?.id ?? 0 } })).body;
  expect(detail).toMatchObject({
    title: 'Tax invoice',
    buyer: 'Ana Ode',
    seller: { name: 'Doorways Community Ltd', abn: '51824753556' },
    gst: { minor: 264 },
    lines: [{ text: 'Starter plan, one month: 9 November 2026 to 8 December 2026', amount: { minor: 2900 } }],
  });
  await sound();
});

test('the PDF of a bill is tagged, with one title and a table, and another member gets 403', async () => {
  const [ana, ben] = [await app.addMember({ name: 'Ana' }), await app.addMember()];
  await buyer.buy(ana, { planId: plan.starter });
  const [bill] = await invoices(ana);
  const params = { id: bill?.id ?? 0 };
  const file = await bytesAnswered(await app.call(ana, 'downloadInvoice', { params }));
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const page = await pdf.getPage(1);
  const roles: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('role' in node && typeof node.role === 'string') roles.push(node.role);
    if ('children' in node && Array.isArray(node.children)) node.children.forEach(visit);
  };
  visit(await page.getStructTree());
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  expect(roles.filter((role) => role === 'TR')).toHaveLength(2);
  expect(roles.filter((role) => role === 'TH')).toHaveLength(5);
  const { items } = await page.getTextContent();
  const text = items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  for (const words of [
    'Tax invoice',
    'ABN 51 824 753 556',
    'Total includes GST of $2.64.',
    '$29.00',
    'This is a test.',
  ])
    expect(text).toContain(words);
  expect(await app.status(ben, 'downloadInvoice', { params })).toBe(403);
  expect(await app.status(ben, 'getInvoice', { params })).toBe(403);
  expect(await app.status(ben, 'getInvoice', { params: { id: 999_999 } })).toBe(403);
});

test('refused payments, unknown plans, guests and a server without payments have codes of their own', async () => {
  const ana = await app.addMember();
  const begun = await buyer.subscribe(ana, { planId: plan.starter });
  const payment = await refused(buyer.pay(ana, begun, 'declines'));
  expect(payment).toMatchObject({ status: 402, type: '/problems/payment-refused' });
  expect(payment.detail).toBe('The card was declined. Nothing was charged.');
  expect(await buyer.read(ana)).toBeNull();
  const body = { planId: 99, billingInterval: 'monthly' };
  expect(await app.status(ana, 'createSubscription', { body })).toBe(404);
  expect(await app.status(0, 'createSubscription', { body })).toBe(401);
  const production = await startTestApp({ areas: serverAreas });
  const member = await production.addMember();
  const { body: offered } = await production.call<SubscriptionPlan[]>(0, 'listSubscriptionPlans', {});
  expect(offered.map(({ name, canBuy }) => [name, canBuy])).toEqual([
    ['free', true],
    ...['starter', 'professional', 'enterprise'].map((name) => [name, false]),
  ]);
  expect(await production.status(member, 'createSubscription', { body: { ...body, planId: plan.starter } })).toBe(503);
  const path = { params: { token: tokenIn(begun) } };
  expect(await production.status(member, 'getTestCheckout', path)).toBe(404);
  expect(await production.status(member, 'payTestCheckout', { ...path, body: { card: 'pays' } })).toBe(404);
  await production.close();
  await sound();
});

test('pressed twice, and in two tabs, there is one subscription and one payment', async () => {
  const ana = await app.addMember();
  const begun = await Promise.all([1, 2, 3].map(() => buyer.subscribe(ana, { planId: plan.starter })));
  const paid = await Promise.all(begun.map((one) => refused(buyer.pay(ana, one))));
  expect(paid.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await invoices(ana)).toHaveLength(1);
  expect((await refused(buyer.subscribe(ana, { planId: plan.starter }))).detail).toBe('You have this plan already.');
  await sound();
});

test('the card that asks the bank pays only once that is confirmed', async () => {
  const ana = await app.addMember();
  const begun = await buyer.subscribe(ana, { planId: plan.starter });
  const input = { params: { token: tokenIn(begun) }, body: { card: 'asks' } };
  expect((await app.call(ana, 'payTestCheckout', input)).body).toEqual({ state: 'confirm' });
  expect(await buyer.read(ana)).toBeNull();
  await app.call(ana, 'payTestCheckout', { ...input, body: { card: 'asks', confirmed: true } });
  expect(await buyer.read(ana)).toMatchObject({ status: 'active' });
});

test('where the bank asks about a change, the member confirms it at a checkout', async () => {
  const ana = await app.addMember();
  const first = await buyer.subscribe(ana, { planId: plan.starter });
  const body = { card: 'asks', confirmed: true };
  await app.call(ana, 'payTestCheckout', { params: { token: tokenIn(first) }, body });
  const begun = await buyer.subscribe(ana, { planId: plan.professional });
  expect(begun).toEqual({ requiresPayment: true, checkoutUrl: expect.stringMatching(/^\/test-checkout\//) });
  expect(await buyer.read(ana)).toMatchObject({ planName: 'starter' });
  await buyer.pay(ana, begun);
  expect(await buyer.read(ana)).toMatchObject({ planName: 'professional' });
  const params = { token: tokenIn(begun) };
  expect((await app.call(ana, 'finishCheckout', { params })).body).toEqual({ state: 'paid', kind: 'change' });
  expect(await app.status(admin, 'finishCheckout', { params })).toBe(404);
  await sound();
});

test('a bill is made out to a business once its name and ABN are given; earlier ones stay as they were', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  await buyer.buy(ana, { planId: plan.starter });
  const save = (abn: string | null, version: number) =>
    refused(app.call(ana, 'saveBillingBuyer', { body: { name: ' Example Pty Ltd ', abn, version } }));
  expect(await save('53 004 085 617', 1)).toMatchObject({
    status: 400,
    errors: [{ field: 'abn', message: 'This ABN can’t be right. Check each digit.' }],
  });
  expect(await save('53 004 085 616', 1)).toMatchObject({ status: 200 });
  expect(await save(null, 1)).toMatchObject({ status: 409 });
  expect((await app.call(ana, 'getBillingBuyer', {})).body).toEqual({
    name: 'Example Pty Ltd',
    abn: '53004085616',
    version: 2,
  });
  await buyer.subscribe(ana, { planId: plan.professional });
  const [later, earlier] = await invoices(ana);
  const madeOutTo = async (bill: Invoice | undefined) => {
    const { body } = await app.call<InvoiceDocument>(ana, 'getInvoice', { params: { id: bill?.id ?? 0 } });
    return [body.buyer, body.buyerAbn];
  };
  expect(await madeOutTo(later)).toEqual(['Example Pty Ltd', '53004085616']);
  expect(await madeOutTo(earlier)).toEqual(['Ana', null]);
  const [row] = await app.database.query<{ text: string }>(
    '',
    `select concat(i.buyer_sealed, a.buyer_sealed) as text from invoices i join billing_accounts a on a.id = i.account_id where i.id = $1`,
    [later?.id],
  );
  for (const word of ['Example Pty', '53004085616']) expect(holds(row?.text ?? '', word)).toBe(false);
});

test('a bigger plan begins at once for the difference, a smaller one gives back, to the cent', async () => {
  const ana = await app.addMember();
  day('2026-11-09');
  await buyer.buy(ana, { planId: plan.starter });
  day('2026-11-24');
  const up = await quote(ana, { planId: plan.professional });
  expect(up.lines.map(({ text, amount }) => [text, amount.minor])).toEqual([
    ['Starter plan, given back for 15 of 30 days', -1450],
    ['Professional plan, for 15 of 30 days', 4950],
  ]);
  expect(up).toMatchObject({
    due: { minor: 3500 },
    requiresCheckout: false,
    canWait: false,
    nextPaymentDate: '2026-12-09',
  });
  expect(await refused(buyer.subscribe(ana, { planId: plan.professional, due: 3400 }))).toMatchObject({ status: 409 });
  expect(await buyer.subscribe(ana, { planId: plan.professional, due: 3500 })).toEqual({
    requiresPayment: false,
    checkoutUrl: null,
  });
  await app.settle();
  expect(await buyer.read(ana)).toMatchObject({ planName: 'professional', currentPeriodEnd: '2026-12-09' });
  const down = await quote(ana, { planId: plan.starter });
  expect(down).toMatchObject({ due: { minor: 0 }, kept: { minor: 3500 }, canWait: true });
  await buyer.subscribe(ana, { planId: plan.starter });
  await app.settle();
  expect(await buyer.read(ana)).toMatchObject({
    planName: 'starter',
    credit: { minor: 3500 },
    nextPayment: { minor: 0 },
  });
  expect((await lastMail(ana))?.text).toMatch(
    /\n\nYour adjustment note: TEST-2026-\d{5}, \$35\.00\. We keep it for your next bills\.\n/,
  );
  expect((await invoices(ana)).map(({ kind, total, status }) => [kind, total, status])).toEqual([
    ['credit', -35, 'credited'],
    ['change', 35, 'paid'],
    ['subscription', 29, 'paid'],
  ]);
  await sound();
  day('2026-12-09');
  await renew();
  expect(await buyer.read(ana)).toMatchObject({ currentPeriodEnd: '2027-01-09', credit: { minor: 600 } });
  expect((await invoices(ana))[0]).toMatchObject({ status: 'paid', total: 29 });
  await sound();
});

test('a smaller plan may wait for the end of the period, a larger one never does', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.professional });
  expect(await refused(buyer.subscribe(ana, { planId: plan.enterprise, when: 'period-end' }))).toMatchObject({
    status: 409,
  });
  await buyer.subscribe(ana, { planId: plan.starter, when: 'period-end' });
  expect(await buyer.read(ana)).toMatchObject({
    planName: 'professional',
    next: { planDisplayName: 'Starter', billingInterval: 'monthly' },
    nextPayment: { minor: 2900 },
  });
  day('2026-12-09');
  await renew();
  expect(await buyer.read(ana)).toMatchObject({ planName: 'starter', next: null, currentPeriodEnd: '2027-01-09' });
  await sound();
});

test('a smaller plan that waits is dropped in one call, and the plan of today is paid for as before', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.professional });
  await buyer.subscribe(ana, { planId: plan.starter, when: 'period-end' });
  await app.call(ana, 'reactivateSubscription', {});
  expect(await buyer.read(ana)).toMatchObject({ planName: 'professional', next: null, nextPayment: { minor: 9900 } });
  await app.settle();
  expect((await lastMail(ana))?.subject).toBe('You keep the Professional plan');
  expect(await refused(app.call(ana, 'reactivateSubscription', {}))).toMatchObject({ status: 409 });
  day('2026-12-09');
  await renew();
  expect(await buyer.read(ana)).toMatchObject({ planName: 'professional', currentPeriodEnd: '2027-01-09' });
  await sound();
});

test('the operator’s sums hold more than two thousand million cents', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter });
  const revenue = async () =>
    (await app.call<BillingOverview>(admin, 'getBillingOverview', {})).body.months.find(
      ({ month }) => month === '2026-11',
    )?.revenue.minor ?? 0;
  const before = await revenue();
  await app.database.query(
    '',
    `insert into ledger_entries (account_id, debit, credit, amount, currency, day, created_at)
       select a.id, 'cash', 'revenue', 2000000000, 'AUD', '2026-11-09', now()
         from billing_accounts a, generate_series(1, 2) where a.user_id = $1`,
    [ana],
  );
  const after = await revenue();
  await app.database.query('', 'delete from ledger_entries where amount = 2000000000', []);
  expect(after - before).toBe(4_000_000_000);
  await sound();
});

test('cancelling keeps the plan to the end of the period, and reactivating takes it back', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter });
  await app.call(ana, 'cancelSubscription', { body: { cancelAtPeriodEnd: true } });
  expect(await buyer.read(ana)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, nextPaymentDate: null });
  await app.call(ana, 'reactivateSubscription', {});
  expect(await buyer.read(ana)).toMatchObject({ cancelAtPeriodEnd: false, nextPaymentDate: '2026-12-09' });
  await app.call(ana, 'cancelSubscription', { body: { cancelAtPeriodEnd: true } });
  await app.settle();
  expect((await lastMail(ana))?.subject).toBe('Your Starter plan ends on 9 December 2026');
  day('2026-12-08');
  await renew();
  expect(await buyer.read(ana)).not.toBeNull();
  day('2026-12-09');
  await renew();
  expect(await buyer.read(ana)).toBeNull();
  expect(await invoices(ana)).toHaveLength(1);
  expect((await app.call<Usage>(ana, 'getUsage', {})).body.limits.campaigns).toEqual({ used: 0, limit: 3 });
  expect(await refused(app.call(ana, 'reactivateSubscription', {}))).toMatchObject({ status: 409 });
});

test('a payment that fails is tried again on set days, then the plan ends, nothing is owed and nothing deleted', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter }, 'declines-later');
  day('2026-12-09');
  await renew();
  expect(await buyer.read(ana)).toMatchObject({ status: 'past_due', retryOn: '2026-12-12', due: { minor: 2900 } });
  expect((await lastMail(ana))?.text).toContain('We try again on 12 December 2026.');
  expect((await app.call<Usage>(ana, 'getUsage', {})).body.limits.campaigns.limit).toBe(25);
  expect(await refused(buyer.subscribe(ana, { planId: plan.professional }))).toMatchObject({ status: 409 });
  expect(await refused(app.call(ana, 'paySubscription', {}))).toMatchObject({ status: 402 });
  for (const [today, next] of [
    ['2026-12-12', '2026-12-17'],
    ['2026-12-17', '2026-12-24'],
    ['2026-12-24', undefined],
  ] as const) {
    day(today);
    await renew();
    const now = await buyer.read(ana);
    expect(now?.retryOn).toBe(next);
  }
  expect(await buyer.read(ana)).toBeNull();
  expect((await invoices(ana)).map(({ kind, status }) => [kind, status])).toEqual([
    ['write-off', 'credited'],
    ['subscription', 'void'],
    ['subscription', 'paid'],
  ]);
  expect((await lastMail(ana))?.text).toContain('you owe nothing for it');
  await sound();
});

test('who leaves the community owes nothing for a plan, and bills remain without them', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter }, 'declines-later');
  day('2026-12-09');
  await renew();
  const rows = <T extends object>(text: string, values: unknown[]) => app.database.query<T>('', text, values);
  const [account] = await rows<{ id: number }>('select id from billing_accounts where user_id = $1', [ana]);
  await leave(ana, new Date('2026-12-09T02:00:00Z'));
  const bills = 'select kind, status from invoices where account_id = $1 order by id';
  expect(await rows(bills, [account?.id])).toEqual([
    { kind: 'subscription', status: 'paid' },
    { kind: 'subscription', status: 'void' },
    { kind: 'write-off', status: 'credited' },
  ]);
  const left = 'select user_id, card_last4, (select status from subscriptions s where s.account_id = a.id) as status';
  expect(await rows(`${left} from billing_accounts a where id = $1`, [account?.id])).toEqual([
    { user_id: null, card_last4: null, status: 'canceled' },
  ]);
  await sound();
});

test('who leaves owes the ads that were shown until then: they are billed at once, and stay owed', async () => {
  const ana = await app.addMember({ name: 'Ana Ode' });
  await buyer.buy(ana, { planId: plan.starter }, 'declines-later');
  const spend = (date: string, minor: number) =>
    app.database.db.transaction((db) =>
      addSpend(
        doing(db, async () => undefined, new Date(`${date}T02:00:00Z`), app.config),
        ana,
        minor,
      ),
    );
  await spend('2026-11-10', 5000);
  day('2026-12-01');
  await spend('2026-12-01', 700);
  const rows = <T extends object>(text: string, values: unknown[]) => app.database.query<T>('', text, values);
  const [account] = await rows<{ id: number }>('select id from billing_accounts where user_id = $1', [ana]);
  // November is billed and was refused; of December no one knows yet.
  await renew();
  await leave(ana, new Date('2026-12-02T02:00:00Z'));
  const bills = `select i.kind, i.status, i.total, i.retry_on, i.buyer_sealed <> '' as sealed,
    array(select text from invoice_lines l where l.invoice_id = i.id) as lines
    from invoices i where i.account_id = $1 and i.kind <> 'subscription' order by i.id`;
  const owed = { kind: 'spend', status: 'open', retry_on: null, sealed: true };
  expect(await rows(bills, [account?.id])).toEqual([
    { ...owed, total: 5000, lines: ['Ads in November 2026'] },
    { ...owed, total: 700, lines: ['Ads in December 2026'] },
  ]);
  for (const date of ['2026-12-04', '2027-01-01', '2027-02-01']) {
    day(date);
    await renew();
  }
  expect(await rows(bills, [account?.id])).toHaveLength(2);
  const [asked] = await rows<{ count: number }>(
    'select count(*)::int as count from payments where account_id = $1 and created_at > $2',
    [account?.id, '2026-12-02T00:00:00Z'],
  );
  expect(asked?.count).toBe(0);
  await sound();
});

test('what was paid for a bill that is written off is paid back from what is kept, and no bill is less for it', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter }, 'asks');
  for (const date of ['2026-12-09', '2026-12-12', '2026-12-17']) {
    day(date);
    await renew();
  }
  day('2026-12-23');
  const { body: begun } = await app.call<{ checkoutUrl: string }>(ana, 'paySubscription', {});
  app.setNow(new Date('2026-12-24T00:00:00Z'));
  await renew();
  expect(await buyer.read(ana)).toBeNull();
  await buyer.pay(ana, begun);
  const kinds = async () => (await invoices(ana)).map(({ kind, status }) => [kind, status]);
  const before = await kinds();
  expect(before).toEqual([
    ['write-off', 'credited'],
    ['subscription', 'void'],
    ['subscription', 'paid'],
  ]);
  const bill = (await invoices(ana)).find(({ status }) => status === 'void');
  const params = { id: bill?.id ?? 0 };
  await app.call(admin, 'refundInvoice', { params, body: { amount: 2900, reason: 'Asked for it' } });
  expect(await kinds()).toEqual(before);
  const [account] = await app.database.query<{ credit: number }>(
    '',
    'select credit from billing_accounts where user_id = $1',
    [ana],
  );
  expect(account?.credit).toBe(0);
  await sound();
});

test('where the bank asks on the day of the last try, the member confirms at a checkout and keeps the plan', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter }, 'asks');
  for (const date of ['2026-12-09', '2026-12-12', '2026-12-17']) {
    day(date);
    await renew();
  }
  day('2026-12-24');
  const { body: begun } = await app.call<{ checkoutUrl: string }>(ana, 'paySubscription', {});
  expect(await buyer.read(ana)).toMatchObject({ status: 'past_due', retryOn: '2026-12-24' });
  await buyer.pay(ana, begun);
  expect(await buyer.read(ana)).toMatchObject({ status: 'active', retryOn: null });
  await sound();
});

test('what a member tries on the day of a try takes none away, for a plan and for ads', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter }, 'declines-later');
  await app.database.db.transaction((db) =>
    addSpend(
      doing(db, async () => undefined, new Date('2026-11-09T02:00:00Z'), app.config),
      ana,
      5000,
    ),
  );
  day('2026-12-09');
  await renew();
  const spendBill = (await invoices(ana)).find(({ kind }) => kind === 'spend')?.id ?? 0;
  const tries = async () => {
    const [row] = await app.database.query<{ plan: number; ads: number }>(
      '',
      `select s.tries as plan, i.tries as ads from invoices i join subscriptions s on s.account_id = i.account_id
         where i.id = $1`,
      [spendBill],
    );
    return row;
  };
  const tryAll = async () => {
    expect(await refused(app.call(ana, 'paySubscription', {}))).toMatchObject({ status: 402 });
    expect(await refused(app.call(ana, 'payInvoice', { params: { id: spendBill } }))).toMatchObject({ status: 402 });
  };
  expect(await tries()).toEqual({ plan: 1, ads: 1 });
  day('2026-12-12');
  await tryAll();
  await tryAll();
  expect(await tries()).toEqual({ plan: 1, ads: 1 });
  expect(await buyer.read(ana)).toMatchObject({ retryOn: '2026-12-12' });
  await renew();
  expect(await tries()).toEqual({ plan: 2, ads: 2 });
  expect(await buyer.read(ana)).toMatchObject({ status: 'past_due', retryOn: '2026-12-17' });
  await sound();
});

test('a plan that was cancelled before a payment failed can still be ended at once', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter }, 'declines-later');
  day('2026-12-09');
  await renew();
  // Cancelled while the payment was on its way.
  await app.database.query(
    '',
    `update subscriptions set cancel_at_period_end = true
       where account_id = (select id from billing_accounts where user_id = $1)`,
    [ana],
  );
  await app.call(ana, 'cancelSubscription', { body: { cancelAtPeriodEnd: true } });
  expect(await buyer.read(ana)).toBeNull();
  await sound();
});

test('after a failed payment another card pays what is open', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter }, 'declines-later');
  day('2026-12-09');
  await renew();
  const begun = (await app.call<{ checkoutUrl: string }>(ana, 'changePaymentMethod', {})).body;
  await buyer.pay(ana, begun);
  await app.call(ana, 'paySubscription', {});
  expect(await buyer.read(ana)).toMatchObject({ status: 'active', retryOn: null, due: null });
  await sound();
});

test('a pause takes no money for up to three months, keeps the days that are paid for, and counts once a year', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter });
  day('2026-11-19');
  await app.call(ana, 'pauseSubscription', { body: { months: 3 } });
  expect(await buyer.read(ana)).toMatchObject({
    status: 'paused',
    pausedUntil: '2027-02-19',
    nextPaymentDate: '2027-03-11',
  });
  expect((await app.call<Usage>(ana, 'getUsage', {})).body.limits.campaigns.limit).toBe(3);
  day('2026-12-20');
  await renew();
  expect(await invoices(ana)).toHaveLength(1);
  day('2027-02-19');
  await renew();
  expect(await buyer.read(ana)).toMatchObject({ status: 'active', currentPeriodEnd: '2027-03-11', canPause: false });
  expect(await refused(app.call(ana, 'pauseSubscription', { body: { months: 1 } }))).toMatchObject({ status: 409 });
  day('2027-03-11');
  await renew();
  expect(await buyer.read(ana)).toMatchObject({ currentPeriodEnd: '2027-04-11' });
  await sound();
});

test('a pause can end early, and then fewer days are added', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter });
  day('2026-11-19');
  await app.call(ana, 'pauseSubscription', { body: { months: 2 } });
  day('2026-11-29');
  await app.call(ana, 'resumeSubscription', {});
  expect(await buyer.read(ana)).toMatchObject({ status: 'active', currentPeriodEnd: '2026-12-19', pausedUntil: null });
  // The days of the pause are none of those that were paid for.
  const up = await quote(ana, { planId: plan.professional });
  expect(up.lines.map(({ text, amount }) => [text, amount.minor])).toEqual([
    ['Starter plan, given back for 20 of 30 days', -1933],
    ['Professional plan, for 20 of 30 days', 6600],
  ]);
  await sound();
});

test('mails in a pause name the end that it moved, and no payment once the plan is cancelled', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter });
  day('2026-11-19');
  await app.call(ana, 'pauseSubscription', { body: { months: 1 } });
  expect((await app.call<Usage>(ana, 'getUsage', {})).body.subscription.currentPeriodEnd).toBe('2027-01-08');
  const cancel = async () => {
    await app.call(ana, 'cancelSubscription', { body: { cancelAtPeriodEnd: true } });
    await app.settle();
  };
  await cancel();
  expect((await lastMail(ana))?.subject).toBe('Your Starter plan ends on 8 January 2027');
  await app.call(ana, 'reactivateSubscription', {});
  await app.settle();
  expect((await lastMail(ana))?.text).toContain('The next payment is on 8 January 2027.');
  await cancel();
  day('2026-12-19');
  await renew();
  const mail = await lastMail(ana);
  expect(mail?.subject).toBe('Your Starter plan continues');
  expect(mail?.text).toContain('You have cancelled it, and nothing more is charged for it.');
  expect(mail?.text).not.toContain('next payment');
});

test('a promo code shows its price, counts its uses, once an account, and for as many payments as it says', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const body = {
    code: 'wattle10',
    percent: 10,
    amountOff: null,
    periods: 2,
    plans: ['starter'],
    lastDay: '2026-12-31',
  };
  const made = (await app.call<PromoCode>(admin, 'createPromoCode', { body: { ...body, mostUses: 1 } })).body;
  expect(made).toMatchObject({ code: 'WATTLE10', uses: 0 });
  const check = (as: number, promoCode: string) => app.call<PromoOffer>(as, 'checkPromoCode', { body: { promoCode } });
  expect((await check(ana, 'Wattle10 ')).body.prices).toEqual([
    { planId: plan.starter, billingInterval: 'monthly', price: { minor: 2610, currency: 'AUD' } },
    { planId: plan.starter, billingInterval: 'yearly', price: { minor: 26_100, currency: 'AUD' } },
  ]);
  expect(await refused(check(ana, 'NOSUCH'))).toMatchObject({
    status: 422,
    errors: [{ field: 'promoCode', message: 'We don’t know this promo code. Check its letters and digits.' }],
  });
  expect(await refused(check(ana, 'NO\0SUCH'))).toMatchObject({ status: 400, errors: [{ field: 'promoCode' }] });
  await buyer.buy(ana, { planId: plan.starter, promoCode: 'WATTLE10' });
  expect((await invoices(ana))[0]).toMatchObject({ total: 26.1, status: 'paid' });
  expect((await refused(check(ben, 'WATTLE10'))).detail).toBe('This promo code has been used up.');
  expect(await buyer.read(ana)).toMatchObject({ nextPayment: { minor: 2610 } });
  day('2026-12-09');
  await renew();
  expect(await buyer.read(ana)).toMatchObject({ nextPayment: { minor: 2900 } });
  day('2027-01-09');
  expect((await refused(check(ben, 'WATTLE10'))).detail).toBe('This promo code has expired.');
  await renew();
  expect((await invoices(ana)).map(({ total }) => total)).toEqual([29, 26.1, 26.1]);
  await sound();
});

test('a code for so many payments counts for no more of them when the interval changes', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const half = { percent: 50, amountOff: null };
  await app.call(admin, 'createPromoCode', { body: { ...half, code: 'HALF1' } });
  await app.call(admin, 'createPromoCode', { body: { ...half, code: 'HALF2', periods: 2 } });
  await buyer.buy(ana, { planId: plan.starter, promoCode: 'HALF1' });
  await buyer.buy(ben, { planId: plan.starter, promoCode: 'HALF2' });
  day('2026-11-24');
  const yearly = { planId: plan.starter, billingInterval: 'yearly' };
  const without = await quote(ana, yearly);
  expect(without.lines.map(({ amount }) => amount.minor)).toEqual([-725, 29_000]);
  const second = await quote(ben, yearly);
  expect(second.lines.map(({ amount }) => amount.minor)).toEqual([-725, 14_500]);
  expect(second.nextPayment.minor).toBe(29_000);
  await buyer.subscribe(ben, yearly);
  await app.settle();
  expect(await buyer.read(ben)).toMatchObject({ billingInterval: 'yearly', nextPayment: { minor: 29_000 } });
  await sound();
});

test('a plan that waits takes no promo code, and keeps the payments that an earlier one still counts for', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const half = { percent: 50, amountOff: null };
  await app.call(admin, 'createPromoCode', { body: { ...half, code: 'LATER' } });
  await app.call(admin, 'createPromoCode', { body: { ...half, code: 'KEPT2', periods: 2 } });
  await buyer.buy(ana, { planId: plan.professional });
  await buyer.buy(ben, { planId: plan.professional, promoCode: 'KEPT2' });
  const wish = { planId: plan.starter, when: 'period-end' };
  expect(await refused(buyer.subscribe(ana, { ...wish, promoCode: 'LATER' }))).toMatchObject({
    status: 422,
    detail: 'A promo code counts for a plan that begins now. Choose “Now”, or remove the code.',
  });
  expect((await quote(ana, wish)).nextPayment.minor).toBe(2900);
  expect((await quote(ben, wish)).nextPayment.minor).toBe(1450);
  await buyer.subscribe(ben, wish);
  expect(await buyer.read(ben)).toMatchObject({ nextPayment: { minor: 1450 } });
});

test('what is paid for a plan that has changed meanwhile is kept, and its promo code can be used again', async () => {
  const ana = await app.addMember();
  await app.call(admin, 'createPromoCode', { body: { code: 'WHOLE', percent: 100, amountOff: null } });
  await app.call(admin, 'createPromoCode', { body: { code: 'BACK10', percent: 10, amountOff: null } });
  await buyer.subscribe(ana, { planId: plan.starter, promoCode: 'WHOLE' });
  const begun = await buyer.subscribe(ana, { planId: plan.professional, promoCode: 'BACK10' });
  await app.call(ana, 'cancelSubscription', { body: { cancelAtPeriodEnd: true } });
  await buyer.pay(ana, begun);
  await app.settle();
  expect(await buyer.read(ana)).toMatchObject({ planName: 'starter', credit: { minor: 8910 } });
  expect((await lastMail(ana))?.subject).toBe('Your payment is kept for you');
  expect(await app.status(ana, 'checkPromoCode', { body: { promoCode: 'BACK10' } })).toBe(200);
  await sound();
});

test('an ended code can’t be used, and members who used it before keep what it takes off', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const body = { code: 'OVER10', percent: 10, amountOff: null, periods: 2 };
  const { id } = (await app.call<PromoCode>(admin, 'createPromoCode', { body })).body;
  await buyer.buy(ana, { planId: plan.starter, promoCode: 'OVER10' });
  const ended = (await app.call<PromoCode>(admin, 'endPromoCode', { params: { id } })).body;
  expect(ended).toMatchObject({ code: 'OVER10', uses: 1, endedAt: '2026-11-09T02:00:00.000Z' });
  expect(await refused(buyer.subscribe(ben, { planId: plan.starter, promoCode: 'OVER10' }))).toMatchObject({
    status: 422,
    detail: 'This promo code has expired.',
  });
  expect(await buyer.read(ana)).toMatchObject({ nextPayment: { minor: 2610 } });
});

test('ten members take a promo code with three uses at once: three get it, and what is given up is free again', async () => {
  const body = { code: 'THREE', percent: null, amountOff: 500, mostUses: 3 };
  await app.call(admin, 'createPromoCode', { body });
  const people = await Promise.all(Array.from({ length: 10 }, () => app.addMember()));
  const wish = { planId: plan.starter, promoCode: 'THREE' };
  const answers = await Promise.all(people.map((id) => refused(buyer.subscribe(id, wish))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
  const first = people[answers.findIndex(({ status }) => status === 200)] ?? 0;
  const other = people[answers.findIndex(({ status }) => status === 422)] ?? 0;
  await buyer.subscribe(first, { planId: plan.starter });
  expect(await refused(buyer.subscribe(other, wish))).toMatchObject({ status: 200 });
  await sound();
});

test('who leaves with a checkout that is not paid gives their promo code back', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const body = { code: 'LEAVES1', percent: 10, amountOff: null, mostUses: 1 };
  await app.call(admin, 'createPromoCode', { body });
  await buyer.subscribe(ana, { planId: plan.starter, promoCode: 'LEAVES1' });
  const check = () => app.status(ben, 'checkPromoCode', { body: { promoCode: 'LEAVES1' } });
  expect(await check()).toBe(422);
  await leave(ana, new Date('2026-11-09T02:00:00Z'));
  expect(await check()).toBe(200);
  await sound();
});

test('a code that takes off everything needs no card', async () => {
  const ana = await app.addMember();
  await app.call(admin, 'createPromoCode', { body: { code: 'GIFT', percent: 100, amountOff: null } });
  const begun = await buyer.subscribe(ana, { planId: plan.starter, promoCode: 'GIFT' });
  expect(begun).toEqual({ requiresPayment: false, checkoutUrl: null });
  expect(await buyer.read(ana)).toMatchObject({ status: 'active', paymentMethod: null });
  day('2026-12-09');
  await renew();
  expect(await buyer.read(ana)).toMatchObject({ status: 'past_due' });
  await app.call(ana, 'cancelSubscription', { body: { cancelAtPeriodEnd: true } });
  expect(await buyer.read(ana)).toBeNull();
  await sound();
});

test('limits hold under races, give room again, and rise with the plan at once', async () => {
  const ana = await app.addMember();
  const now = new Date('2026-11-09T02:00:00Z');
  const inOne = (work: (about: ReturnType<typeof doing>) => Promise<void>) =>
    app.database.db.transaction((db) => work(doing(db, async () => undefined, now, app.config)));
  const take = () => refused(inOne((about) => takeUsage(about, ana, 'campaigns')));
  const answers = await Promise.all(Array.from({ length: 12 }, take));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.find(({ status }) => status === 409)?.detail).toBe(
    'Your plan Free has room for 3 campaigns. Upgrade your plan to add more.',
  );
  const usage = async () => (await app.call<Usage>(ana, 'getUsage', {})).body;
  expect(await usage()).toMatchObject({
    limits: { campaigns: { used: 3, limit: 3 } },
    violations: [
      {
        limitType: 'campaigns',
        severity: 'hard_limit',
        message: '3 of 3 campaigns are used. You can’t add more. What runs continues.',
      },
    ],
  });
  await inOne((about) => returnUsage(about, ana, 'campaigns'));
  expect((await usage()).limits.campaigns.used).toBe(2);
  await buyer.buy(ana, { planId: plan.starter });
  expect((await usage()).limits.campaigns).toEqual({ used: 2, limit: 25 });
  expect((await usage()).violations).toEqual([]);
});

test('an administrator changes a plan without a release: cards, limits and the next payment follow', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.enterprise });
  const { id, name: _, currency: __, canBuy: ___, ...before } = (await plans())[3] as SubscriptionPlan;
  const body = { ...before, price: 310.5, features: { ...before.features, campaignsLimit: 1000 } };
  const update = (as: number, more: object = {}) =>
    app.status(as, 'updateSubscriptionPlan', { params: { id }, body: { ...body, ...more } });
  expect(await update(ana)).toBe(403);
  expect(await update(admin, { price: 1.001 })).toBe(400);
  expect(await update(admin)).toBe(200);
  expect(await update(admin)).toBe(409);
  expect((await plans())[3]).toMatchObject({ price: 310.5, features: { campaignsLimit: 1000 } });
  expect(await buyer.read(ana)).toMatchObject({ monthlyPrice: 310.5, nextPayment: { minor: 31_050 } });
  expect((await app.call<Usage>(ana, 'getUsage', {})).body.limits.campaigns.limit).toBe(1000);
  const [bill] = await invoices(ana);
  expect(bill?.total).toBe(299);
});

test('a refund is a note of its own, never more than was paid, and the operator’s sums follow', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter });
  const [bill] = await invoices(ana);
  const received = async () =>
    (await app.call<BillingOverview>(admin, 'getBillingOverview', {})).body.months.find(
      ({ month }) => month === '2026-11',
    )?.received.minor ?? 0;
  const before = await received();
  const refund = (amount: number) =>
    app.call<AdminInvoice>(admin, 'refundInvoice', {
      params: { id: bill?.id ?? 0 },
      body: { amount, reason: 'Asked for it' },
    });
  expect((await refund(1000)).body).toMatchObject({ refundable: { minor: 1900 } });
  expect(await refused(refund(1901))).toMatchObject({ status: 409 });
  await Promise.all([refused(refund(1900)), refused(refund(1900))]);
  await app.settle();
  expect((await invoices(ana)).map(({ kind, total }) => [kind, total])).toEqual([
    ['refund', -19],
    ['refund', -10],
    ['subscription', 29],
  ]);
  expect((await lastMail(ana))?.subject).toBe('You get money back');
  expect(await received()).toBe(before - 2900);
  const failed = (await app.call<FailedPayment[]>(admin, 'listFailedPayments', {})).body;
  expect(failed[0]).toMatchObject({ reason: expect.stringMatching(/\w/), amount: { currency: 'AUD' } });
  const ledger = await bytesAnswered(await app.call(admin, 'downloadLedger', { query: { month: '2026-11' } }));
  const lines = ledger.toString().trim().split('\r\n');
  expect(lines[0]).toBe('Entry,Day,Debit,Credit,Amount,Currency,Account,Invoice');
  expect(lines).toContainEqual(
    expect.stringMatching(/^\d+,2026-11-09,receivable,revenue,26\.36,AUD,\d+,TEST-2026-\d{5}$/),
  );
  await sound();
});

test('a card that ends before the next payment is warned of once', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter }, 'expires-soon');
  expect(await buyer.read(ana)).toMatchObject({ paymentMethod: { expires: '2026-11', expiresFirst: true } });
  await renew();
  await renew();
  const mails = await app.database.query<{ subject: string }>(
    '',
    'select m.subject from outbox_mails m join users u on u.email = m."to" where u.id = $1 and m.subject = $2',
    [ana, 'Your card ends soon'],
  );
  expect(mails).toHaveLength(1);
});

test('a payment whose process ended is carried out once by the job', async () => {
  const ana = await app.addMember();
  await buyer.buy(ana, { planId: plan.starter });
  day('2026-11-24');
  await buyer.subscribe(ana, { planId: plan.professional });
  await app.database.query(
    '',
    `update payments set state = 'pending', ref = null, settled_at = null
       where account_id = (select id from billing_accounts where user_id = ${ana}) and amount = 3500`,
    [],
  );
  expect(await refused(buyer.subscribe(ana, { planId: plan.enterprise }))).toMatchObject({ status: 409 });
  day('2026-11-25');
  await renew();
  await renew();
  const [row] = await queryIn(app.database.db)<{ paid: number }>(
    '',
    `select count(*)::int as paid from payments where state = 'paid' and account_id = (select id from billing_accounts where user_id = ${ana})`,
    [],
  );
  expect(row?.paid).toBe(2);
  expect(await buyer.read(ana)).toMatchObject({ planName: 'professional' });
});
