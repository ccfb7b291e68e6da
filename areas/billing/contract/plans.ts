import { z } from 'zod';
import { Id, id, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { plans } from '#platform/contract/roles.ts';
import { billingLimits } from '../pure/plans.ts';
import { BillingInterval, Currency, Day, MoneyAmount } from './fields.ts';

const count = z.number().int().min(0).max(1_000_000).nullable();
/** Null: unlimited. monthlySpendLimit is in whole units of the currency, as prices are. */
const limits = {
  campaignsLimit: count,
  adSetsLimit: count,
  adsLimit: count,
  audiencesLimit: count,
  creativesLimit: count,
  monthlySpendLimit: count,
};
const flags = {
  advancedAnalytics: z.boolean(),
  automatedRules: z.boolean(),
  customReporting: z.boolean(),
  whiteLabel: z.boolean(),
  apiAccess: z.boolean(),
  prioritySupport: z.boolean(),
  bulkOperations: z.boolean(),
  advancedTargeting: z.boolean(),
  crossPlatform: z.boolean(),
};
/** At most two decimals; 29 is 29 dollars. */
const price = z
  .number()
  .min(0)
  .max(billingLimits.price / 100)
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), { error: 'Use at most two decimals.' });

/** What a plan limits and allows. */
export const PlanFeatures = z.object({ ...limits, ...flags });

export const SubscriptionPlan = z.object({
  id: Id,
  name: z.enum(plans),
  displayName: z.string(),
  description: z.string(),
  /** For a month, in whole units: 29 is 29 dollars. GST is in it. */
  price: z.number(),
  /** For a year. */
  yearlyPrice: z.number(),
  currency: Currency,
  isPopular: z.boolean(),
  /** False where no payment service is set up: then only what is free can be had. */
  canBuy: z.boolean(),
  features: PlanFeatures,
  version: Version,
});
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>;

export const listSubscriptionPlans = operation({
  name: 'listSubscriptionPlans',
  method: 'GET',
  path: '/api/subscription-plans',
  policy: 'anyone',
  summary: 'Advertising plans with their prices, limits and features, the smallest first.',
  output: json(z.array(SubscriptionPlan)),
});

export const updateSubscriptionPlan = operation({
  name: 'updateSubscriptionPlan',
  method: 'PUT',
  path: '/api/subscription-plans/{id}',
  policy: 'admin',
  summary:
    'Changes a plan. Limits count at once for everyone who has it. A lower price counts from the next payment, a higher one from the first payment at least 14 days after its member was told.',
  params: z.object({ id }),
  body: z.object({
    displayName: text(billingLimits.displayName),
    description: text(billingLimits.description),
    price,
    yearlyPrice: price,
    isPopular: z.boolean(),
    features: PlanFeatures,
    version: Version,
  }),
  output: json(SubscriptionPlan),
  errors: ['conflict'],
});

/** What a code takes off, and where. */
const terms = {
  code: z.string(),
  /** 1 to 100; null where an amount is taken off. */
  percent: z.number().int().nullable(),
  amountOff: MoneyAmount.nullable(),
  /** How many payments it counts for. */
  periods: z.number().int(),
  /** Names of the plans it counts for; empty: all. */
  plans: z.array(z.enum(plans)),
  /** The last day on which it can be used. */
  lastDay: Day.nullable(),
};

export const PromoOffer = z.object({
  ...terms,
  /** What each plan costs with it, for the first payment. */
  prices: z.array(z.object({ planId: Id, billingInterval: BillingInterval, price: MoneyAmount })),
});
export type PromoOffer = z.infer<typeof PromoOffer>;

const code = text(billingLimits.code);

export const checkPromoCode = operation({
  name: 'checkPromoCode',
  method: 'POST',
  path: '/api/promo-codes/check',
  policy: 'member',
  summary: 'Says what a promo code takes off each plan for you, or why it can’t be used. Nothing is used up.',
  body: z.object({ promoCode: code }),
  output: json(PromoOffer),
  errors: ['unprocessable'],
  keyless: true,
});

export const PromoCode = z.object({
  id: Id,
  ...terms,
  firstDay: Day.nullable(),
  mostUses: z.number().int().nullable(),
  uses: z.number().int(),
  createdAt: Timestamp,
  /** It was ended by hand. */
  endedAt: Timestamp.nullable(),
});
export type PromoCode = z.infer<typeof PromoCode>;

export const listPromoCodes = operation({
  name: 'listPromoCodes',
  method: 'GET',
  path: '/api/promo-codes',
  policy: 'admin',
  summary: 'All promo codes with how often each was used, newest first; the newest 200.',
  output: json(z.array(PromoCode)),
});

export const createPromoCode = operation({
  name: 'createPromoCode',
  method: 'POST',
  path: '/api/promo-codes',
  policy: 'admin',
  summary: 'Makes a promo code. What it takes off can’t be changed later; it can be ended.',
  body: z
    .object({
      code: z.string().regex(/^[A-Za-z0-9]{3,30}$/, { error: 'Use 3 to 30 letters and digits.' }),
      percent: z.number().int().min(1).max(100).nullable(),
      /** Cents. */
      amountOff: z.number().int().min(1).max(billingLimits.price).nullable(),
      periods: z.number().int().min(1).max(120).default(1),
      plans: z.array(z.enum(plans)).max(plans.length).default([]),
      firstDay: Day.nullable().default(null),
      lastDay: Day.nullable().default(null),
      mostUses: z.number().int().min(1).max(1_000_000).nullable().default(null),
    })
    .refine(({ percent, amountOff }) => (percent === null) !== (amountOff === null), {
      error: 'Choose a percent or an amount.',
      path: ['percent'],
    })
    .refine(({ firstDay, lastDay }) => !firstDay || !lastDay || firstDay <= lastDay, {
      error: 'The last day is on or after the first.',
      path: ['lastDay'],
    }),
  output: json(PromoCode),
  status: 201,
  errors: ['conflict'],
});

export const endPromoCode = operation({
  name: 'endPromoCode',
  method: 'POST',
  path: '/api/promo-codes/{id}/end',
  policy: 'admin',
  summary: 'Ends a promo code. People who have used it keep what it takes off.',
  params: z.object({ id }),
  output: json(PromoCode),
});

export const plansPart = contractPart({
  operations: [
    listSubscriptionPlans,
    updateSubscriptionPlan,
    checkPromoCode,
    listPromoCodes,
    createPromoCode,
    endPromoCode,
  ],
  entities: { SubscriptionPlan, PlanFeatures, PromoOffer, PromoCode, MoneyAmount },
});
