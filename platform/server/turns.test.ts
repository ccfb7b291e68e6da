import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryIn } from './db.ts';
import { statement } from './statement.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { shareTurn, takeTurn } from './turns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
});
afterAll(() => app.close());

interface Held {
  readonly count: number;
  readonly modes: readonly string[];
}
/** In this database: others of the same server have turns of their own. */
const held = statement(
  () => sql<Held>`select count(distinct (classid, objid))::int as count,
    array_agg(mode order by mode) as modes from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
);

test('each name has a turn of its own, held until its transaction ends, alone or side by side', async () => {
  await app.database.db.transaction(async (tx) => {
    const query = queryIn(tx);
    await takeTurn(query, 'events of', 1);
    await takeTurn(query, 'events of', 1);
    await takeTurn(query, 'events of', 2);
    await shareTurn(query, 'notices');
    const [now] = await query(held, {});
    expect(now).toEqual({ count: 3, modes: ['ExclusiveLock', 'ExclusiveLock', 'ShareLock'] });
  });
  expect(await app.database.query(held, {})).toEqual([{ count: 0, modes: null }]);
});
