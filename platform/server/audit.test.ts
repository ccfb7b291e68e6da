import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditKeys, beginAudit, brokenAuditLink, checkAudit, letAudit, writeAudit } from './audit.ts';
import { makeAuditBatch } from './audit-batch.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
});
afterAll(() => app.close());

const query = (text: string, values: unknown[] = []) => app.database.query<Record<string, unknown>>('', text, values);
const write = (detail: Record<string, unknown>) =>
  writeAudit(app.database.db, { actorId: 1, action: 'test', subject: 'thing:1', detail }, new Date());
const broken = () => brokenAuditLink(app.database.db);

const long = 30;
beforeEach(async () => {
  letAudit(app.database.db, auditKeys(app.config));
  await query('truncate audit_log, audit_head restart identity');
  await app.app.fill({ demo: false });
  for (let n = 1; n <= long; n += 1) await write({ n, on: { zebra: 1, ant: [{ later: 1, a: 2 }] }, é: undefined });
});

test('the log is whole whatever the order and depth of the details', async () => {
  await write({ severity: 'low', actionId: 3, on: { zebra: 1, ant: [{ later: 1, a: 2 }] } });
  await write({ é: 1, zz: 2, a: undefined });
  await write({});
  expect(await checkAudit(app.database.db)).toEqual({ entries: long + 3, brokenAt: null });
});

/** What somebody can do who may write to the database, and has no secret. */
const wouldBe = (n: number) => 1 + ((n * 7919) % long);
const tampering: Readonly<Record<string, (n: number) => readonly string[]>> = {
  'an action is changed': (n) => [`update audit_log set action = 'other' where id = ${wouldBe(n)}`],
  'a detail is changed': (n) => [`update audit_log set detail = '{"n": 0}' where id = ${wouldBe(n)}`],
  'somebody else did it': (n) => [`update audit_log set actor_id = 2 where id = ${wouldBe(n)}`],
  'a moment is changed': (n) => [`update audit_log set at = at - interval '1 minute' where id = ${wouldBe(n)}`],
  'an entry is deleted': (n) => [`delete from audit_log where id = ${wouldBe(n)}`],
  'the newest are deleted': (n) => [`delete from audit_log where id > ${wouldBe(n) - 1}`],
  'the newest are deleted and the end moved': (n) => [
    `delete from audit_log where id > ${Math.max(1, wouldBe(n) - 1)}`,
    'update audit_head set entries = (select count(*) from audit_log), hash = (select hash from audit_log order by id desc limit 1)',
  ],
  'a seal is taken away': (n) => [`update audit_log set seal = null where id = ${Math.max(2, wouldBe(n))}`],
  'the end is removed': () => ['delete from audit_head'],
  'all of it is deleted': () => ['delete from audit_log'],
};

test('100 of 100 changes are found, also after more was written', async () => {
  const ways = Object.entries(tampering);
  const missed: string[] = [];
  for (let n = 0; n < 100; n += 1) {
    const [name, make] = ways[n % ways.length] as (typeof ways)[number];
    await query('create table kept_log as table audit_log');
    await query('create table kept_head as table audit_head');
    for (const text of make(n)) await query(text);
    if ((await broken()) === undefined) missed.push(`${n} ${name}`);
    await write({ after: n });
    if ((await broken()) === undefined) missed.push(`${n} ${name}, and more was written`);
    await query('truncate audit_log, audit_head');
    await query('insert into audit_log select * from kept_log');
    await query('insert into audit_head select * from kept_head');
    await query('drop table kept_log');
    await query('drop table kept_head');
    expect(await broken()).toBeUndefined();
  }
  expect(missed).toEqual([]);
}, 120_000);

test('a log that was made anew from end to end, with another secret, is found', async () => {
  const { db } = app.database;
  letAudit(db, auditKeys({ sessionSecret: 'another secret, which is long enough', previousSecret: undefined }));
  await query('truncate audit_log, audit_head restart identity');
  await beginAudit(db);
  for (let n = 1; n <= 5; n += 1) await write({ forged: n });
  expect(await broken()).toBeUndefined();
  letAudit(db, auditKeys(app.config));
  expect(await broken()).toBe(0);
  await write({ more: true });
  expect(await broken()).toBe(6);
});

test('it names the first entry that was changed', async () => {
  await query(`update audit_log set detail = '{"n": 0}' where id in (12, 20)`);
  expect(await broken()).toBe(12);
});

test('after a change of the secret the log goes on; the secret before is needed until then', async () => {
  const next = { sessionSecret: 'a new secret of the tests, long enough', previousSecret: app.config.sessionSecret };
  letAudit(app.database.db, auditKeys(next));
  expect(await broken()).toBeUndefined();
  await write({ with: 'the new secret' });
  // Now the former one can be thrown away: what it sealed is covered by what came after.
  letAudit(app.database.db, auditKeys({ ...next, previousSecret: undefined }));
  expect(await broken()).toBeUndefined();
  await query(`update audit_log set detail = '{"n": 0}' where id = 3`);
  expect(await broken()).toBe(3);
});

test('what was written before there were seals stays, is covered from then on, and is checked', async () => {
  await query('update audit_log set seal = null');
  await query('delete from audit_head');
  await app.app.fill({ demo: false });
  expect(await broken()).toBeUndefined();
  await write({ sealed: true });
  expect(await broken()).toBeUndefined();
  await query(`update audit_log set subject = 'thing:2' where id = 2`);
  expect(await broken()).toBe(2);
});

test('the job raises an alarm when the log was changed, and notes when it looked', async () => {
  const said: unknown[] = [];
  const { log } = app.app.services;
  const error = log.error;
  Object.assign(log, { error: (...words: unknown[]) => said.push(words) });
  const found = () => query('select checked_entries::int as entries, broken_at::int as "brokenAt" from audit_head');
  try {
    await app.app.jobs.runNow('platform.check-audit');
    expect([said, await found()]).toEqual([[], [{ entries: long, brokenAt: null }]]);
    await query('delete from audit_log where id = 7');
    await app.app.jobs.runNow('platform.check-audit');
  } finally {
    Object.assign(log, { error });
  }
  expect(said).toEqual([[{ entry: 8, entries: 6 }, 'ALARM: the audit log was changed or cut; see /admin/audit']]);
  expect(await found()).toEqual([{ entries: 6, brokenAt: 8 }]);
});

test('what comes in a flood is one entry with a count, and none is lost while the log is out of reach', async () => {
  const written: unknown[] = [];
  let away = true;
  const batch = makeAuditBatch(async (entries) => {
    if (away) throw new Error('away');
    written.push(...entries);
  }, app.app.services.log);
  const entry = (subject: string) => ({ actorId: 0, action: 'sign-in failed', subject, detail: { way: 'password' } });
  for (let n = 0; n < 500; n += 1) batch.add(entry('member 1'));
  await batch.flush();
  away = false;
  batch.add(entry('member 1'));
  batch.add(entry('member 2'));
  await batch.flush();
  expect(written).toEqual([
    { ...entry('member 1'), detail: { way: 'password', count: 501 } },
    { ...entry('member 2'), detail: { way: 'password', count: 1 } },
  ]);
  for (let n = 0; n < 5000; n += 1) batch.add(entry(`member ${n}`));
  await batch.flush();
  expect(written).toHaveLength(2 + 1001);
  expect(written.at(-1)).toEqual({ actorId: 0, action: 'sign-in failed', subject: 'many', detail: { count: 4000 } });
});
