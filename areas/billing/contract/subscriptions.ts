import { z } from 'zod';
import { Id, id, optionalText, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation } from '#platform/contract/operation.ts';
import { plans } from '#platform/contract/roles.ts';
import { billingLimits, limitKinds } from '../pure/plans.ts';
import { BillingInterval, Day, MoneyAmount } from './fields.ts';

/** A card by what may be shown of it. Its number is nowhere. */
export const PaymentMethod = z.object({
  brand: z.string(),
  last4: z.string(),
  /** 2028-08 */
  expires: z.string(),
  /** It ends before the next payment. */
  expiresFirst: z.boolean(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const UserSubscription = z.object({
  id: Id,
  planId: Id,
  planName: z.enum(plans),
  planDisplayName: z.string(),
  /** past_due: a payment failed and is tried again. paused: nothing is paid for a while. */
  status: z.enum(['active', 'past_due', 'paused', 'canceled']),
  billingInterval: BillingInterval,
  currentPeriodStart: Day,
  /** The first day that is not paid for. */
  currentPeriodEnd: Day,
  /** Null when it ends then. */
  nextPaymentDate: Day.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** In whole units: 29 is 29 dollars. */
  monthlyPrice: z.number(),
  yearlyPrice: z.number(),
  /** What the next payment comes to, after a promo code and what is kept for the member. */
  nextPayment: MoneyAmount.nullable(),
  /** Kept for the next bills. */
  credit: MoneyAmount,
  paymentMethod: PaymentMethod.nullable(),
  /** A smaller plan that begins with the next period. */
  next: z.object({ planId: Id, planDisplayName: z.string(), billingInterval: BillingInterval }).nullable(),
  /** When a failed payment is tried again. */
  retryOn: Day.nullable(),
  /** What is to be paid now. */
  due: MoneyAmount.nullable(),
  pausedUntil: Day.nullable(),
  /** Once in twelve months. */
  canPause: z.boolean(),
  /** No money moves: payments are made with test cards. */
  isTest: z.boolean(),
  version: Version,
});
export type UserSubscription = z.infer<typeof UserSubscription>;

export const getUserSubscription = operation({
  name: 'getUserSubscription',
  method: 'GET',
  path: '/api/user-subscription',
  policy: 'member',
  summary: 'Your advertising plan, its next payment and your card; null without a paid plan.',
  output: json(UserSubscription.nullable()),
});

const wish = {
  planId: id,
  billingInterval: BillingInterval,
  promoCode: optionalText(billingLimits.code),
  /** A smaller plan may wait for the end of the period that is paid for. */
  when: z.enum(['now', 'period-end']).default('now'),
};

export const SubscriptionQuote = z.object({
  /** What the bill will say, in order; below 0 is given back. */
  lines: z.array(z.object({ text: z.string(), amount: MoneyAmount })),
  /** Of the lines. */
  total: MoneyAmount,
  /** Of what is kept for the member. */
  fromCredit: MoneyAmount,
  /** What is paid now. */
  due: MoneyAmount,
  /** What is kept for the next bills, where more is given back than asked. */
  kept: MoneyAmount,
  startsOn: Day,
  /** When the next payment comes, and how much it is at today’s price. */
  nextPaymentDate: Day,
  nextPayment: MoneyAmount,
  /** It goes to a checkout; else the stored card pays. */
  requiresCheckout: z.boolean(),
  /** A smaller plan: it may also begin when the period ends. */
  canWait: z.boolean(),
});
export type SubscriptionQuote = z.infer<typeof SubscriptionQuote>;

export const quoteSubscription = operation({
  name: 'quoteSubscription',
  method: 'GET',
  path: '/api/subscriptions/quote',
  policy: 'member',
  summary: 'What a plan or a change of plan would cost you today, to the cent. Nothing is changed.',
  query: z.object(wish),
  output: json(SubscriptionQuote),
  errors: ['conflict', 'unprocessable', 'unavailable'],
});

export const createSubscription = operation({
  name: 'createSubscription',
  method: 'POST',
  path: '/api/subscriptions',
  policy: 'member',
  summary:
    'Subscribes to a plan or changes it. Where a payment is needed the answer has the address of a checkout. It is refused when `due` is given and is no longer what it costs.',
  body: z.object({ ...wish, due: z.number().int().min(0).optional() }),
  output: json(z.object({ requiresPayment: z.boolean(), checkoutUrl: z.string().nullable() })),
  errors: ['conflict', 'payment-refused', 'unprocessable', 'unavailable'],
  rate: 'outside',
  direct: true,
});

export const cancelSubscription = operation({
  name: 'cancelSubscription',
  method: 'POST',
  path: '/api/subscriptions/cancel',
  policy: 'member',
  summary:
    'Cancels your plan for the end of the period that is paid for. After a failed payment it ends at once, and nothing is owed for the plan; ads that were shown still are.',
  body: z.object({ cancelAtPeriodEnd: z.literal(true) }),
  output: json(UserSubscription.nullable()),
  errors: ['conflict'],
  whileSuspended: true,
});

export const reactivateSubscription = operation({
  name: 'reactivateSubscription',
  method: 'POST',
  path: '/api/subscriptions/reactivate',
  policy: 'member',
  summary: 'Undoes a cancellation, or a smaller plan that waits, as long as the period runs.',
  output: json(UserSubscription.nullable()),
  errors: ['conflict'],
  whileSuspended: true,
});

export const pauseSubscription = operation({
  name: 'pauseSubscription',
  method: 'POST',
  path: '/api/subscriptions/pause',
  policy: 'member',
  summary:
    'Pauses payments for 1 to 3 months, once in twelve. The limits of Free count during the pause. Nothing is deleted, and days that are paid for are kept.',
  body: z.object({ months: z.number().int().min(1).max(3) }),
  output: json(UserSubscription.nullable()),
  errors: ['conflict'],
  whileSuspended: true,
});

export const resumeSubscription = operation({
  name: 'resumeSubscription',
  method: 'POST',
  path: '/api/subscriptions/resume',
  policy: 'member',
  summary: 'Ends a pause early. The days that were left go on from today.',
  output: json(UserSubscription.nullable()),
  errors: ['conflict'],
  whileSuspended: true,
});

export const paySubscription = operation({
  name: 'paySubscription',
  method: 'POST',
  path: '/api/subscriptions/pay',
  policy: 'member',
  summary:
    'Tries a failed payment again now, with the card that is stored. Where its bank asks for you, the answer has the address of a checkout.',
  output: json(z.object({ checkoutUrl: z.string().nullable() })),
  errors: ['conflict', 'payment-refused', 'unavailable'],
  rate: 'outside',
  direct: true,
  whileSuspended: true,
});

export const RefusedPayment = z.object({
  /** A sentence, the same as the answer to whoever waited for it. */
  reason: z.string(),
  amount: MoneyAmount,
  on: Day,
});
export type RefusedPayment = z.infer<typeof RefusedPayment>;

export const getRefusedPayment = operation({
  name: 'getRefusedPayment',
  method: 'GET',
  path: '/api/refused-payment',
  policy: 'member',
  summary: 'Your last payment, where you asked for it and it was refused in the last seven days. Null otherwise.',
  output: json(RefusedPayment.nullable()),
});

export const changePaymentMethod = operation({
  name: 'changePaymentMethod',
  method: 'POST',
  path: '/api/payment-method',
  policy: 'member',
  summary: 'Begins a checkout that stores another card. Nothing is charged.',
  output: json(z.object({ checkoutUrl: z.string() })),
  errors: ['conflict', 'unavailable'],
  rate: 'outside',
  direct: true,
  whileSuspended: true,
});

const token = z.string().regex(/^[\w-]{43}$/);
/** What is paid for at a checkout: a plan, a change of it, another card and nothing more, or an open bill. */
const purchaseKind = z.enum(['subscribe', 'change', 'card', 'bill']);
const purchaseState = z.enum(['open', 'paid', 'dropped']);

export const finishCheckout = operation({
  name: 'finishCheckout',
  method: 'POST',
  path: '/api/checkouts/{token}/finish',
  policy: 'billing.checkout',
  summary: 'Says what came of a checkout of yours, after you are back from it. Open: it isn’t paid yet.',
  params: z.object({ token }),
  output: json(z.object({ state: purchaseState, kind: purchaseKind })),
  errors: ['unavailable'],
  direct: true,
  keyless: true,
  whileSuspended: true,
});

export const receivePaymentEvent = operation({
  name: 'receivePaymentEvent',
  method: 'POST',
  path: '/api/payment-events',
  policy: 'anyone',
  summary: 'What the payment service tells this server. Nothing counts that it has not signed within five minutes.',
  signed: { header: 'stripe-signature' },
  output: nothing(),
  rate: 'signed',
  direct: true,
  keyless: true,
  whileSuspended: true,
});

/** The built-in checkout, which moves no money. It is not there in production. */
export const testCards = ['pays', 'declines', 'asks', 'declines-later', 'expires-soon'] as const;

export const TestCheckout = z.object({
  kind: purchaseKind,
  planDisplayName: z.string().nullable(),
  due: MoneyAmount,
  state: purchaseState,
});
export type TestCheckout = z.infer<typeof TestCheckout>;

export const getTestCheckout = operation({
  name: 'getTestCheckout',
  method: 'GET',
  path: '/api/test-checkouts/{token}',
  policy: 'billing.testCheckout',
  summary: 'What the built-in test checkout asks for. Not in production.',
  params: z.object({ token }),
  output: json(TestCheckout),
});

export const payTestCheckout = operation({
  name: 'payTestCheckout',
  method: 'POST',
  path: '/api/test-checkouts/{token}/pay',
  policy: 'billing.testCheckout',
  summary:
    'Pays in the built-in test checkout with one of its cards. `confirm` is answered by the card that asks the bank first: pay again with confirmed. Not in production.',
  params: z.object({ token }),
  body: z.object({ card: z.enum(testCards), confirmed: z.boolean().default(false) }),
  output: json(z.object({ state: z.enum(['paid', 'confirm']) })),
  errors: ['conflict', 'payment-refused'],
  direct: true,
  keyless: true,
  whileSuspended: true,
});

const Counted = z.object({ used: z.number(), limit: z.number().nullable() });

export const Usage = z.object({
  subscription: z.object({
    planName: z.enum(plans),
    planDisplayName: z.string(),
    status: z.enum(['active', 'past_due', 'paused', 'canceled']),
    currentPeriodEnd: Day.nullable(),
  }),
  /** monthlySpend is in whole units of the currency; a limit of null is unlimited. */
  limits: z.object({
    campaigns: Counted,
    adSets: Counted,
    ads: Counted,
    audiences: Counted,
    creatives: Counted,
    monthlySpend: Counted,
  }),
  violations: z.array(
    z.object({
      limitType: z.enum(limitKinds),
      severity: z.enum(['warning', 'soft_limit', 'hard_limit']),
      message: z.string(),
    }),
  ),
  spend: MoneyAmount,
});
export type Usage = z.infer<typeof Usage>;

export const getUsage = operation({
  name: 'getUsage',
  method: 'GET',
  path: '/api/usage',
  policy: 'member',
  summary: 'What you have of each thing that your plan limits, and where you are near or at a limit.',
  output: json(Usage),
});

/** What happened, for emails and open pages. */
export const billingNews = [
  'started',
  'changed',
  'change-planned',
  'change-dropped',
  'cancel-planned',
  'reactivated',
  'ended',
  'unpaid',
  'paused',
  'resumed',
  'renewed',
  'payment-failed',
  'card-changed',
  'card-expires',
  'refunded',
  'refund-returned',
  'spend-paid',
  'spend-failed',
  'price-changes',
  'credited',
  'refused',
] as const;
export type BillingNews = (typeof billingNews)[number];

export const billingChanged = event(
  'billingChanged',
  z.object({
    userId: Id,
    what: z.enum(billingNews),
    planDisplayName: z.string(),
    /** The bill that tells of it. */
    invoiceId: Id.nullable(),
    /** A day that it is about: the end, the next try, the next payment. */
    on: Day.nullable(),
    /** Why a payment was refused; empty else. */
    reason: z.string().default(''),
    at: Timestamp,
  }),
);

export const subscriptionsPart = contractPart({
  operations: [
    getUserSubscription,
    quoteSubscription,
    createSubscription,
    cancelSubscription,
    reactivateSubscription,
    pauseSubscription,
    resumeSubscription,
    paySubscription,
    getRefusedPayment,
    changePaymentMethod,
    finishCheckout,
    receivePaymentEvent,
    getTestCheckout,
    payTestCheckout,
    getUsage,
  ],
  events: [billingChanged],
  entities: { UserSubscription, SubscriptionQuote, RefusedPayment, TestCheckout, Usage },
});
