import { expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp } from '#platform/server/testing/app.ts';
import { plan } from '../testing/buyer.ts';
import { assertSound } from '../testing/sound.ts';

test('one run renews every plan that is due, however many there are', { timeout: 120_000 }, async () => {
  const env = { BILLING_CURRENCY: 'AUD' };
  const app = await startTestApp({ areas: serverAreas, mode: 'demo', env, now: new Date('2026-12-09T02:00:00Z') });
  const count = 1003;
  const sql = (text: string, values: unknown[] = []) => app.database.query<{ count: number }>('', text, values);
  await sql(
    `insert into users (name, email, username, roles)
       select 'Member ' || n, 'due-' || n || '@example.org', 'due-' || n, array['member'] from generate_series(1, $1::int) n`,
    [count],
  );
  // What is kept for them pays: no card is asked.
  await sql(
    `insert into billing_accounts (user_id, currency, credit, created_at)
       select id, 'AUD', 2900, '2026-11-09' from users where username like 'due-%'`,
  );
  await sql(
    `insert into ledger_entries (account_id, debit, credit, amount, currency, day, created_at)
       select id, 'revenue', 'credit', 2900, 'AUD', '2026-11-09', '2026-11-09' from billing_accounts`,
  );
  await sql(
    `insert into subscriptions (account_id, plan_id, billing_interval, status, currency, anchor, period_start, period_end, period_cost, created_at)
       select id, $1::int, 'monthly', 'active', 'AUD', 9, '2026-11-09', '2026-12-09', 2900, '2026-11-09' from billing_accounts`,
    [plan.starter],
  );
  await app.app.jobs.runNow('billing.renew');
  const [renewed] = await sql(`select count(*)::int as count from subscriptions where period_end = '2027-01-09'`);
  expect(renewed?.count).toBe(count);
  const [billed] = await sql(`select count(*)::int as count from invoices where status = 'paid' and total = 2900`);
  expect(billed?.count).toBe(count);
  await assertSound(app.database);
  await app.close();
});
