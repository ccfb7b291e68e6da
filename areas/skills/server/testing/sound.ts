import { expect } from 'vitest';
import type { Database } from '#platform/server/db.ts';

/** What must hold of all accounts at any time, told by the rows alone. */
export async function assertSound({ query }: Database): Promise<void> {
  const rows = <T extends object>(text: string) => query<T>('', text, []);
  const [all] = await rows<{ sum: number }>('select coalesce(sum(balance), 0)::int as sum from credit_accounts');
  expect(all?.sum).toBe(0);
  const unequal = await rows(
    `select a.id from credit_accounts a where a.balance <>
       (select coalesce(sum(case when t.to_account = a.id then t.minutes else -t.minutes end), 0)::int
        from credit_transfers t where a.id in (t.from_account, t.to_account))`,
  );
  expect(unequal).toEqual([]);
  const beyond = await rows('select id from credit_accounts where held < 0 or balance - held < lowest');
  expect(beyond).toEqual([]);
  // Each line’s balance is the one before it and its own minutes.
  const broken = await rows(
    `with lines as (
       select id, from_account as account, -minutes as minutes, from_balance as after from credit_transfers
       union all select id, to_account, minutes, to_balance from credit_transfers)
     select id from (select id, after, minutes, lag(after, 1, 0) over (partition by account order by id) as before from lines) l
     where before + minutes <> after`,
  );
  expect(broken).toEqual([]);
}
