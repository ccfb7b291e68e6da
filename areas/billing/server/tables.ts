import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Currency } from '#platform/contract/money.ts';
import type { Plan } from '#platform/contract/roles.ts';
import { users } from '#platform/server/auth/tables.ts';
import type { Interval } from '../pure/days.ts';
import type { CountedKind, InvoiceKind } from '../pure/plans.ts';
import type { DisputeState, Fact } from './payments/port.ts';

const at = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true });

/** Cents, in every column that holds money. */
const minor = <Name extends string>(name: Name) => integer(name);

/** The four plans, which administrators change. Prices are in the currency of the installation and include GST. */
export const plans = pgTable('plans', {
  id: serial('id').primaryKey(),
  name: text('name').notNull().unique().$type<Plan>(),
  displayName: text('display_name').notNull(),
  description: text('description').notNull(),
  /** Place in the list, rising with the price. */
  position: integer('position').notNull(),
  monthlyPrice: minor('monthly_price').notNull(),
  yearlyPrice: minor('yearly_price').notNull(),
  isPopular: boolean('is_popular').notNull().default(false),
  campaignsLimit: integer('campaigns_limit'),
  adSetsLimit: integer('ad_sets_limit'),
  adsLimit: integer('ads_limit'),
  audiencesLimit: integer('audiences_limit'),
  creativesLimit: integer('creatives_limit'),
  /** Whole units of the currency. */
  monthlySpendLimit: integer('monthly_spend_limit'),
  advancedAnalytics: boolean('advanced_analytics').notNull().default(false),
  automatedRules: boolean('automated_rules').notNull().default(false),
  customReporting: boolean('custom_reporting').notNull().default(false),
  whiteLabel: boolean('white_label').notNull().default(false),
  apiAccess: boolean('api_access').notNull().default(false),
  prioritySupport: boolean('priority_support').notNull().default(false),
  bulkOperations: boolean('bulk_operations').notNull().default(false),
  advancedTargeting: boolean('advanced_targeting').notNull().default(false),
  crossPlatform: boolean('cross_platform').notNull().default(false),
  version: integer('version').notNull().default(1),
});

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: serial('id').primaryKey(),
    /** In capitals. */
    code: text('code').notNull().unique(),
    percent: integer('percent'),
    amountOff: minor('amount_off'),
    currency: text('currency').notNull().$type<Currency>(),
    /** How many payments it counts for. */
    periods: integer('periods').notNull().default(1),
    /** Names of plans; none: all. */
    plans: text('plans').array().notNull().default(sql`'{}'`),
    firstDay: date('first_day'),
    lastDay: date('last_day'),
    mostUses: integer('most_uses'),
    uses: integer('uses').notNull().default(0),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('promo_codes_newest').on(t.createdAt, t.id),
    check('promo_codes_way', sql`(percent is null) <> (amount_off is null)`),
    check('promo_codes_uses', sql`uses >= 0 and (most_uses is null or uses <= most_uses)`),
  ],
);

/** Who pays. It outlasts its member without a name, as long as the law asks for its invoices. */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    currency: text('currency').notNull().$type<Currency>(),
    /** Kept for the next bills. */
    credit: minor('credit').notNull().default(0),
    /** References of the payment service; no number of a card. */
    customerRef: text('customer_ref'),
    methodRef: text('method_ref'),
    /** Of a member who has left: it is still to be removed at the payment service. */
    leavingRef: text('leaving_ref'),
    /** Cards that another one has replaced: they are still to be removed there. */
    formerMethods: text('former_methods').array().notNull().default(sql`'{}'`),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** 2028-08 */
    cardExpires: text('card_expires'),
    /** The purchase that this card came with: an older one, heard of later, does not replace it. */
    cardOf: integer('card_of'),
    /** For which end of a card its member was warned. */
    warnedExpires: text('warned_expires'),
    /** Whom bills are made out to, where it is not the name that the member shows everyone. */
    buyerSealed: text('buyer_sealed').notNull().default(''),
    buyerVersion: integer('buyer_version').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('billing_accounts_member').on(t.userId),
    check('billing_accounts_credit', sql`credit >= 0`),
    index('billing_accounts_leaving').on(t.id).where(sql`leaving_ref is not null or former_methods <> '{}'`),
  ],
);

/** Once an account. */
export const promoUses = pgTable(
  'promo_uses',
  {
    promoId: integer('promo_id')
      .notNull()
      .references(() => promoCodes.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => billingAccounts.id),
    usedAt: at('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.promoId, t.accountId] }), index('promo_uses_account').on(t.accountId)],
);

export type SubscriptionStatus = 'active' | 'past_due' | 'paused' | 'canceled';

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => billingAccounts.id),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    billingInterval: text('billing_interval').notNull().$type<Interval>(),
    status: text('status').notNull().$type<SubscriptionStatus>(),
    currency: text('currency').notNull().$type<Currency>(),
    /** Day of the month on which periods begin; the last one of a shorter month. */
    anchor: integer('anchor').notNull(),
    periodStart: date('period_start').notNull(),
    /** The first day that is not paid for. */
    periodEnd: date('period_end').notNull(),
    /** What the whole present period costs after discounts, as if the plan had not changed within it. */
    periodCost: minor('period_cost').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** A smaller plan that begins with the next period. */
    nextPlanId: integer('next_plan_id').references(() => plans.id),
    nextInterval: text('next_interval').$type<Interval>(),
    promoId: integer('promo_id').references(() => promoCodes.id),
    /** Payments to come that the promo code counts for. */
    promoLeft: integer('promo_left').notNull().default(0),
    /** How often the open payment was tried, and when next. */
    tries: integer('tries').notNull().default(0),
    retryOn: date('retry_on'),
    pausedOn: date('paused_on'),
    pausedUntil: date('paused_until'),
    /** When it was paused last: once in twelve months. */
    lastPausedOn: date('last_paused_on'),
    /** What a whole period of this plan costs before discounts, as it was agreed to. */
    agreedPrice: minor('agreed_price'),
    /** The price that its member was told counts later, and when. */
    toldPrice: minor('told_price'),
    toldOn: date('told_on'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('subscriptions_one').on(t.accountId).where(sql`status <> 'canceled'`),
    index('subscriptions_due').on(t.periodEnd, t.id).where(sql`status = 'active'`),
    index('subscriptions_retry').on(t.retryOn, t.id).where(sql`status = 'past_due'`),
    index('subscriptions_paused').on(t.pausedUntil, t.id).where(sql`status = 'paused'`),
    index('subscriptions_plan').on(t.planId),
    index('subscriptions_next_plan').on(t.nextPlanId),
    index('subscriptions_promo').on(t.promoId),
    check('subscriptions_period', sql`period_start < period_end and period_cost >= 0`),
    check('subscriptions_paused_days', sql`(status = 'paused') = (paused_until is not null)`),
  ],
);

/** The last number of each series and year, so that there are no gaps: a number is taken in the transaction of its bill. */
export const invoiceSeries = pgTable('invoice_series', {
  /** DW-2026 */
  name: text('name').primaryKey(),
  last: integer('last').notNull(),
});

/** What was billed and what was given back. Nothing in it is changed but its status, and when it is tried again. */
export const invoices = pgTable(
  'invoices',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => billingAccounts.id),
    subscriptionId: integer('subscription_id').references(() => subscriptions.id),
    kind: text('kind').notNull().$type<InvoiceKind>(),
    status: text('status').notNull().$type<'paid' | 'open' | 'void' | 'credited'>(),
    currency: text('currency').notNull().$type<Currency>(),
    net: minor('net').notNull(),
    gst: minor('gst').notNull(),
    total: minor('total').notNull(),
    /** Paid from what was kept for the member. */
    fromCredit: minor('from_credit').notNull().default(0),
    issuedOn: date('issued_on').notNull(),
    issuedAt: at('issued_at').notNull(),
    dueOn: date('due_on').notNull(),
    paidAt: at('paid_at'),
    paidBy: text('paid_by'),
    sellerName: text('seller_name').notNull(),
    sellerAddress: text('seller_address').notNull(),
    /** Digits; null where no GST is in it. */
    sellerAbn: text('seller_abn'),
    buyerSealed: text('buyer_sealed').notNull().default(''),
    /** How often an open bill for ads was tried, and when next. */
    tries: integer('tries').notNull().default(0),
    retryOn: date('retry_on'),
    /** The invoice of which this gives back. */
    correctsId: integer('corrects_id').references((): AnyPgColumn => invoices.id),
    isTest: boolean('is_test').notNull(),
  },
  (t) => [
    index('invoices_account').on(t.accountId, t.issuedAt, t.id),
    index('invoices_newest').on(t.issuedAt, t.id),
    index('invoices_open').on(t.accountId).where(sql`status = 'open'`),
    index('invoices_retry').on(t.retryOn, t.id).where(sql`status = 'open' and kind = 'spend'`),
    index('invoices_subscription').on(t.subscriptionId),
    index('invoices_corrects').on(t.correctsId),
    check('invoices_sum', sql`net + gst = total and from_credit >= 0`),
  ],
);

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    amount: minor('amount').notNull(),
    gst: minor('gst').notNull(),
  },
  (t) => [primaryKey({ columns: [t.invoiceId, t.position] })],
);

/** What someone goes to pay for: it is frozen here, so that what is paid is what was said. */
export const purchases = pgTable(
  'purchases',
  {
    id: serial('id').primaryKey(),
    /** Part of the address of a checkout. */
    token: text('token').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => billingAccounts.id),
    kind: text('kind').notNull().$type<'subscribe' | 'change' | 'card' | 'bill'>(),
    /** The open bill that is paid at a checkout, because its card could not pay alone. */
    invoiceId: integer('invoice_id').references(() => invoices.id),
    /** Its checkout at the payment service; of one that was given up, until it is closed there. */
    checkoutRef: text('checkout_ref').unique(),
    planId: integer('plan_id').references(() => plans.id),
    billingInterval: text('billing_interval').$type<Interval>(),
    promoId: integer('promo_id').references(() => promoCodes.id),
    /** Of a whole period, and what is taken off it. */
    price: minor('price').notNull().default(0),
    discount: minor('discount').notNull().default(0),
    /** Too little for a card to pay. */
    leftOff: minor('left_off').notNull().default(0),
    /** What is to be paid. */
    due: minor('due').notNull(),
    currency: text('currency').notNull().$type<Currency>(),
    /** The day that counts, and the subscription as it was then. */
    quotedOn: date('quoted_on').notNull(),
    subscriptionVersion: integer('subscription_version'),
    state: text('state').notNull().$type<'open' | 'paid' | 'dropped'>(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('purchases_one').on(t.accountId).where(sql`state = 'open'`),
    index('purchases_account').on(t.accountId),
    index('purchases_plan').on(t.planId),
    index('purchases_promo').on(t.promoId),
    index('purchases_invoice').on(t.invoiceId),
    index('purchases_open').on(t.createdAt).where(sql`state = 'open'`),
    index('purchases_closing').on(t.id).where(sql`state = 'dropped' and checkout_ref is not null`),
    check('purchases_due', sql`due >= 0`),
  ],
);

/** One try to take money: of a purchase, or of an open invoice. It is settled once, whoever says so and how often. */
export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => billingAccounts.id),
    purchaseId: integer('purchase_id').references(() => purchases.id),
    invoiceId: integer('invoice_id').references(() => invoices.id),
    /** With what it is asked for as long as it is on its way: the same each time, whatever card is stored meanwhile. */
    customerRef: text('customer_ref'),
    methodRef: text('method_ref'),
    /** The same for each attempt to say it to the payment service. */
    key: text('key').notNull().unique(),
    state: text('state').notNull().$type<'pending' | 'paid' | 'failed'>(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull().$type<Currency>(),
    /** Of the payment service. */
    ref: text('ref').unique(),
    reason: text('reason').notNull().default(''),
    /** Its member has asked for it. What time asks for is tried again on set days, and what it comes to is told then. */
    byMember: boolean('by_member').notNull().default(false),
    /** When the member who asked for it heard that it was refused. */
    toldAt: at('told_at'),
    /** Paid back. */
    refunded: minor('refunded').notNull().default(0),
    /** Taken back by the bank of whoever paid. */
    lost: minor('lost').notNull().default(0),
    createdAt: at('created_at').notNull(),
    settledAt: at('settled_at'),
  },
  (t) => [
    index('payments_account').on(t.accountId),
    index('payments_purchase').on(t.purchaseId),
    index('payments_invoice').on(t.invoiceId),
    index('payments_failed').on(t.createdAt, t.id).where(sql`state = 'failed'`),
    index('payments_pending').on(t.createdAt).where(sql`state = 'pending'`),
    index('payments_untold').on(t.settledAt).where(sql`state = 'failed' and by_member and told_at is null`),
    check('payments_amount', sql`amount > 0 and refunded >= 0 and refunded <= amount and lost >= 0 and lost <= amount`),
  ],
);

/** Money that is paid back, or was: written down before it is sent, and settled once. */
export const refunds = pgTable(
  'refunds',
  {
    id: serial('id').primaryKey(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The note that tells of it. */
    noteId: integer('note_id').references(() => invoices.id),
    key: text('key').notNull().unique(),
    /** returned: it was sent, and came back. */
    state: text('state').notNull().$type<'pending' | 'done' | 'failed' | 'returned'>(),
    amount: minor('amount').notNull(),
    /** Of the payment service. */
    ref: text('ref').unique(),
    reason: text('reason').notNull().default(''),
    createdAt: at('created_at').notNull(),
    settledAt: at('settled_at'),
  },
  (t) => [
    index('refunds_payment').on(t.paymentId),
    index('refunds_note').on(t.noteId),
    index('refunds_pending').on(t.createdAt).where(sql`state = 'pending'`),
    check('refunds_amount', sql`amount > 0`),
  ],
);

/** Someone has asked their bank to take a payment back. */
export const disputes = pgTable(
  'disputes',
  {
    id: serial('id').primaryKey(),
    /** Of the payment service. */
    ref: text('ref').notNull().unique(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    amount: minor('amount').notNull(),
    /** In the word of the payment service: fraudulent, product_not_received. */
    reason: text('reason').notNull(),
    /** asked: the bank asks, and has taken nothing. */
    state: text('state').notNull().$type<DisputeState>(),
    respondBy: at('respond_by'),
    openedAt: at('opened_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    index('disputes_payment').on(t.paymentId),
    index('disputes_newest').on(t.openedAt, t.id),
    index('disputes_open').on(t.openedAt).where(sql`state in ('asked', 'open')`),
    check('disputes_amount', sql`amount > 0`),
  ],
);

/** What the payment service has told us, once by its own number; what can't be understood yet waits. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    fact: jsonb('fact').notNull().$type<Fact>(),
    receivedAt: at('received_at').notNull(),
    handledAt: at('handled_at'),
  },
  (t) => [
    index('payment_events_waiting').on(t.receivedAt).where(sql`handled_at is null`),
    index('payment_events_handled').on(t.handledAt),
  ],
);

/** disputed: taken from us by a bank, until it decides. */
export type LedgerAccount = 'receivable' | 'cash' | 'revenue' | 'gst' | 'credit' | 'disputed';

/**
 * Double entry: one row is both lines, so that they cannot come apart and all rows together are zero. A row is never
 * changed; what was wrong is put right by another row.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => billingAccounts.id),
    debit: text('debit').notNull().$type<LedgerAccount>(),
    credit: text('credit').notNull().$type<LedgerAccount>(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull().$type<Currency>(),
    invoiceId: integer('invoice_id').references(() => invoices.id),
    paymentId: integer('payment_id').references(() => payments.id),
    day: date('day').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('ledger_entries_account').on(t.accountId),
    index('ledger_entries_day').on(t.day, t.id),
    index('ledger_entries_invoice').on(t.invoiceId),
    index('ledger_entries_payment').on(t.paymentId),
    check('ledger_entries_amount', sql`amount > 0 and debit <> credit`),
  ],
);

/** How many of each thing an account has; changed with the thing, in its transaction. */
export const usageCounts = pgTable(
  'usage_counts',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => billingAccounts.id),
    kind: text('kind').notNull().$type<CountedKind>(),
    used: integer('used').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind] }), check('usage_counts_used', sql`used >= 0`)],
);

/** What an account has spent on ads in a month. */
export const usageSpend = pgTable(
  'usage_spend',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => billingAccounts.id),
    /** 2026-11 */
    month: text('month').notNull(),
    spent: minor('spent').notNull(),
    /** The bill that it is on. */
    invoiceId: integer('invoice_id').references(() => invoices.id),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.month] }),
    index('usage_spend_unbilled').on(t.month, t.accountId).where(sql`invoice_id is null and spent > 0`),
    index('usage_spend_invoice').on(t.invoiceId),
    check('usage_spend_spent', sql`spent >= 0`),
  ],
);

/** What a plan lets its member do is asked by areas above. */
export const readable = [plans];
