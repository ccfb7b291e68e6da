import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { contentOf } from '#platform/server/files.ts';
import { statement } from '#platform/server/statement.ts';
import type { downloadLedger as contract } from '../../contract.ts';
import { from } from '../from.ts';

const batch = 1000;
const entries = statement((v: { month: string; after: number }) =>
  from
    .selectFrom('ledger_entries as l')
    .leftJoin('invoices as i', 'i.id', 'l.invoice_id')
    .select(['l.id', 'l.debit', 'l.credit', 'l.amount', 'l.currency', 'l.account_id as account', 'i.number as invoice'])
    .select((e) => sql<string>`to_char(${e.ref('l.day')}, 'YYYY-MM-DD')`.as('day'))
    .where((e) => sql<boolean>`${e.ref('l.day')} >= (${v.month} || '-01')::date`)
    .where((e) => sql<boolean>`${e.ref('l.day')} < (${v.month} || '-01')::date + interval '1 month'`)
    .where('l.id', '>', v.after)
    .orderBy('l.id')
    .limit(batch),
);

/** Two decimals without a currency sign, as bookkeeping programs read them. */
const decimal = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

export const downloadLedger: Handler<typeof contract> = async ({ input, principal, db, query, now }) => {
  const lines = ['Entry,Day,Debit,Credit,Amount,Currency,Account,Invoice'];
  for (let last = 0; ; ) {
    const rows = await query(entries, { month: input.month, after: last });
    for (const row of rows)
      lines.push(
        [
          row.id,
          row.day,
          row.debit,
          row.credit,
          decimal(row.amount),
          row.currency,
          row.account,
          row.invoice ?? '',
        ].join(','),
      );
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) break;
  }
  const subject = `ledger ${input.month}`;
  await writeAudit(db, { actorId: principal.id, action: 'ledger downloaded', subject, detail: {} }, now);
  const content = contentOf(Buffer.from(`${lines.join('\r\n')}\r\n`));
  return { content, type: 'text/csv; charset=utf-8', name: `ledger-${input.month}.csv` };
};
