import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { after, exactTime, isOlder, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { count, statement } from '#platform/server/statement.ts';
import type { getBillingOverview as contract, listFailedPayments as failedContract } from '../../contract.ts';
import { amountOf } from '../doing.ts';
import { from } from '../from.ts';
import { isTestMoney } from '../payments/payments-of.ts';
import type { LedgerAccount } from '../tables.ts';

/** What has come into an account of the ledger less what has gone out of it; `side`: which of the two adds. */
const sumOf = (account: LedgerAccount, side: 'debit' | 'credit') => {
  const [adds, takes] = side === 'debit' ? ['debit', 'credit'] : ['credit', 'debit'];
  return sql<number>`coalesce(sum(case when ${sql.ref(`l.${adds}`)} = ${sql.lit(account)} then l.amount
    when ${sql.ref(`l.${takes}`)} = ${sql.lit(account)} then -l.amount else 0 end), 0)`;
};
const month = sql<string>`to_char(l.day, 'YYYY-MM')`;
const months = statement((_: object) =>
  from
    .selectFrom('ledger_entries as l')
    .select(['l.currency', month.as('month')])
    .select([
      sumOf('revenue', 'credit').as('revenue'),
      sumOf('gst', 'credit').as('gst'),
      sumOf('cash', 'debit').as('received'),
    ])
    .groupBy([month, 'l.currency'])
    .orderBy(month, 'desc')
    .limit(12),
);
const states = statement((_: object) =>
  from
    .selectFrom('subscriptions')
    .select(['status', count.as('count')])
    .where('status', '<>', 'canceled')
    .groupBy('status'),
);
const owed = statement((_: object) =>
  from
    .selectFrom('invoices')
    .select(['currency', sql<number>`sum(total - from_credit)`.as('owed')])
    .where('status', '=', 'open')
    .groupBy('currency'),
);

const disputed = statement((_: object) =>
  from.selectFrom('disputes').select(count.as('count')).where('state', 'in', ['asked', 'open']),
);

export const getBillingOverview: Handler<typeof contract> = async ({ query, services }) => {
  const [rows, counted, open, [disputes]] = await Promise.all([
    query(months, {}),
    query(states, {}),
    query(owed, {}),
    query(disputed, {}),
  ]);
  const of = (status: string) => counted.find((row) => row.status === status)?.count ?? 0;
  return {
    months: rows.map((row) => ({
      month: row.month,
      revenue: amountOf(row.revenue, row.currency),
      gst: amountOf(row.gst, row.currency),
      received: amountOf(row.received, row.currency),
    })),
    active: of('active'),
    pastDue: of('past_due'),
    paused: of('paused'),
    open: open.map((row) => amountOf(row.owed, row.currency)),
    disputes: disputes?.count ?? 0,
    isTest: isTestMoney(services.config),
  };
};

const failed = statement((v: { limit: number; at: string; atId: number }) =>
  from
    .selectFrom('payments as y')
    .innerJoin('billing_accounts as a', 'a.id', 'y.account_id')
    .leftJoin('invoices as i', 'i.id', 'y.invoice_id')
    .select((e) => [
      'y.id',
      'y.invoice_id as invoiceId',
      'i.number as invoiceNumber',
      'a.user_id as memberId',
      'y.amount',
      'y.currency',
      'y.reason',
      isoTime(e.ref('y.created_at')).as('createdAt'),
      exactTime(e.ref('y.created_at')).as('exactly'),
    ])
    .where('y.state', '=', 'failed')
    .where((e) => isOlder(e.ref('y.created_at'), e.ref('y.id'), v))
    .orderBy('y.created_at', 'desc')
    .orderBy('y.id', 'desc')
    .limit(v.limit),
);

export const listFailedPayments: Handler<typeof failedContract> = async ({ input, query }) => {
  const rows = await query(failed, { limit: input.limit + 1, ...after(readKeyset(input.cursor, newest)) });
  return pageOf(
    rows,
    input.limit,
    ({ amount, currency, createdAt, exactly: _, ...row }) => ({
      ...row,
      amount: amountOf(amount, currency),
      at: createdAt,
    }),
    ({ exactly, id }) => ({ at: exactly, id }),
  );
};
