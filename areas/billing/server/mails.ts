import { moneyText } from '#platform/contract/money.ts';
import { on } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { type BillingNews, billingChanged } from '../contract.ts';
import { type Day, dayWords } from '../pure/days.ts';
import { findAccount } from './accounts.ts';
import { amountOf } from './doing.ts';
import { from } from './from.ts';
import { findInvoice } from './invoices/invoice-rows.ts';
import { isTestMoney } from './payments/payments-of.ts';
import { priceOf } from './subscriptions/quote.ts';
import { findSubscription } from './subscriptions/subscription-rows.ts';

interface Occasion {
  readonly plan: string;
  /** On 9 December 2026 */
  readonly when: string;
  /** TEST-2026-00001, $29.00 */
  readonly bill: string;
  /** $31.00 a month */
  readonly price: string;
  /** The bill gives back, and what it gives back is kept. */
  readonly isKept: boolean;
  readonly reason: string;
}
interface Words {
  readonly subject: string;
  readonly text: string;
}

/** One mail for each change: what has changed, what it means, and when money moves next. */
const words: Readonly<Record<BillingNews, (about: Occasion) => Words>> = {
  started: ({ plan, when, bill }) => ({
    subject: `You have the ${plan} plan`,
    text: `You have the ${plan} plan from now on. The next payment is on ${when}.\n\nYour invoice: ${bill}`,
  }),
  changed: ({ plan, when, bill, isKept }) => ({
    subject: `Your plan is now ${plan}`,
    text: `Your plan is now ${plan}. The next payment is on ${when}.\n\n${isKept ? `Your adjustment note: ${bill}. We keep it for your next bills.` : `Your invoice: ${bill}`}`,
  }),
  'change-planned': ({ plan, when }) => ({
    subject: `Your plan changes to ${plan} on ${when}`,
    text: `Until ${when} nothing changes. From then on you have the ${plan} plan.`,
  }),
  'change-dropped': ({ plan, when }) => ({
    subject: `You keep the ${plan} plan`,
    text: `You keep the ${plan} plan, and no smaller one begins. The next payment is on ${when}.`,
  }),
  'cancel-planned': ({ plan, when }) => ({
    subject: `Your ${plan} plan ends on ${when}`,
    text: `You cancelled the ${plan} plan. You have it until ${when}, and nothing more is charged for it. You can reactivate it anytime before then.`,
  }),
  reactivated: ({ plan, when }) => ({
    subject: `Your ${plan} plan continues`,
    text: `You reactivated your plan. The next payment is on ${when}.`,
  }),
  ended: ({ plan }) => ({
    subject: `Your ${plan} plan has ended`,
    text: `Your ${plan} plan has ended, and you owe nothing for it. You are on Free. Nothing was deleted. Your invoices stay on the page Subscription.`,
  }),
  unpaid: ({ plan }) => ({
    subject: `Your ${plan} plan has ended`,
    text: `We tried your payment several times, and it failed. Your ${plan} plan has ended, and you owe nothing for it. Nothing was deleted. You are on Free.`,
  }),
  paused: ({ plan, when }) => ({
    subject: `Your ${plan} plan is paused`,
    text: `Your ${plan} plan is paused until ${when}. You pay nothing for it until then, and nothing is deleted. The limits of Free count during the pause. You can end the pause whenever you like.`,
  }),
  resumed: ({ plan, when }) => ({
    subject: `Your ${plan} plan continues`,
    text: `The pause is over, and you have the ${plan} plan again. ${when ? `The next payment is on ${when}.` : 'You have cancelled it, and nothing more is charged for it.'}`,
  }),
  renewed: ({ plan, when, bill }) => ({
    subject: `Receipt for your ${plan} plan`,
    text: `Thank you for your payment. The next one is on ${when}.\n\nYour invoice: ${bill}`,
  }),
  'payment-failed': ({ plan, when, bill }) => ({
    subject: `Your payment for ${plan} failed`,
    text: `We couldn’t take your payment: ${bill}. We try again on ${when}. Until then you keep your plan.\n\nYou can pay now, change your card, pause or cancel on the page Subscription. If you cancel, you owe nothing for the plan.`,
  }),
  'card-changed': () => ({
    subject: 'Your card was changed',
    text: 'From now on payments are taken from your new card.',
  }),
  'card-expires': ({ when }) => ({
    subject: 'Your card ends soon',
    text: `Your card ends this month. Your next payment is on ${when}. Change the card on the page Subscription, so that it doesn’t fail.`,
  }),
  refunded: ({ bill }) => ({
    subject: 'You get money back',
    text: `${bill ? `We pay back what this note says: ${bill}.` : 'We pay back what we kept for your next bills.'} It takes some days until it is in your account.`,
  }),
  'refund-returned': ({ bill }) => ({
    subject: 'Your money came back to us',
    text: `Your bank refused the money that we paid back${bill ? `: ${bill}` : '. We keep it for your next bills'}. Write to us, and we find another way.`,
  }),
  'spend-paid': ({ bill }) => ({
    subject: 'Receipt for your ads',
    text: `Your bill for ads is paid.\n\nYour invoice: ${bill}`,
  }),
  'spend-failed': ({ when, bill }) => ({
    subject: 'Your payment for ads failed',
    text: `We couldn’t take your payment: ${bill}. ${when ? `We try again on ${when}. ` : ''}No ads are shown until it is paid. Nothing was deleted.\n\nYou can pay it on the page of the invoice, or change your card on the page Subscription.`,
  }),
  'price-changes': ({ plan, when, price }) => ({
    subject: `The price of your ${plan} plan changes`,
    text: `Your ${plan} plan will cost ${price}. The new price counts from your payment on ${when}. What you have paid for stays as it is.\n\nYou can change or cancel your plan before then, on the page Subscription.`,
  }),
  refused: ({ reason, bill }) => ({
    subject: 'Your payment didn’t go through',
    text: `${reason} ${bill ? `It was for ${bill}.` : 'Your plan is as it was.'}\n\nYou can try again, or change your card, on the page Subscription.`,
  }),
  credited: () => ({
    subject: 'Your payment is kept for you',
    text: 'This was settled or changed before your payment came in. We keep it, and take it off your next bills.',
  }),
};

const address = statement((v: { userId: number }) =>
  from.selectFrom('users').select('email').where('id', '=', v.userId),
);

/** What a member has been told that their plan costs. */
async function priceWords(query: Query, userId: number): Promise<string> {
  const account = await findAccount(query, userId);
  const row = account && (await findSubscription(query, account.id));
  if (!row) return '';
  const price = row.toldPrice ?? priceOf(row, row.billingInterval);
  return `${moneyText(amountOf(price, row.currency))} a ${row.billingInterval === 'yearly' ? 'year' : 'month'}`;
}

/** The mail goes with the transaction of the reaction, so that it goes once. */
export const mailNews = on(billingChanged, 'billing.mailNews', async ({ event, db, services }) => {
  const query = queryIn(db);
  const [member] = await query(address, { userId: event.userId });
  if (!member) return;
  const invoice = event.invoiceId === null ? undefined : await findInvoice(query, event.invoiceId);
  const bill = invoice ? `${invoice.number}, ${moneyText(amountOf(Math.abs(invoice.total), invoice.currency))}` : '';
  const price = event.what === 'price-changes' ? await priceWords(query, event.userId) : '';
  const when = event.on === null ? '' : dayWords(event.on satisfies Day);
  const isKept = (invoice?.total ?? 0) < 0;
  const { subject, text } = words[event.what]({
    plan: event.planDisplayName,
    when,
    bill,
    isKept,
    price,
    reason: event.reason,
  });
  const { publicUrl } = services.config;
  const pages = [
    ...(invoice ? [`${publicUrl}/subscription/invoices/${invoice.id}`] : []),
    `${publicUrl}/subscription`,
    ...(isTestMoney(services.config) ? ['This is a test. No money has moved.'] : []),
  ];
  await services.mail.send({ to: member.email, subject, text: `${text}\n\n${pages.join('\n')}\n` }, db);
});
