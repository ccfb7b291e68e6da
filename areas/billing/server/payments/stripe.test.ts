import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notification } from '#areas/notifications/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { queryIn } from '#platform/server/db.ts';
import { ProblemError } from '#platform/server/problem.ts';
import type { TestApp } from '#platform/server/testing/app.ts';
import type {
  AdminInvoice,
  BillingOverview,
  Dispute,
  Invoice,
  RefusedPayment,
  UserSubscription,
} from '../../contract.ts';
import { personalData } from '../personal-data.ts';
import { plan } from '../testing/buyer.ts';
import { assertSound } from '../testing/sound.ts';
import { type Begun, comeBack, deliver, type PaidApp, sessionIn, startPaidApp } from '../testing/stripe-payer.ts';
import type { CardKind, StripeServer } from '../testing/stripe-server.ts';
import { apiVersion } from './stripe.ts';

const first = new Date('2026-11-09T02:00:00Z');
let paid: PaidApp;
let app: TestApp;
let stripe: StripeServer;
let admin: number;
beforeAll(async () => {
  paid = await startPaidApp({ areas: serverAreas }, first);
  ({ app, stripe } = paid);
  admin = await app.addMember({ roles: ['member', 'admin'] });
});
afterAll(() => paid.close());
beforeEach(() => {
  paid.setNow(first);
  stripe.events.length = 0;
});

const later = (minutes: number) => paid.setNow(new Date(first.getTime() + minutes * 60_000));
const run = async (job: 'billing.settle' | 'billing.renew') => {
  await app.app.jobs.runNow(job);
  await app.settle();
};
const read = async (as: number) => (await app.call<UserSubscription | null>(as, 'getUserSubscription', {})).body;
const invoices = async (as: number) => (await app.call<Invoice[]>(as, 'listBillingInvoices', {})).body;
const subscribe = async (as: number, planId: number) =>
  (await app.call<Begun>(as, 'createSubscription', { body: { planId, billingInterval: 'monthly' } })).body;
const refused = async (work: Promise<unknown>) => {
  try {
    await work;
    return { status: 200, detail: '' };
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
};
const tellAll = async () => {
  for (const event of stripe.events.splice(0)) await deliver(app, stripe, event);
  await app.settle();
};
/** Buys and pays; answers the name that Stripe has for the payment. */
const buy = async (as: number, planId: number, kind?: CardKind) => {
  const intent = stripe.pay(sessionIn(await subscribe(as, planId)), kind);
  await comeBack(app, as);
  await app.settle();
  return intent;
};
const lastMail = async (userId: number) => {
  const [mail] = await app.database.query<{ subject: string; text: string }>(
    '',
    'select m.subject, m.text from outbox_mails m join users u on u.email = m."to" where u.id = $1 order by m.id desc limit 1',
    [userId],
  );
  return mail;
};
const lastSubject = async (userId: number) => (await lastMail(userId))?.subject;
/** What is ours of a member’s account goes, as with the account itself. */
const leave = (userId: number) =>
  app.database.db.transaction((db) =>
    personalData.erase({
      query: queryIn(db),
      emit: async () => undefined,
      userId,
      email: '',
      config: app.config,
      notices: app.app.services.notices,
      now: first,
    }),
  );
/** What we have on our books for what Stripe has on its own. */
const sound = async () => {
  await assertSound(app.database);
  const [row] = await app.database.query<{ sum: number }>(
    '',
    `select coalesce(sum(amount - refunded), 0)::int as sum from payments where state = 'paid'`,
    [],
  );
  expect(row?.sum).toBe(stripe.charged());
};

test('a plan is paid at Stripe, the member comes back to it, and what Stripe tells of it then changes nothing', async () => {
  const ana = await app.addMember({ name: 'Ana Ode' });
  const begun = await subscribe(ana, plan.starter);
  expect(begun.checkoutUrl).toBe(`${stripe.origin}/pay/${sessionIn(begun)}`);
  expect(await comeBack(app, ana)).toBe('open');
  stripe.pay(sessionIn(begun));
  expect(await comeBack(app, ana)).toBe('paid');
  expect(await read(ana)).toMatchObject({
    planName: 'starter',
    status: 'active',
    isTest: true,
    paymentMethod: { brand: 'Visa', last4: '4242', expires: '2032-08' },
  });
  const again = [...stripe.events, ...stripe.events.toReversed()];
  for (const event of again) expect(await deliver(app, stripe, event)).toBe(204);
  await app.settle();
  expect((await invoices(ana)).map(({ total, status }) => [total, status])).toEqual([[29, 'paid']]);
  await sound();
});

test('a plan begins with what Stripe tells, for someone who closed the page', async () => {
  const ana = await app.addMember();
  stripe.pay(sessionIn(await subscribe(ana, plan.starter)));
  expect(await read(ana)).toBeNull();
  await tellAll();
  expect(await read(ana)).toMatchObject({ planName: 'starter' });
  expect(await lastSubject(ana)).toBe('You have the Starter plan');
  await sound();
});

test('a plan begins within the hour where nothing was told', async () => {
  const ana = await app.addMember();
  stripe.pay(sessionIn(await subscribe(ana, plan.starter)));
  later(20);
  await run('billing.renew');
  expect(await read(ana)).toMatchObject({ planName: 'starter' });
  await sound();
});

describe('what is not signed by Stripe, now, over these very bytes', () => {
  const send = async (body: Uint8Array, headers: Record<string, string>) =>
    (
      await app.app.http.inject({
        method: 'POST',
        url: '/api/payment-events',
        headers: { 'content-type': 'application/json', ...headers },
        payload: Buffer.from(body),
      })
    ).statusCode;

  test('is refused, and makes nothing of it', async () => {
    const ana = await app.addMember();
    stripe.pay(sessionIn(await subscribe(ana, plan.starter)));
    const event = stripe.events.find(({ type }) => type === 'checkout.session.completed');
    if (!event) throw new Error('Stripe has told nothing.');
    const { body, signature } = stripe.signed(event);
    expect(await send(body, {})).toBe(403);
    expect(
      await send(body, { 'stripe-signature': signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
    ).toBe(403);
    expect(await send(Buffer.concat([body, Buffer.from(' ')]), { 'stripe-signature': signature })).toBe(403);
    const forged = stripe.signed(event, { by: 'whsec_of_someone_else' });
    expect(await send(forged.body, { 'stripe-signature': forged.signature })).toBe(403);
    const stale = stripe.signed(event, { at: new Date(first.getTime() - 301_000) });
    expect(await send(stale.body, { 'stripe-signature': stale.signature })).toBe(403);
    expect(await read(ana)).toBeNull();
    expect(await send(body, { 'stripe-signature': signature })).toBe(204);
    expect(await send(body, { 'stripe-signature': signature })).toBe(204);
    expect(await read(ana)).toMatchObject({ planName: 'starter' });
    expect(await invoices(ana)).toHaveLength(1);
  });

  test('a browser on another site can’t send it either', async () => {
    const event = { id: 'evt_other', type: 'account.updated', created: 0, data: { object: {} } };
    const { body, signature } = stripe.signed(event);
    expect(await send(body, { 'stripe-signature': signature, origin: 'https://elsewhere.example' })).toBe(403);
    expect(await send(body, { 'stripe-signature': signature })).toBe(204);
  });
});

test('a card that is declined is refused in plain words, and the plan stays', async () => {
  const ana = await app.addMember();
  await buy(ana, plan.starter, 'declines');
  expect(await refused(subscribe(ana, plan.professional))).toMatchObject({
    status: 402,
    detail: 'There is too little money on the card. Nothing was charged.',
  });
  expect(await read(ana)).toMatchObject({ planName: 'starter' });
  await tellAll();
  await sound();
});

test('where the bank asks, the member confirms at a checkout; one who leaves keeps the old plan', async () => {
  const ana = await app.addMember();
  await buy(ana, plan.starter, 'asks');
  const begun = await subscribe(ana, plan.professional);
  expect(begun).toMatchObject({ requiresPayment: true, checkoutUrl: expect.stringContaining('/pay/') });
  await tellAll();
  expect(await read(ana)).toMatchObject({ planName: 'starter' });
  stripe.expire(sessionIn(begun));
  await tellAll();
  expect(await read(ana)).toMatchObject({ planName: 'starter' });
  const second = await subscribe(ana, plan.professional);
  stripe.pay(sessionIn(second));
  await tellAll();
  expect(await read(ana)).toMatchObject({ planName: 'professional' });
  await sound();
});

test('where a checkout can’t be opened nothing is charged, it is said so, and the next try goes on', async () => {
  const ana = await app.addMember();
  stripe.trouble(500, 500);
  expect(await refused(subscribe(ana, plan.starter))).toMatchObject({
    status: 503,
    detail:
      'The payment service hasn’t answered. Its checkout couldn’t be opened, and nothing was charged. Try again in a minute.',
  });
  stripe.pay(sessionIn(await subscribe(ana, plan.starter)));
  expect(await comeBack(app, ana)).toBe('paid');
  await sound();
});

test('an answer that never comes is asked for again, and the money is taken once', async () => {
  const ana = await app.addMember();
  await buy(ana, plan.starter);
  stripe.trouble('lost', 'lost');
  const lost = await refused(subscribe(ana, plan.professional));
  expect(lost).toMatchObject({ status: 503, detail: expect.stringContaining('you pay only once') });
  expect(await refused(subscribe(ana, plan.enterprise))).toMatchObject({ status: 409 });
  later(5);
  await run('billing.settle');
  expect(await read(ana)).toMatchObject({ planName: 'professional' });
  await sound();
});

test('more than a day later it is looked for before it is asked for again', async () => {
  const ana = await app.addMember();
  await buy(ana, plan.starter);
  stripe.trouble('lost', 'lost');
  await refused(subscribe(ana, plan.professional));
  stripe.forgetKeys();
  later(30 * 60);
  await run('billing.settle');
  expect(await read(ana)).toMatchObject({ planName: 'professional' });
  await sound();
});

test('a server that fails or has too much to do takes nothing, and the job goes on', async () => {
  const ana = await app.addMember();
  await buy(ana, plan.starter);
  stripe.trouble(500, 500);
  expect(await refused(subscribe(ana, plan.professional))).toMatchObject({ status: 503 });
  stripe.trouble(429);
  later(5);
  await run('billing.settle');
  expect(await read(ana)).toMatchObject({ planName: 'starter' });
  later(10);
  await run('billing.settle');
  expect(await read(ana)).toMatchObject({ planName: 'professional' });
  await sound();
});

test('money is paid back once, however often its answer is lost, and outside of a transaction', async () => {
  const ana = await app.addMember();
  await buy(ana, plan.starter);
  const [bill] = await invoices(ana);
  const refund = (amount: number) =>
    app.call<AdminInvoice>(admin, 'refundInvoice', {
      params: { id: bill?.id ?? 0 },
      body: { amount, reason: 'Asked' },
    });
  stripe.trouble('lost', 'lost');
  expect(await refused(refund(1000))).toMatchObject({
    status: 503,
    detail: expect.stringContaining('the money goes back only once'),
  });
  expect(await refused(refund(1901))).toMatchObject({ status: 409 });
  later(5);
  await run('billing.settle');
  await tellAll();
  expect((await refund(1900)).body).toMatchObject({ refundable: { minor: 0 } });
  await tellAll();
  expect((await invoices(ana)).map(({ kind, total }) => [kind, total])).toEqual([
    ['refund', -19],
    ['refund', -10],
    ['subscription', 29],
  ]);
  await sound();
});

test('what someone pays back at Stripe is on our books too, and comes back when the bank refuses it', async () => {
  const ana = await app.addMember();
  const intent = await buy(ana, plan.starter);
  stripe.refundThere(intent, 900);
  await tellAll();
  expect((await invoices(ana))[0]).toMatchObject({ kind: 'refund', total: -9 });
  await sound();
  stripe.returnRefund(stripe.refundIds().at(-1) ?? '');
  await tellAll();
  expect((await invoices(ana))[0]).toMatchObject({ kind: 'reversal', total: 9, status: 'paid' });
  expect(await lastSubject(ana)).toBe('Your money came back to us');
  await sound();
});

test('a dispute is shown to the operator, takes the money while it lasts, and gives or keeps it in the end', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const [ofAna, ofBen] = [await buy(ana, plan.starter), await buy(ben, plan.starter)];
  const overview = async () => (await app.call<BillingOverview>(admin, 'getBillingOverview', {})).body.disputes;
  const before = await overview();
  const [won, lost] = [stripe.dispute(ofAna, 'needs_response'), stripe.dispute(ofBen, 'needs_response')];
  await tellAll();
  expect(await overview()).toBe(before + 2);
  const told = (await app.call<Notification[]>(admin, 'listNotifications')).body;
  expect(told.filter(({ kind }) => kind === 'paymentDisputed').map(({ text, link }) => ({ text, link }))).toEqual(
    Array.from({ length: 2 }, () => ({
      text: 'A payment is disputed: answer it at the payment service before its day',
      link: '/admin/billing',
    })),
  );
  const ofMember = (await app.call<Notification[]>(ana, 'listNotifications')).body;
  expect(ofMember.filter(({ kind }) => kind === 'paymentDisputed')).toEqual([]);
  const [bill] = await invoices(ana);
  const body = { amount: 100, reason: 'Asked' };
  expect(await refused(app.call(admin, 'refundInvoice', { params: { id: bill?.id ?? 0 }, body }))).toMatchObject({
    status: 409,
  });
  await assertSound(app.database);
  stripe.dispute(ofAna, 'won', won);
  stripe.dispute(ofBen, 'lost', lost);
  await tellAll();
  const { body: listed } = await app.call<Dispute[]>(admin, 'listDisputes', {});
  expect(listed.slice(0, 2).map(({ memberId, state, amount }) => [memberId, state, amount.minor])).toEqual([
    [ben, 'lost', 2900],
    [ana, 'won', 2900],
  ]);
  expect((await invoices(ben)).map(({ kind, total }) => [kind, total])).toEqual([
    ['refund', -29],
    ['subscription', 29],
  ]);
  expect(await invoices(ana)).toHaveLength(1);
  await assertSound(app.database);
});

test('what is told of a payment before the payment itself waits for it', async () => {
  const ana = await app.addMember();
  const intent = stripe.pay(sessionIn(await subscribe(ana, plan.starter)));
  const told = stripe.events.splice(0);
  stripe.refundThere(intent, 500);
  stripe.dispute(intent, 'needs_response');
  await tellAll();
  expect(await read(ana)).toBeNull();
  for (const event of told) await deliver(app, stripe, event);
  later(5);
  await run('billing.settle');
  expect((await invoices(ana)).map(({ kind, total }) => [kind, total])).toEqual([
    ['refund', -5],
    ['subscription', 29],
  ]);
  await assertSound(app.database);
});

test('who begins again gives the first checkout up; what was paid there all the same is kept for the next bills', async () => {
  const ana = await app.addMember();
  const closed = sessionIn(await subscribe(ana, plan.starter));
  const open = sessionIn(await subscribe(ana, plan.professional));
  expect(() => stripe.pay(closed)).toThrow('is not open');
  // It can’t be closed, because Stripe does not answer.
  stripe.trouble(500, 500);
  const last = sessionIn(await subscribe(ana, plan.starter));
  stripe.pay(last);
  stripe.pay(open);
  await tellAll();
  expect(await read(ana)).toMatchObject({ planName: 'starter', credit: { minor: 9900 } });
  expect(await lastSubject(ana)).toBe('Your payment is kept for you');
  await sound();
});

test('an amount that is not what was asked for buys nothing, and is kept', async () => {
  const ana = await app.addMember();
  stripe.pay(sessionIn(await subscribe(ana, plan.starter)), 'pays', 100);
  await tellAll();
  expect(await read(ana)).toBeNull();
  expect(await lastSubject(ana)).toBe('Your payment is kept for you');
  const [row] = await app.database.query<{ credit: number }>(
    '',
    'select credit from billing_accounts where user_id = $1',
    [ana],
  );
  expect(row?.credit).toBe(100);
  await sound();
});

test('what was kept and is no bill is paid back without a note, and the mail names none', async () => {
  const ana = await app.addMember();
  const intent = stripe.pay(sessionIn(await subscribe(ana, plan.starter)), 'pays', 100);
  await tellAll();
  stripe.refundThere(intent, 100);
  await tellAll();
  expect(await invoices(ana)).toEqual([]);
  const mail = await lastMail(ana);
  expect(mail?.subject).toBe('You get money back');
  expect(mail?.text).toMatch(
    /^We pay back what we kept for your next bills\. It takes some days until it is in your account\.\n/,
  );
  await sound();
});

test('who leaves is removed at Stripe too, with their cards, and their bills stay', async () => {
  const ana = await app.addMember();
  await buy(ana, plan.starter);
  const [account] = await app.database.query<{ ref: string }>(
    '',
    'select customer_ref as ref from billing_accounts where user_id = $1',
    [ana],
  );
  // Cards that earlier tests have replaced.
  await run('billing.settle');
  await leave(ana);
  stripe.trouble(500, 500);
  await run('billing.settle');
  expect(stripe.forgotten.has(account?.ref ?? '')).toBe(false);
  await run('billing.settle');
  expect(stripe.forgotten.has(account?.ref ?? '')).toBe(true);
  await sound();
});

test('a customer whom someone has removed at Stripe adds a card as a new one, and pays with it', async () => {
  const ana = await app.addMember();
  await buy(ana, plan.starter);
  const customer = async () => {
    const rows = await app.database.query<{ ref: string }>(
      '',
      'select customer_ref as ref from billing_accounts where user_id = $1',
      [ana],
    );
    return rows[0]?.ref ?? '';
  };
  const before = await customer();
  stripe.forgotten.add(before);
  stripe.pay(sessionIn((await app.call<Begun>(ana, 'changePaymentMethod', {})).body));
  await tellAll();
  expect(await customer()).not.toBe(before);
  await subscribe(ana, plan.professional);
  expect(await read(ana)).toMatchObject({ planName: 'professional' });
  await sound();
});

test('a card that another one replaces is removed at Stripe, and the new one pays', async () => {
  const ana = await app.addMember();
  await buy(ana, plan.starter);
  const methods = () =>
    app.database.query<{ method: string; former: string[] }>(
      '',
      'select method_ref as method, former_methods as former from billing_accounts where user_id = $1',
      [ana],
    );
  const [before] = await methods();
  stripe.pay(sessionIn((await app.call<Begun>(ana, 'changePaymentMethod', {})).body));
  await tellAll();
  const [after] = await methods();
  expect(after?.former).toEqual([before?.method]);
  expect(after?.method).not.toBe(before?.method);
  await run('billing.settle');
  expect(stripe.detached).toContain(before?.method);
  expect(stripe.detached).not.toContain(after?.method);
  expect((await methods())[0]?.former).toEqual([]);
  await subscribe(ana, plan.professional);
  expect(await read(ana)).toMatchObject({ planName: 'professional' });
  await sound();
});

test('a checkout that is still open when its member leaves is closed at Stripe', async () => {
  const ana = await app.addMember();
  const session = sessionIn(await subscribe(ana, plan.starter));
  await leave(ana);
  expect(stripe.stateOf(session)).toBe('open');
  // Where Stripe gives no answer it is closed the next time.
  stripe.trouble(500, 500);
  await run('billing.settle');
  await run('billing.settle');
  expect(stripe.stateOf(session)).toBe('expired');
  const before = stripe.asked.length;
  await run('billing.settle');
  expect(stripe.asked.length).toBe(before);
  await sound();
});

test('what is paid at a checkout that was given up is not lost where nothing is told', async () => {
  const ana = await app.addMember();
  const session = sessionIn(await subscribe(ana, plan.starter));
  stripe.trouble(500, 500);
  await subscribe(ana, plan.professional);
  stripe.pay(session);
  stripe.events.length = 0;
  await run('billing.settle');
  const [row] = await app.database.query<{ credit: number }>(
    '',
    'select credit from billing_accounts where user_id = $1',
    [ana],
  );
  expect(row?.credit).toBe(2900);
  await sound();
});

test('what is paid after someone has left buys nothing, goes back, and their card is removed at Stripe', async () => {
  const ana = await app.addMember();
  const session = sessionIn(await subscribe(ana, plan.starter));
  const [account] = await app.database.query<{ id: number }>('', 'select id from billing_accounts where user_id = $1', [
    ana,
  ]);
  await leave(ana);
  stripe.pay(session);
  await tellAll();
  const row = async () => {
    const [found] = await app.database.query<{ credit: number; method: string | null; plans: number }>(
      '',
      `select a.credit, a.method_ref as method, (select count(*)::int from subscriptions s where s.account_id = a.id) as plans
         from billing_accounts a where a.id = $1`,
      [account?.id],
    );
    return found;
  };
  expect(await row()).toEqual({ credit: 2900, method: null, plans: 0 });
  await sound();
  const [before, charged] = [stripe.forgotten.size, stripe.charged()];
  later(5);
  await run('billing.settle');
  expect(stripe.charged()).toBe(charged - 2900);
  expect(await row()).toEqual({ credit: 0, method: null, plans: 0 });
  expect(stripe.forgotten.size).toBe(before + 1);
  await tellAll();
  await sound();
});

/** What the member is told of a payment that was refused once they waited no more. */
const refusal = async (as: number) => ({
  page: (await app.call<RefusedPayment | null>(as, 'getRefusedPayment', {})).body,
  notices: (await app.call<Notification[]>(as, 'listNotifications', {})).body.map(({ text }) => text),
  mail: (await lastMail(as))?.text ?? '',
});
const tooLittle = 'There is too little money on the card. Nothing was charged.';
const unanswered = expect.stringContaining('We ask it again within minutes');

test('a charge that is refused once the member waits no more is told to them in the same words', async () => {
  const ana = await app.addMember();
  await buy(ana, plan.starter, 'declines');
  expect((await refusal(ana)).page).toBeNull();
  stripe.trouble('held');
  expect(await refused(subscribe(ana, plan.professional))).toMatchObject({ status: 503, detail: unanswered });
  expect((await refusal(ana)).page).toBeNull();
  stripe.release();
  await vi.waitFor(async () => expect((await refusal(ana)).page).not.toBeNull(), { timeout: 10_000 });
  await tellAll();
  later(5);
  await run('billing.settle');
  const { page, notices, mail } = await refusal(ana);
  expect(page).toMatchObject({ reason: tooLittle, on: '2026-11-09' });
  expect(notices.filter((text) => text === 'Your payment didn’t go through: open it to see why')).toHaveLength(1);
  expect(mail).toContain(tooLittle);
  // What is bought then is bought.
  stripe.pay(sessionIn((await app.call<Begun>(ana, 'changePaymentMethod', {})).body));
  await tellAll();
  await subscribe(ana, plan.professional);
  expect((await refusal(ana)).page).toBeNull();
  await sound();
});

test('a refusal that the member has as an answer is no news, however it is heard of', async () => {
  const ana = await app.addMember();
  await buy(ana, plan.starter, 'declines');
  expect(await refused(subscribe(ana, plan.professional))).toMatchObject({ status: 402, detail: tooLittle });
  await tellAll();
  later(5);
  await run('billing.settle');
  const { page, notices } = await refusal(ana);
  expect(page).toMatchObject({ reason: tooLittle });
  expect(notices.filter((text) => text.includes('didn’t go through'))).toEqual([]);
});

test('a refusal that only Stripe could tell of, since a process ended, reaches the member by the job', async () => {
  const ana = await app.addMember();
  await buy(ana, plan.starter, 'declines');
  stripe.trouble('lost', 'lost');
  expect(await refused(subscribe(ana, plan.professional))).toMatchObject({ status: 503 });
  await tellAll();
  expect((await refusal(ana)).notices).not.toContain('Your payment didn’t go through: open it to see why');
  later(5);
  await run('billing.settle');
  const { page, notices, mail } = await refusal(ana);
  expect(page).toMatchObject({ reason: tooLittle });
  expect(notices).toContain('Your payment didn’t go through: open it to see why');
  expect(mail).toContain(tooLittle);
});

test('every call names the version of the API that this was written for', () => {
  expect(stripe.asked.length).toBeGreaterThan(10);
  expect(new Set(stripe.asked.map(({ version }) => version))).toEqual(new Set([apiVersion]));
});
