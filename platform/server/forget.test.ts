import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
});
afterAll(() => app.close());

test('answers go after a day; events a week after their reactions have run, and parked ones stay', async () => {
  const now = new Date();
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const { query } = app.database;
  for (const [key, hours] of Object.entries({ old: 25, fresh: 23 })) {
    await query(
      '',
      `insert into idempotency_keys (user_id, key, operation, fingerprint, status, created_at)
       values (1, $1, 'createPost', 'x', 201, $2::timestamptz)`,
      [key, ago(hours)],
    );
  }
  const events = [
    { name: 'over', hours: 169 },
    { name: 'recent', hours: 167 },
    { name: 'parked', hours: 400, work: null },
    { name: 'waiting', hours: 400, work: ago(-1) },
  ];
  for (const { name, hours, work } of events) {
    const [event] = await query<{ id: number }>(
      '',
      `insert into outbox (name, payload, created_at) values ($1, '{}', $2::timestamptz) returning id::int`,
      [name, ago(hours)],
    );
    if (work === undefined) continue;
    await query('', `insert into outbox_work (event_id, reaction, due_at) values ($1, 'a.reaction', $2::timestamptz)`, [
      event?.id,
      work,
    ]);
  }
  await app.app.jobs.runNow('platform.forget');
  const keys = await query<{ key: string }>('', 'select key from idempotency_keys');
  expect(keys.map(({ key }) => key)).toEqual(['fresh']);
  const left = await query<{ name: string }>('', 'select name from outbox order by id');
  expect(left.map(({ name }) => name)).toEqual(['recent', 'parked', 'waiting']);
});
