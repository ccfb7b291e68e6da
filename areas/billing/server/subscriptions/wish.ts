import { problem } from '#platform/server/problem.ts';
import type { Interval } from '../../pure/days.ts';
import { type AccountRow, changeCurrency } from '../accounts.ts';
import type { Doing } from '../doing.ts';
import { readPlans } from '../plans/plan-rows.ts';
import { findPromo, usablePromo } from '../plans/promo-rows.ts';
import { type Quote, quoteOf } from './quote.ts';
import { findSubscription, type SubscriptionRow } from './subscription-rows.ts';

export interface Wished {
  readonly planId: number;
  readonly billingInterval: Interval;
  readonly promoCode?: string | undefined;
  readonly when: 'now' | 'period-end';
}

/** Reads all that a wish depends on, and what it costs. Without an account of the member nothing was bought yet. */
export async function readWish(
  doing: Pick<Doing, 'query' | 'day' | 'config'>,
  account: AccountRow | undefined,
  wished: Wished,
): Promise<{ quote: Quote; current: SubscriptionRow | undefined }> {
  const { query, day, config } = doing;
  const plan = (await readPlans(query)).find(({ id }) => id === wished.planId);
  if (!plan) throw problem.notFound();
  if (plan.name === 'free') throw problem.conflict('Free needs no subscription. To go back to it, cancel your plan.');
  const current = account && (await findSubscription(query, account.id));
  const promo = wished.promoCode ? await usablePromo(doing, wished.promoCode, account?.id) : undefined;
  const ownPromo = current?.promoId ? await findPromo(query, current.promoId) : undefined;
  const follows = account && !current && account.credit === 0;
  const about = follows ? { ...account, currency: config.billingCurrency } : account;
  const { billingInterval: interval, when } = wished;
  const quote = quoteOf({
    account: about,
    current,
    plan,
    interval,
    promo,
    ownPromo,
    when,
    day,
    currency: config.billingCurrency,
  });
  return { quote, current };
}

/** The account in the currency of today, once its wish was found to be possible. */
export async function inToday(doing: Doing, account: AccountRow): Promise<AccountRow> {
  const { billingCurrency: currency } = doing.config;
  if (account.currency === currency) return account;
  await changeCurrency(doing, account.id, currency);
  return { ...account, currency };
}
