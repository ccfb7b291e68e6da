import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/server/db.ts';
import { guest } from '#platform/server/principal.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import { commentsQuery } from './list-comments.ts';

let database: Database;
const members = 100;
const replies = 5000;

beforeAll(async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase('comments_plan');
  database = await openDatabase({ databaseUrl, dataDir: '' });
  await database.migrate();
  const run = (text: string) => database.query('', text);
  await run(`insert into users (name, email, username) select 'M' || n, n || '@example.org', 'm' || n
    from generate_series(1, ${members}) n`);
  await run(`insert into posts (author_id, type, title, content, forum_id, last_number)
    select n, 'discussion', 'Topic ' || n, 'Text', 1, ${replies} from generate_series(1, 20) n`);
  await run(`insert into comments (post_id, author_id, number, content)
    select p, n % ${members} + 1, n, repeat('Reply ' || n || ' ', 20)
    from generate_series(1, ${replies}) n, generate_series(1, 20) p`);
  await run('insert into blocks (blocker_id, blocked_id) select 2, n from generate_series(11, 15) n');
  await run('vacuum analyze');
}, 120_000);
afterAll(() => database.close());

/** The plan without its figures, and how many blocks of 8 kB it read. */
async function costOf(viewerId: number, from: number) {
  const { page, values } = commentsQuery({ ...guest, id: viewerId }, { id: 7, limit: 20, from });
  const rows = await database.query<{ 'QUERY PLAN': string }>(
    '',
    `explain (analyze, buffers, costs off, timing off, summary off) ${page.text}`,
    page.list(values),
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const read = [...(/Buffers: (.*)/.exec(plan)?.[1]?.matchAll(/(?:hit|read)=(\d+)/g) ?? [])];
  return { plan, blocks: read.reduce((sum, [, count]) => sum + Number(count), 0) };
}

test.each([0, 2, 3])(
  'of 5,000 replies the last page is read as the first is, by the index and in few blocks, as member %i',
  async (viewerId) => {
    const [second, last] = [await costOf(viewerId, 21), await costOf(viewerId, replies - 20)];
    for (const { plan, blocks } of [second, last]) {
      expect(plan).toContain('Index Scan using comments_number on comments c');
      expect(plan).not.toContain('Seq Scan on comments');
      expect(blocks).toBeLessThan(500);
    }
    expect(last.blocks).toBeLessThan(second.blocks * 1.5 + 20);
  },
);
