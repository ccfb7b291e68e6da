import { cast, castMember } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import { addMonths, periodEnd } from '../pure/days.ts';
import { lockAccountOf, storeCard } from './accounts.ts';
import { type Doing, doing as doingIn } from './doing.ts';
import { issue } from './invoices/issue.ts';
import { beginPayment, settle } from './payments/payments.ts';
import type { Outcome } from './payments/port.ts';
import { refusalOf, testCard } from './payments/test-payments.ts';
import { type PlanRow, readPlans } from './plans/plan-rows.ts';
import { planLine } from './subscriptions/quote.ts';
import { addSubscription } from './subscriptions/subscription-rows.ts';

const monthsBefore = 3;
const dayMs = 86_400_000;

/** Whose last payment was refused, two days ago: the next try is tomorrow. */
const pastDue = castMember(20).id;
const lastPaymentDays = (userId: number) => (userId === pastDue ? 2 : 9);

/** One month of a plan, billed and paid on its first day. */
async function payMonth(
  doing: Doing,
  {
    userId,
    plan,
    subscriptionId,
  }: { readonly userId: number; readonly plan: PlanRow; readonly subscriptionId: number },
  outcome: Outcome,
): Promise<void> {
  const account = await lockAccountOf(doing, userId);
  const { id: accountId, currency } = account;
  const end = periodEnd(doing.day, 'monthly', Number(doing.day.slice(8)));
  const lines = [{ text: planLine(plan, 'monthly', { start: doing.day, end }), amount: plan.monthlyPrice }];
  const bill = await issue(doing, { account, kind: 'subscription', subscriptionId, lines });
  if (bill.due === 0) return;
  const paymentId = await beginPayment(doing, {
    accountId,
    purchaseId: null,
    invoiceId: bill.id,
    amount: bill.due,
    currency,
    byMember: false,
  });
  await settle(doing, paymentId, outcome);
}

/** Members of the cast with a paid plan have paid for it, with a test card, from three months ago; one is past due. */
export const seed: Seed = async ({ db, now, services }) => {
  const at = (days: number) =>
    doingIn(db, async () => undefined, new Date(now.getTime() - days * dayMs), services.config);
  const today = at(0);
  const plans = await readPlans(today.query);
  for (const member of cast) {
    const plan = plans.find(({ name }) => name === member.plan);
    if (!plan || plan.name === 'free') continue;
    // Nine days after the last payment the next one is three weeks away.
    const first = addMonths(at(lastPaymentDays(member.id)).day, 1 - monthsBefore);
    const card = member.id === pastDue ? 'declines-later' : 'pays';
    const account = await lockAccountOf(today, member.id);
    await storeCard(today, account, 0, testCard(card, account.id, now));
    const starts = Array.from({ length: monthsBefore }, (_, month) => addMonths(first, month));
    const start = starts.at(-1) ?? first;
    const anchor = Number(first.slice(8));
    const id = await addSubscription(today, {
      accountId: account.id,
      planId: plan.id,
      billingInterval: 'monthly',
      currency: account.currency,
      anchor,
      periodStart: start,
      periodEnd: periodEnd(start, 'monthly', anchor),
      periodCost: plan.monthlyPrice,
      agreedPrice: plan.monthlyPrice,
      promoId: null,
      promoLeft: 0,
    });
    for (const day of starts) {
      const paid = doingIn(db, async () => undefined, new Date(`${day}T02:00:00Z`), services.config);
      const isRefused = member.id === pastDue && day === start;
      await payMonth(
        paid,
        { userId: member.id, plan, subscriptionId: id },
        isRefused ? { paid: false, reason: refusalOf(card) ?? '' } : { paid: true, ref: `test-seed-${id}-${day}` },
      );
    }
  }
};
