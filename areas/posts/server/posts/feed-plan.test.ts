import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/server/db.ts';
import { guest } from '#platform/server/principal.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import { feedQuery } from './list-posts.ts';

let database: Database;
const members = 200;
const posts = 20_000;

beforeAll(async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase('feed_plan');
  database = await openDatabase({ databaseUrl, dataDir: '' });
  await database.migrate();
  const run = (text: string) => database.query('', text);
  await run(`insert into users (name, email, username) select 'M' || n, n || '@example.org', 'm' || n
    from generate_series(1, ${members}) n`);
  await run(`insert into posts (author_id, content, tags, created_at)
    select n % ${members} + 1, 'Post ' || n, array['t' || n % 50], now() - make_interval(secs => n)
    from generate_series(1, ${posts}) n`);
  // Member 2 follows, blocks and mutes many; member 3 does nothing of the kind.
  await run(`insert into follows (follower_id, followee_id) select 2, n from generate_series(3, ${members}) n`);
  await run('insert into blocks (blocker_id, blocked_id) select 2, n from generate_series(11, 30) n');
  await run("insert into mutes (user_id, kind, muted_id) select 2, 'member', n from generate_series(31, 60) n");
  await run("insert into mutes (user_id, kind, folded) select 2, 'tag', 't' || n from generate_series(1, 9) n");
  await run("insert into mutes (user_id, kind, folded) select 2, 'word', 'w' || n from generate_series(1, 9) n");
  await run('analyze');
}, 120_000);
afterAll(() => database.close());

async function planOf(viewerId: number) {
  const { page, values: asked } = feedQuery({ ...guest, id: viewerId }, 20);
  const [text, values] = [page.text, page.list(asked)];
  const rows = await database.query<{ 'QUERY PLAN': string }>('', `explain (analyze, costs off) ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test.each([0, 2, 3])(
  'the first page walks the index and reads no more than it shows, as member %i',
  async (viewerId) => {
    const plan = await planOf(viewerId);
    expect(plan).toContain('Index Scan Backward using posts_feed on posts p');
    expect(plan).not.toContain('Seq Scan on posts');
    // What is muted or blocked is passed over on the way; nothing is read to be sorted.
    const [, rows = '0'] = /Index Scan Backward using posts_feed on posts p\w* \(.*?rows=([\d.]+)/.exec(plan) ?? [];
    expect(Number(rows)).toBe(21);
  },
);

test('what a member has muted is read once and not for every post', async () => {
  const plan = await planOf(2);
  const loops = [...plan.matchAll(/ on mutes\b.*?loops=(\d+)/g)].map(([, count]) => count);
  expect(loops.length).toBeGreaterThan(0);
  expect(new Set(loops)).toEqual(new Set(['1']));
});
