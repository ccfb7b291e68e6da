import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Invoice, SubscriptionPlan } from '../../contract.ts';
import { buyerIn, plan } from '../testing/buyer.ts';
import { assertSound } from '../testing/sound.ts';
import { priceFrom } from './prices.ts';

let app: TestApp;
let buyer: ReturnType<typeof buyerIn>;
let admin: number;
const day = (text: string) => app.setNow(new Date(`${text}T02:00:00Z`));
beforeAll(async () => {
  const env = { BILLING_CURRENCY: 'AUD' };
  app = await startTestApp({ areas: serverAreas, mode: 'demo', env, now: new Date('2026-11-09T02:00:00Z') });
  buyer = buyerIn(app);
  admin = await app.addMember({ roles: ['member', 'admin'] });
});
afterAll(() => app.close());

const renew = async () => {
  await app.app.jobs.runNow('billing.renew');
  await app.settle();
};
const setPrice = async (price: number) => {
  const plans = (await app.call<SubscriptionPlan[]>(0, 'listSubscriptionPlans', {})).body;
  const { id, name: _, currency: __, canBuy: ___, ...before } = plans[1] as SubscriptionPlan;
  await app.call(admin, 'updateSubscriptionPlan', { params: { id }, body: { ...before, price } });
};
const mails = async (userId: number, subject: string) =>
  app.database.query<{ text: string }>(
    '',
    'select m.text from outbox_mails m join users u on u.email = m."to" where u.id = $1 and m.subject = $2 order by m.id',
    [userId, subject],
  );
const totals = async (as: number) =>
  (await app.call<Invoice[]>(as, 'listBillingInvoices', {})).body.map(({ total }) => total);

test('a lower price counts at once, a higher one from the first payment fourteen days after it was told', () => {
  const agreed = { agreedPrice: 2900, toldPrice: null, toldOn: null, periodEnd: '2026-12-09' };
  expect(priceFrom(agreed, 1900, '2026-12-09')).toBe(1900);
  expect(priceFrom(agreed, 3900, '2026-11-25')).toBe(3900);
  expect(priceFrom(agreed, 3900, '2026-11-26')).toBe(2900);
  const told = { ...agreed, toldPrice: 3900, toldOn: '2026-11-25' };
  expect(priceFrom(told, 3900, '2026-12-09')).toBe(3900);
  // Another price than was told begins again.
  expect(priceFrom(told, 4900, '2026-12-01')).toBe(2900);
  expect(priceFrom({ ...agreed, agreedPrice: null }, 3900, '2026-12-09')).toBe(3900);
});

test('whoever has the plan is told once what it will cost and from when, and pays it from then on', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  await buyer.buy(ana, { planId: plan.starter });
  day('2026-11-12');
  await buyer.buy(ben, { planId: plan.starter });
  day('2026-11-27');
  await setPrice(31.5);
  await renew();
  await renew();
  const subject = 'The price of your Starter plan changes';
  const [told, ...others] = await mails(ana, subject);
  expect(others).toEqual([]);
  expect(told?.text).toContain('Your Starter plan will cost $31.50 a month.');
  // Her next payment is 12 days away: it is the old price, and the one after it the new.
  expect(told?.text).toContain('The new price counts from your payment on 9 January 2027.');
  expect((await mails(ben, subject))[0]?.text).toContain('from your payment on 12 December 2026.');
  day('2026-12-09');
  await renew();
  day('2026-12-12');
  await renew();
  expect(await totals(ana)).toEqual([29, 29]);
  expect(await totals(ben)).toEqual([31.5, 29]);
  day('2027-01-09');
  await renew();
  expect((await totals(ana))[0]).toBe(31.5);
  expect(await mails(ana, subject)).toHaveLength(1);
  await assertSound(app.database);
});

test('in a pause the price counts from the payment after it, and that is what is told', async () => {
  const cara = await app.addMember();
  day('2027-01-10');
  await buyer.buy(cara, { planId: plan.starter });
  day('2027-01-20');
  await app.call(cara, 'pauseSubscription', { body: { months: 3 } });
  day('2027-03-15');
  await setPrice(33);
  await renew();
  const [told] = await mails(cara, 'The price of your Starter plan changes');
  expect(told?.text).toContain('The new price counts from your payment on 11 May 2027.');
  expect(await buyer.read(cara)).toMatchObject({ nextPaymentDate: '2027-05-11', nextPayment: { minor: 3300 } });
  day('2027-04-20');
  await renew();
  day('2027-05-11');
  await renew();
  expect(await totals(cara)).toEqual([33, 31.5]);
  await assertSound(app.database);
});
