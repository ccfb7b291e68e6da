import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { runCommand } from '#platform/server/run-command.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { join as joinDoorways, mailsTo } from '#platform/server/testing/browser.ts';
import { unzip } from '#platform/server/testing/unzip.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const run = (...words: string[]) => runCommand({ app: app.app, database: app.database, now: new Date() }, words);
const fine = async (...words: string[]) => {
  const { lines, failed } = await run(...words);
  expect(failed, lines.join('\n')).toBeFalsy();
  return lines;
};
const refused = async (...words: string[]) => {
  const { lines, failed } = await run(...words);
  expect(failed, lines.join('\n')).toBe(true);
  return lines;
};
const audited = (subject: string) =>
  app.database.query<{ by: number | null; action: string; detail: Record<string, unknown> }>(
    '',
    'select actor_id as by, action, detail from audit_log where subject = $1 order by id',
    [subject],
  );
const rolesOf = async (id: number) =>
  (await app.database.query<{ roles: string[] }>('', 'select roles from users where id = $1', [id]))[0]?.roles;

test('what can be typed is listed, and what is missing or unknown is said', async () => {
  const lines = await refused('make-admins');
  expect(lines[0]).toBe('npm run admin -- <command> --<option> <value>');
  const ours = 'check-audit reseal reindex move-files make-admin end-sessions list-parked retry-parked'.split(' ');
  for (const name of [...ours, 'erase-member', 'export-evidence']) {
    expect(lines.filter((line) => line.startsWith(`${name}  `))).toHaveLength(1);
  }
  expect(await refused('make-admin', '--email', 'nowhere')).toEqual([
    '--email is the address that the member signs in with.',
    '--reason says why, for the audit log.',
  ]);
  expect((await refused('make-admin', '--password', 'x'))[0]).toContain("Unknown option '--password'");
  expect((await refused('list-parked', 'all'))[0]).toContain("Unexpected argument 'all'");
});

test('a member is made an administrator once, with the reason in the audit log', async () => {
  const kim = await joinDoorways(app);
  const words = ['make-admin', '--email', kim.email.toUpperCase(), '--reason', 'The first one'];
  expect(await fine(...words)).toEqual([
    `Member ${kim.id} is an administrator now.`,
    'The role counts once they have two-step sign-in or a passkey: /settings/security.',
  ]);
  expect(await rolesOf(kim.id)).toEqual(['member', 'admin']);
  expect((await fine(...words))[0]).toBe(`Member ${kim.id} was an administrator already.`);
  const given = (await audited(`member ${kim.id}`)).filter(({ action }) => action === 'role given');
  expect(given).toEqual([{ by: null, action: 'role given', detail: { role: 'admin', reason: 'The first one' } }]);
  expect(await refused('make-admin', '--email', 'no-one@example.org', '--reason', 'A slip')).toEqual([
    'No open account has this address. The member joins first, at /sign-up.',
  ]);
});

test('the page of a member says that it was done at the console', async () => {
  const [kim, ada] = [await joinDoorways(app), await app.addMember({ roles: ['member', 'admin'] })];
  await fine('make-admin', '--email', kim.email, '--reason', 'No one else is left');
  const { body } = await app.call<{ changes: object[] }>(ada, 'getMember', { params: { id: kim.id } });
  expect(body.changes).toMatchObject([{ change: 'given', role: 'admin', by: null, atConsole: true }]);
});

test('a closed account is made nothing', async () => {
  const kim = await joinDoorways(app);
  expect((await kim.browser.post('/api/privacy/deletion', {})).status).toBe(200);
  await refused('make-admin', '--email', kim.email, '--reason', 'Asked for it');
  expect(await rolesOf(kim.id)).toEqual(['member']);
});

test('everyone is signed out, with the reason in the audit log', async () => {
  const kim = await joinDoorways(app);
  expect(await kim.browser.who()).toMatchObject({ id: kim.id });
  const [line] = await fine('end-sessions', '--reason', 'A copy of the secret was found');
  expect(line).toMatch(/^\d+ sessions? ended\. Everyone signs in again\.$/);
  expect(await kim.browser.who()).toBeNull();
  expect(await app.database.query('', 'select 1 from sessions')).toEqual([]);
  const [{ detail } = { detail: {} }] = await audited('every member');
  expect(detail).toMatchObject({ reason: 'A copy of the secret was found' });
});

test('parked work is listed without its contents, and tried again', async () => {
  expect(await fine('list-parked')).toEqual(['Nothing is parked.']);
  const [parked] = await app.database.query<{ id: number }>(
    '',
    `with event as (insert into outbox (name, payload) values ('memberFollowed', '{"secret": "likes chess"}') returning id)
     insert into outbox_work (event_id, reaction, attempts, failures, last_error, parked_at)
     select id, 'old.one', 8, 8, 'TypeError', now() from event returning id::int`,
  );
  const [line = '', ...more] = await fine('list-parked', '--limit', '5');
  expect(line).toMatch(new RegExp(`^${parked?.id}  \\S+  old\\.one after memberFollowed: 8 tries, TypeError$`));
  expect(more).toEqual([]);
  expect(await refused('retry-parked', '--id', '2000000000')).toEqual(['No parked work has the number 2000000000.']);
  expect(await fine('retry-parked', '--id', String(parked?.id))).toEqual(['Parked work that is tried again: 1.']);
  expect(await audited(`parked work ${parked?.id}`)).toMatchObject([{ by: null, action: 'work retried' }]);
  expect(await fine('list-parked')).toEqual(['Nothing is parked.']);
  await app.database.query('', 'delete from outbox_work where id = $1', [parked?.id]);
});

test('a member is erased at once, only under their own username, and is told by email', async () => {
  const kim = await joinDoorways(app);
  const { body: post } = await app.call<{ id: number }>(kim.id, 'createPost', { body: { content: 'Here I am' } });
  const reader = await app.addMember();
  const erase = (username: string) =>
    run('erase-member', '--member', String(kim.id), '--username', username, '--reason', 'Order 12 of the court');
  expect(await erase('someone-else')).toEqual({
    lines: [`Member ${kim.id} does not have this username. Nothing was changed.`],
    failed: true,
  });
  expect(await kim.browser.who()).toMatchObject({ id: kim.id });
  expect(await app.status(reader, 'getPost', { params: { id: post.id } })).toBe(200);
  expect((await erase(kim.username)).lines).toEqual([
    `Member ${kim.id} is erased. Backups keep what they have until they expire.`,
  ]);
  expect(await kim.browser.who()).toBeNull();
  expect(await rolesOf(kim.id)).toBeUndefined();
  expect(await app.status(reader, 'getPost', { params: { id: post.id } })).toBe(404);
  const noted = (await audited(`member ${kim.id}`)).filter(({ action }) => /erasure|erased/.test(action));
  expect(noted).toEqual([
    { by: null, action: 'erasure ordered', detail: { reason: 'Order 12 of the court' } },
    { by: null, action: 'account erased', detail: {} },
  ]);
  const subjects = (await mailsTo(app, kim.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your account is deleted');
  expect(subjects).not.toContain('Your account is closed');
  expect((await erase(kim.username)).failed).toBe(true);
});

test('evidence is written to a new file once a second administrator has approved it', async () => {
  const [first, second, me] = [
    await app.addMember({ name: 'Ada First', roles: ['member', 'admin'] }),
    await app.addMember({ name: 'Bo Second', roles: ['member', 'admin'] }),
    await app.addMember({ name: 'Sam Suspect' }),
  ];
  for (const one of [first, second]) await app.signIn(one);
  const day = (from: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date(Date.now() + from * 86_400_000));
  const { body: asked } = await app.call<{ id: number }>(first, 'recordLegalRequest', {
    body: {
      userId: me,
      agency: 'NSW Police Force',
      reference: 'E 1234567',
      basis: 'Notice to produce of 3 March, signed by a magistrate.',
      from: day(-30),
      to: day(0),
      parts: [{ kind: 'account', number: null }],
      holdUntil: day(90),
      silentUntil: null,
      silentReason: '',
    },
  });
  await app.app.jobs.runNow('legal.make-copies');
  const file = join(mkdtempSync(join(tmpdir(), 'doorways-evidence-')), 'request.zip');
  const words = ['export-evidence', '--request', String(asked.id), '--file', file];
  expect(await refused(...words)).toEqual(['A second administrator has to approve this request first.']);
  const { body: ready } = await app.call<{ version: number; copy: { sha256: string } }>(second, 'getLegalRequest', {
    params: { id: asked.id },
  });
  const decision = { params: { id: asked.id }, body: { reason: 'I read the order', version: ready.version } };
  expect(await app.status(second, 'approveLegalRequest', decision)).toBe(200);
  const [line = ''] = await fine(...words);
  expect(line).toContain(ready.copy.sha256);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const files = await unzip(readFileSync(file));
  expect(JSON.parse(files.text('account.json'))).toMatchObject([{ number: me, displayName: 'Sam Suspect' }]);
  await app.settle();
  expect((await app.call<{ id: number }[]>(me, 'listDisclosures')).body).toMatchObject([{ id: asked.id }]);
  expect((await audited(`legal request ${asked.id}`)).map(({ action }) => action)).toContain('legal.download');
  expect(await refused(...words)).toEqual(['The file can’t be made: there is one of this name.']);
  expect(await refused('export-evidence', '--request', '2000000000', '--file', `${file}.2`)).toEqual([
    'There is no legal request 2000000000.',
  ]);
});

test('every index is built again, and everything is still found', async () => {
  const kim = await app.addMember({ name: 'Kim Reindexed' });
  const [line = ''] = await fine('reindex');
  expect(Number(/^Indexes that were built again: ([\d,]+)\.$/.exec(line)?.[1]?.replace(',', ''))).toBeGreaterThan(300);
  const { body } = await app.call<{ displayName: string }>(kim, 'getUser', { params: { id: kim } });
  expect(body.displayName).toBe('Kim Reindexed');
});

test('after a new secret everything is sealed again; what neither secret opens is counted', async () => {
  const config = app.config as { sessionSecret: string; previousSecret?: string };
  const before = config.sessionSecret;
  await app.call(await app.addMember(), 'createPost', { body: { content: 'Something stored' } });
  expect(await fine('reseal')).toEqual(['Everything that is stored sealed has SESSION_SECRET now.']);
  const [sealed] = app.app.registry.sealed.filter(({ table }) => table === 'second_factors');
  const member = await app.addMember();
  await app.database.query(
    '',
    `insert into second_factors (user_id, sealed_key, created_at) values ($1, 'v2.nothing.AAAA.AAAA', now())`,
    [member],
  );
  expect(sealed?.column).toBe('sealed_key');
  expect(await refused('reseal')).toEqual([
    'second_factors.sealed_key: neither secret can open 1 value.',
    'Keep PREVIOUS_SECRET, and look for the secret they were sealed with.',
  ]);
  await app.database.query('', 'delete from second_factors where user_id = $1', [member]);
  Object.assign(config, { sessionSecret: 'a new secret of the tests, long enough', previousSecret: before });
  try {
    expect(await fine('reseal')).toEqual(['Everything that is stored sealed has SESSION_SECRET now.']);
  } finally {
    Object.assign(config, { sessionSecret: before, previousSecret: config.sessionSecret });
    await run('reseal');
    delete config.previousSecret;
  }
});

test('the audit log is whole, until an entry is changed', async () => {
  expect((await fine('check-audit'))[0]).toMatch(/^The audit log is whole: [\d,]+ entries\.$/);
  await app.database.query('', `update audit_log set subject = 'member 0' where id = 2`);
  expect(await refused('check-audit')).toEqual([
    'The audit log was changed or cut, first at entry 2. Administrators see it at /admin/audit.',
  ]);
});
