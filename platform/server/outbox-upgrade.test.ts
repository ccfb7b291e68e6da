import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../migrations');
const history = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8'));

test('what an installation had waiting or parked is still so after the upgrade, and nothing runs twice', async () => {
  const at = history.findIndex((text) => text.includes('CREATE TABLE "outbox_work"'));
  const database = await PGlite.create({ extensions: { pg_trgm } });
  for (const text of history.slice(0, at)) await database.exec(text);
  await database.exec(`insert into outbox (name, payload, pending, attempts, due_at, last_error) values
    ('done', '{}', '{}', 0, null, null),
    ('fresh', '{"n": 1}', '{a.one,a.two}', 0, '2026-11-01T00:00:00Z', null),
    ('failing', '{}', '{a.two}', 3, '2026-11-02T00:00:00Z', 'TypeError'),
    ('parked', '{}', '{a.one}', 8, null, 'MailError')`);
  await database.exec(history[at] ?? '');
  const { rows } = await database.query(
    `select o.name, w.reaction, w.attempts, w.failures, w.due_at is not null as due, w.last_error as error,
       w.parked_at is not null as parked
     from outbox_work w join outbox o on o.id = w.event_id order by w.event_id, w.reaction`,
  );
  const none = { attempts: 0, failures: 0, due: true, error: null, parked: false };
  expect(rows).toEqual([
    { name: 'fresh', reaction: 'a.one', ...none },
    { name: 'fresh', reaction: 'a.two', ...none },
    { name: 'failing', reaction: 'a.two', attempts: 3, failures: 3, due: true, error: 'TypeError', parked: false },
    { name: 'parked', reaction: 'a.one', attempts: 8, failures: 8, due: false, error: 'MailError', parked: true },
  ]);
  const events = await database.query('select name, payload from outbox order by id');
  expect(events.rows).toEqual([
    { name: 'done', payload: {} },
    { name: 'fresh', payload: { n: 1 } },
    { name: 'failing', payload: {} },
    { name: 'parked', payload: {} },
  ]);
  await database.close();
});
