import { sql } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { readable, unreadable } from '#platform/server/sealed.ts';
import { statement } from '#platform/server/statement.ts';
import { billingDay } from '../pure/days.ts';
import { findAccount, lockAccount } from './accounts.ts';
import { from } from './from.ts';
import { openBillsOf } from './invoices/invoice-rows.ts';
import { writeOff } from './invoices/issue.ts';
import { sealedBuyer, sealedPayer } from './seal.ts';

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
/** Nothing is bought for someone who is gone: what is paid at a checkout that is still open is kept on the account. */
const dropPurchases = statement((v: { userId: number }) =>
  from
    .updateTable('purchases as u')
    .from('billing_accounts as a')
    .set({ state: 'dropped' as const })
    .whereRef('a.id', '=', 'u.account_id')
    .where('a.user_id', '=', v.userId)
    .where('u.state', '=', 'open'),
);
/** Nothing is charged any more; what may have been is still looked for. */
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
      leaving_ref: e.ref('customer_ref'),
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
  /** Bills stay as long as the law asks, and name the member in what is sealed alone. Who leaves owes nothing. */
  erase: async ({ query, emit, userId, config, now }) => {
    const found = await findAccount(query, userId);
    if (!found) return [];
    const doing = { query, emit, now, day: billingDay(now), config };
    const account = await lockAccount(doing, found.id);
    for (const bill of await openBillsOf(query, account.id)) await writeOff(doing, account, bill);
    await query(endAll, { userId, now: now.toISOString() });
    await query(dropPurchases, { userId });
    await query(stopCharges, { userId });
    await query(forget, { userId });
    return [];
  },
};
