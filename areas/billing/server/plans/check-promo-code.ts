import type { Plan } from '#platform/contract/roles.ts';
import type { Handler } from '#platform/server/area.ts';
import type { checkPromoCode as contract, PromoOffer } from '../../contract.ts';
import { billingDay } from '../../pure/days.ts';
import { discountOn } from '../../pure/proration.ts';
import { findAccount } from '../accounts.ts';
import { amountOf } from '../doing.ts';
import { readPlans } from './plan-rows.ts';
import { countsFor, type PromoRow, usablePromo } from './promo-rows.ts';

export const termsOf = ({ code, percent, amountOff, currency, periods, plans, lastDay }: PromoRow) => ({
  code,
  percent,
  amountOff: amountOff === null ? null : amountOf(amountOff, currency),
  periods,
  plans: plans as Plan[],
  lastDay,
});

export const checkPromoCode: Handler<typeof contract> = async ({ input, principal, query, now, services }) => {
  const { config } = services;
  const account = await findAccount(query, principal.id);
  const promo = await usablePromo({ query, day: billingDay(now), config }, input.promoCode, account?.id);
  const prices: PromoOffer['prices'] = (await readPlans(query))
    .filter((plan) => plan.monthlyPrice > 0 && countsFor(promo, plan.name))
    .flatMap((plan) =>
      (['monthly', 'yearly'] as const).map((billingInterval) => {
        const price = billingInterval === 'yearly' ? plan.yearlyPrice : plan.monthlyPrice;
        return {
          planId: plan.id,
          billingInterval,
          price: amountOf(price - discountOn(price, promo), config.billingCurrency),
        };
      }),
    );
  return { ...termsOf(promo), prices };
};
