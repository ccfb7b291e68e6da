import { expect } from 'vitest';
import type { Database } from '#platform/server/db.ts';

/** What must hold of all accounts at any time, told by the rows alone. */
export async function assertSound({ query }: Database): Promise<void> {
  const rows = <T extends object>(text: string) => query<T>('', text, []);
  // Each entry is both of its lines, so that debits and credits are the same sum.
  const [all] = await rows<{ sum: number }>(
    `select coalesce(sum(side), 0)::int as sum from (
       select amount as side from ledger_entries union all select -amount from ledger_entries) l`,
  );
  expect(all?.sum).toBe(0);
  const balance = (name: string) =>
    `(select coalesce(sum(case when l.debit = '${name}' then l.amount when l.credit = '${name}' then -l.amount else 0 end), 0)::int
      from ledger_entries l where l.account_id = a.id)`;
  // What is receivable is what open bills ask for, what is kept is what the account says, and what banks hold is not ours.
  const unequal = await rows(
    `select * from (select a.id, a.credit, ${balance('receivable')} as receivable, -${balance('credit')} as kept, ${balance('cash')} as cash, ${balance('disputed')} as disputed,
       (select coalesce(sum(i.total - i.from_credit), 0)::int from invoices i where i.account_id = a.id and i.status = 'open') as open,
       (select coalesce(sum(d.amount), 0)::int from disputes d join payments p on p.id = d.payment_id
         where p.account_id = a.id and d.state = 'open') as held,
       (select coalesce(sum(p.amount - p.refunded - p.lost), 0)::int from payments p where p.account_id = a.id and p.state = 'paid') as paid
     from billing_accounts a) b
     where receivable <> open or kept <> credit or cash <> paid - held or disputed <> held`,
  );
  expect(unequal).toEqual([]);
  const sums = await rows(
    `select i.id from invoices i where i.total <> (select coalesce(sum(l.amount), 0)::int from invoice_lines l where l.invoice_id = i.id)
       or i.gst <> (select coalesce(sum(l.gst), 0)::int from invoice_lines l where l.invoice_id = i.id)`,
  );
  expect(sums).toEqual([]);
  // Numbers have no gaps: there are as many bills in a series as its last number says.
  const gaps = await rows(
    `select s.name from invoice_series s where s.last <> (select count(*)::int from invoices i where i.number like s.name || '-%')`,
  );
  expect(gaps).toEqual([]);
  const uses = await rows(
    `select c.id from promo_codes c where c.uses <> (select count(*)::int from promo_uses u where u.promo_id = c.id)`,
  );
  expect(uses).toEqual([]);
}
