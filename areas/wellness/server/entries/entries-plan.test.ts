import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/server/db.ts';
import { after, newest } from '#platform/server/keyset.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import { recordsOfKind } from '../records.ts';

let database: Database;
const member = 2;
/** Ten years, five a day. */
const days = 4000;
const perDay = 5;

beforeAll(async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase('entries_plan');
  database = await openDatabase({ databaseUrl, dataDir: '' });
  await database.migrate();
  const run = (text: string) => database.query('', text);
  await run(`insert into users (name, email, username) select 'M' || n, n || '@example.org', 'm' || n
    from generate_series(1, 3) n`);
  await run(`insert into wellness_records (user_id, uid, kind, day, at, sealed_content, generation, created_at, updated_at)
    select ${member}, 'entry-' || n, 'entry', at::date, at, 'sealed', 1, at, at
    from (select n, timestamp '2026-11-26 21:00' - make_interval(days => n / ${perDay}, hours => n % ${perDay}) as at
      from generate_series(0, ${days * perDay} - 1) n) entries`);
  await run('analyze');
}, 60_000);
afterAll(() => database.close());

/** How many rows are looked at for a page, those that are then left out among them. */
async function rowsRead(from: string | null, to: string | null, limit: number): Promise<number> {
  const page = recordsOfKind('entry');
  const found = await database.query<{ 'QUERY PLAN': string }>(
    '',
    `explain (analyze, costs off, timing off, summary off) ${page.text}`,
    page.list({ userId: member, ...after(newest), from, to, limit }),
  );
  const plan = found.map((row) => row['QUERY PLAN']).join('\n');
  const [, kept = ''] = /Backward using wellness_records_newest on wellness_records r \(.*?rows=(\d+)/.exec(plan) ?? [];
  const [, left = '0'] = /Rows Removed by Filter: (\d+)/.exec(plan) ?? [];
  expect(kept, plan).not.toBe('');
  return Number(kept) + Number(left);
}

test.each([
  { when: 'this week', from: '2026-11-20', to: '2026-11-26' },
  { when: 'a week six years ago', from: '2020-11-20', to: '2020-11-26' },
])('of ten years, $when reads its own entries and those of a day around it', async ({ from, to }) => {
  expect(await rowsRead(from, to, 201)).toBeLessThanOrEqual((7 + 2) * perDay);
});

test('of ten years, the newest page reads no more than it shows', async () => {
  expect(await rowsRead(null, null, 51)).toBe(51);
});
