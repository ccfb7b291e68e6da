import { sql } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { readable, unreadable } from '#platform/server/sealed.ts';
import { statement } from '#platform/server/statement.ts';
import { billingDay } from '../pure/days.ts';
import { findAccount, lockAccount } from './accounts.ts';
import { from } from './from.ts';
import { planBillOf } from './invoices/invoice-rows.ts';
import { writeOff } from './invoices/issue.ts';
import { dropOpenPurchase } from './payments/purchases.ts';
import { sealedBuyer, sealedPayer } from './seal.ts';
import { billWhoLeaves } from './usage/bill-spend.ts';

const subscriptions = statement((v: { userId: number }) =>
  from
    .selectFrom('subscriptions as s')
    .innerJoin('billing_accounts as a', 'a.id', 's.account_id')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select((e) => [
      's.id as number',
      'p.display_name as plan',
      's.billing_interval as billingInterval',
      's.status',
      sql<string>`to_char(${e.ref('s.period_start')}, 'YYYY-MM-DD')`.as('periodStart'),
      sql<string>`to_char(${e.ref('s.period_end')}, 'YYYY-MM-DD')`.as('periodEnd'),
      isoTime(e.ref('s.created_at')).as('createdAt'),
      isoTime(e.ref('s.ended_at')).as('endedAt'),
    ])
    .where('a.user_id', '=', v.userId)
    .orderBy('s.id'),
);
const invoices = statement((v: { userId: number }) =>
  from
    .selectFrom('invoices as i')
    .innerJoin('billing_accounts as a', 'a.id', 'i.account_id')
    .select((e) => [
      'i.id',
      'i.number',
      'i.kind',
      'i.status',
      'i.currency',
      'i.total as totalInCents',
      'i.gst as gstInCents',
      'i.buyer_sealed as buyerSealed',
      isoTime(e.ref('i.issued_at')).as('issuedAt'),
      isoTime(e.ref('i.paid_at')).as('paidAt'),
    ])
    .where('a.user_id', '=', v.userId)
    .orderBy('i.id'),
);
const payments = statement((v: { userId: number }) =>
  from
    .selectFrom('payments as y')
    .innerJoin('billing_accounts as a', 'a.id', 'y.account_id')
    .leftJoin('invoices as i', 'i.id', 'y.invoice_id')
    .select((e) => [
      'y.id',
      'i.number as invoice',
      'y.state',
      'y.amount as amountInCents',
      'y.currency',
      'y.reason',
      'y.refunded as refundedInCents',
      'y.lost as reversedByBankInCents',
      isoTime(e.ref('y.created_at')).as('createdAt'),
    ])
    .where('a.user_id', '=', v.userId)
    .orderBy('y.id'),
);
const disputes = statement((v: { userId: number }) =>
  from
    .selectFrom('disputes as d')
    .innerJoin('payments as y', 'y.id', 'd.payment_id')
    .innerJoin('billing_accounts as a', 'a.id', 'y.account_id')
    .select((e) => ['d.amount as amountInCents', 'd.state', 'd.reason', isoTime(e.ref('d.opened_at')).as('openedAt')])
    .where('a.user_id', '=', v.userId)
    .orderBy('d.id'),
);
const spend = statement((v: { userId: number }) =>
  from
    .selectFrom('usage_spend as u')
    .innerJoin('billing_accounts as a', 'a.id', 'u.account_id')
    .leftJoin('invoices as i', 'i.id', 'u.invoice_id')
    .select(['u.month', 'u.spent as spentInCents', 'i.number as invoice'])
    .where('a.user_id', '=', v.userId)
    .orderBy('u.month'),
);
const codes = statement((v: { userId: number }) =>
  from
    .selectFrom('promo_uses as u')
    .innerJoin('billing_accounts as a', 'a.id', 'u.account_id')
    .innerJoin('promo_codes as c', 'c.id', 'u.promo_id')
    .select((e) => ['c.code', isoTime(e.ref('u.used_at')).as('usedAt')])
    .where('a.user_id', '=', v.userId)
    .orderBy('u.used_at'),
);
const cards = statement((v: { userId: number }) =>
  from
    .selectFrom('billing_accounts')
    .select([
      'id',
      'card_brand as brand',
      'card_last4 as lastFour',
      'card_expires as expires',
      'credit as keptInCents',
      'buyer_sealed as buyerSealed',
    ])
    .where('user_id', '=', v.userId),
);

const endAll = statement((v: { userId: number; now: string }) =>
  from
    .updateTable('subscriptions as s')
    .from('billing_accounts as a')
    .set((e) => ({
      status: 'canceled' as const,
      paused_until: null,
      ended_at: sql`${v.now}::timestamptz`,
      version: e('s.version', '+', 1),
    }))
    .whereRef('a.id', '=', 's.account_id')
    .where('a.user_id', '=', v.userId)
    .where('s.status', '<>', 'canceled'),
);
/** Nothing more is charged; what may have been is still looked for. */
const stopCharges = statement((v: { userId: number }) =>
  from
    .updateTable('payments as y')
    .from('billing_accounts as a')
    .set({ method_ref: null })
    .whereRef('a.id', '=', 'y.account_id')
    .where('a.user_id', '=', v.userId)
    .where('y.state', '=', 'pending'),
);
const forget = statement((v: { userId: number }) =>
  from
    .updateTable('billing_accounts')
    .set((e) => ({
      user_id: null,
      leaving_ref: e.fn.coalesce('customer_ref', 'leaving_ref'),
      customer_ref: null,
      method_ref: null,
      card_brand: null,
      card_last4: null,
      card_expires: null,
      buyer_sealed: '',
    }))
    .where('user_id', '=', v.userId),
);

export const personalData: PersonalData = {
  columns: { 'billing_accounts.user_id': 'loses the person' },
  export: async ({ query, userId, config }) => [
    {
      name: 'subscriptions',
      title: 'Advertising plans',
      about: 'Plans you had, and when.',
      rows: await query(subscriptions, { userId }),
    },
    {
      name: 'invoices',
      title: 'Invoices',
      about: 'Everything that was billed to you or given back. The law asks us to keep it for five years.',
      rows: (await query(invoices, { userId })).map(({ id, buyerSealed, ...row }) => ({
        ...row,
        for: readable(() => sealedBuyer.take(config, { id }, buyerSealed), unreadable).replace('\n', ', ABN '),
      })),
    },
    {
      name: 'payments',
      title: 'Payments',
      about: 'Each time we asked your card for money, what came of it, and what went back.',
      rows: await query(payments, { userId }),
    },
    {
      name: 'disputes',
      title: 'Disputes',
      about: 'Payments that you disputed with your bank.',
      rows: await query(disputes, { userId }),
    },
    {
      name: 'ad-spend',
      title: 'Spending on ads',
      about: 'What your ads cost each month, and the bill that it is on.',
      rows: await query(spend, { userId }),
    },
    {
      name: 'promo-codes',
      title: 'Promo codes',
      about: 'Codes that you used, and when.',
      rows: await query(codes, { userId }),
    },
    {
      name: 'payment-method',
      title: 'Payment method',
      about:
        'Your card by what we know of it, what is kept for your next bills, and whom they are made out to. We never have the number of a card.',
      rows: (await query(cards, { userId })).map(({ id, buyerSealed, ...row }) => ({
        ...row,
        billsTo: readable(() => sealedPayer.take(config, { id }, buyerSealed), unreadable).replace('\n', ', ABN '),
      })),
    },
  ],
  /**
   * Bills stay as long as the law asks, and name the member in what is sealed alone. Who leaves owes nothing for a plan;
   * ads that were shown stay owed.
   */
  erase: async ({ query, emit, userId, config, now }) => {
    const found = await findAccount(query, userId);
    if (!found) return [];
    const doing = { query, emit, now, day: billingDay(now), config };
    const account = await lockAccount(doing, found.id);
    const plan = await planBillOf(query, account.id);
    if (plan) await writeOff(doing, account, plan);
    await billWhoLeaves(doing, account.id);
    await query(endAll, { userId, now: now.toISOString() });
    // Nothing is bought for someone who is gone: the job closes a checkout that is still open, and pays back what is paid.
    await dropOpenPurchase(doing, account);
    await query(stopCharges, { userId });
    await query(forget, { userId });
    return [];
  },
};
