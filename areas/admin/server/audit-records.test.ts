import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { AuditRecord } from '../contract.ts';

let app: TestApp;
let admin: number;
let kim: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  admin = await app.addMember({ name: 'Ada', roles: ['member', 'admin'] });
  kim = await app.addMember({ name: 'Kim' });
  await app.signIn(admin);
  const change = { params: { id: kim }, body: { role: 'moderator', reason: 'Asked for it' } };
  await app.call(admin, 'grantRole', change);
  await app.call(admin, 'revokeRole', change);
  await app.app.services.audit({ actorId: kim, action: 'signed out', subject: `member ${kim}` });
});
afterAll(() => app.close());

const find = async (query: Record<string, string | number> = {}) =>
  (await app.call<AuditRecord[]>(admin, 'listAuditRecords', { query })).body;
const state = async () => (await app.call<Record<string, unknown>>(admin, 'getAuditState')).body;
const username = async (id: number) =>
  (await app.database.query<{ username: string }>('', 'select username from users where id = $1', [id]))[0]?.username ??
  '';

test('an administrator reads the log, newest first, page by page', async () => {
  const all = await find();
  expect(all.map(({ action }) => action)).toEqual(['signed out', 'role taken', 'role given']);
  expect(all[2]).toMatchObject({
    by: { id: admin, displayName: 'Ada' },
    subject: `member ${kim}`,
    detail: [
      { name: 'role', value: 'moderator' },
      { name: 'reason', value: 'Asked for it' },
    ],
  });
  const first = await app.call<AuditRecord[]>(admin, 'listAuditRecords', { query: { limit: 2 } });
  const second = await app.call<AuditRecord[]>(admin, 'listAuditRecords', {
    query: { limit: 2, cursor: first.next ?? '' },
  });
  expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

test('it is searched by who did it or whom it was done to, by action and by time', async () => {
  const ofKim = await find({ person: `@${(await username(kim)).toUpperCase()}` });
  expect(ofKim.map(({ action }) => action)).toEqual(['signed out', 'role taken', 'role given']);
  expect((await find({ person: await username(admin) })).map(({ action }) => action)).toEqual([
    'role taken',
    'role given',
  ]);
  expect(await find({ person: 'nobody-at-all' })).toEqual([]);
  expect((await find({ action: 'role given' })).map(({ action }) => action)).toEqual(['role given']);
  expect(await find({ until: '2020-01-01T00:00:00Z' })).toEqual([]);
  expect(await find({ from: '2020-01-01T00:00:00Z' })).toHaveLength(3);
  expect(await app.status(admin, 'listAuditRecords', { query: { from: 'yesterday' } })).toBe(400);
});

test('it says whether the log is whole and when that was checked, and which entry was changed', async () => {
  const actions = ['role given', 'role taken', 'signed out'];
  expect(await state()).toEqual({ entries: 3, checkedAt: null, whole: null, brokenAt: null, actions });
  await app.app.jobs.runNow('platform.check-audit');
  expect(await state()).toMatchObject({ checkedAt: expect.any(String), whole: true, brokenAt: null });
  const [, middle] = await find();
  const secret = 'select detail from audit_log where id = $1';
  const [kept] = await app.database.query<{ detail: object }>('', secret, [middle?.id]);
  await app.database.query('', `update audit_log set detail = '{}' where id = $1`, [middle?.id]);
  await app.app.jobs.runNow('platform.check-audit');
  expect(await state()).toMatchObject({ whole: false, brokenAt: middle?.id });
  await app.database.query('', 'update audit_log set detail = $2::jsonb where id = $1', [
    middle?.id,
    JSON.stringify(kept?.detail),
  ]);
  await app.app.jobs.runNow('platform.check-audit');
  expect(await state()).toMatchObject({ whole: true });
});

test('nobody else reads it, and a moderator’s look at reported private messages is in it', async () => {
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  for (const caller of [kim, moderator]) {
    for (const read of ['listAuditRecords', 'getAuditState']) expect(await app.status(caller, read)).toBe(403);
  }
  const ana = await app.addMember();
  const sent = await app.call<{ id: number }>(ana, 'sendMessage', {
    body: { recipientId: kim, content: 'A private word' },
  });
  const report = {
    reporterId: kim,
    reportedUserId: ana,
    contentType: 'message',
    contentId: sent.body.id,
    reason: 'harassment',
  };
  const made = await app.call<{ id: number }>(kim, 'createReport', { body: report });
  await app.call(moderator, 'getReport', { params: { id: made.body.id } });
  await app.call(moderator, 'listReports');
  const looks = await find({ action: 'moderation.read-private' });
  expect(looks.map(({ by }) => by?.id)).toEqual([moderator, moderator]);
  expect(JSON.stringify(looks)).not.toContain('private word');
});
