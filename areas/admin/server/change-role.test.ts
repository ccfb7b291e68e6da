import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { brokenAuditLink } from '#platform/server/audit.ts';
import { noSession } from '#platform/server/auth/no-session.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { AdminMember, AdminMemberDetail } from '../contract.ts';

let app: TestApp;
let admin: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  admin = await app.addMember({ name: 'Ada', roles: ['member', 'admin'] });
  await app.signIn(admin);
});
afterAll(() => app.close());

const change = (id: number, role: string, reason = 'Asked for it on Tuesday') => ({
  params: { id },
  body: { role, reason },
});
const give = async (id: number, role: string) =>
  (await app.call<AdminMemberDetail>(admin, 'grantRole', change(id, role))).body;
const take = async (id: number, role: string) =>
  (await app.call<AdminMemberDetail>(admin, 'revokeRole', change(id, role))).body;

test('a role counts from the next call on, and stands in the log with who and why', async () => {
  const kim = await app.addMember({ name: 'Kim' });
  expect(await app.status(kim, 'listReports')).toBe(403);
  const given = await give(kim, 'moderator');
  expect(given.roles).toEqual(['member', 'moderator']);
  expect(given.changes).toMatchObject([
    { change: 'given', role: 'moderator', reason: 'Asked for it on Tuesday', by: { id: admin, displayName: 'Ada' } },
  ]);
  expect(await app.status(kim, 'listReports')).toBe(200);
  const taken = await take(kim, 'moderator');
  expect(taken.roles).toEqual(['member']);
  expect(taken.changes.map((one) => one.change)).toEqual(['taken', 'given']);
  expect(await app.status(kim, 'listReports')).toBe(403);
  expect(await brokenAuditLink(app.database.db)).toBeUndefined();
});

test('doing it twice changes nothing and writes nothing', async () => {
  const kim = await app.addMember();
  await give(kim, 'developer');
  expect((await give(kim, 'developer')).changes).toHaveLength(1);
  await take(kim, 'developer');
  expect((await take(kim, 'developer')).changes).toHaveLength(2);
});

test('the last administrator stays one, also when two take at once', async () => {
  expect(await app.status(admin, 'revokeRole', change(admin, 'admin'))).toBe(409);
  const second = await app.addMember({ roles: ['member', 'admin'] });
  await app.signIn(second);
  const both = await Promise.all([
    app.status(admin, 'revokeRole', change(second, 'admin')),
    app.status(second, 'revokeRole', change(admin, 'admin')),
  ]);
  // Whoever comes second is the last one, or is no administrator any more.
  expect(both.filter((status) => status === 200)).toHaveLength(1);
  const left = await app.database.query<{ id: number }>('left', `select id from users where 'admin' = any(roles)`);
  expect(left).toHaveLength(1);
  if (left[0]?.id !== admin) await app.call(second, 'grantRole', change(admin, 'admin'));
});

test('only administrators may; the role must be one that is given, and the reason must say something', async () => {
  const kim = await app.addMember();
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  for (const caller of [kim, moderator]) {
    expect(await app.status(caller, 'listMembers')).toBe(403);
    expect(await app.status(caller, 'getMember', { params: { id: kim } })).toBe(403);
    expect(await app.status(caller, 'grantRole', change(caller, 'admin'))).toBe(403);
  }
  expect(await app.status(admin, 'grantRole', change(kim, 'member'))).toBe(400);
  expect(await app.status(admin, 'grantRole', change(kim, 'emperor'))).toBe(400);
  expect(await app.status(admin, 'grantRole', change(kim, 'moderator', '  '))).toBe(400);
  expect(await app.status(admin, 'grantRole', change(99_999, 'moderator'))).toBe(404);
  expect(await app.status(admin, 'getMember', { params: { id: 99_999 } })).toBe(404);
});

test('members are found by part of the name, by username and by role; what is typed is no pattern', async () => {
  const made = await app.addMember({ name: '100% Percy_Plum', roles: ['member', 'advertiser'] });
  const find = async (query: Record<string, string>) =>
    (await app.call<AdminMember[]>(admin, 'listMembers', { query })).body.map(({ id }) => id);
  expect(await find({ q: '100% percy_' })).toEqual([made]);
  expect(await find({ q: '%_%_%' })).toEqual([]);
  expect(await find({ role: 'advertiser' })).toEqual([made]);
  const username = (await app.call<AdminMemberDetail>(admin, 'getMember', { params: { id: made } })).body.username;
  expect(await find({ q: username.toUpperCase() })).toEqual([made]);
  const all = await find({ limit: '100' });
  const first = await app.call<AdminMember[]>(admin, 'listMembers', { query: { limit: 2 } });
  const second = await app.call<AdminMember[]>(admin, 'listMembers', { query: { limit: 2, cursor: first.next ?? '' } });
  expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(all.slice(0, 4));
});

test('a role is given and taken only by who has just shown that it is them', async () => {
  const kim = await app.addMember({ name: 'Kim' });
  const ways = [
    ['no session of one’s own', undefined, ''],
    ['a check that is too old', "confirmed_at = now() - interval '16 minutes'", 'Confirm it’s you first.'],
    ['no check', 'confirmed_at = null', 'Confirm it’s you first.'],
  ] as const;
  for (const [name, change, words] of ways) {
    const other = await app.addMember({ name, roles: ['member', 'admin'] });
    if (change) {
      await app.signIn(other);
      await app.database.query('', `update sessions set ${change} where user_id = ${other}`);
    }
    for (const operation of ['grantRole', 'revokeRole']) {
      const input = { params: { id: kim }, body: { role: 'moderator', reason: 'Asked for it' } };
      await expect(app.call(other, operation, input)).rejects.toMatchObject({
        problem: { status: 403, detail: change ? expect.stringContaining(words) : noSession },
      });
    }
  }
  expect((await app.call<AdminMemberDetail>(admin, 'getMember', { params: { id: kim } })).body).toMatchObject({
    roles: ['member'],
    changes: [],
  });
  expect((await give(kim, 'moderator')).roles).toEqual(['member', 'moderator']);
});
