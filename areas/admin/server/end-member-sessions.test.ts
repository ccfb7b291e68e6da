import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { join } from '#platform/server/testing/browser.ts';
import type { AdminMemberDetail } from '../contract.ts';

let app: TestApp;
let admin: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  admin = await app.addMember({ name: 'Ada', roles: ['member', 'admin'] });
  await app.signIn(admin);
});
afterAll(() => app.close());

const ending = (id: number, reason = 'A stranger was seen in it') => ({ params: { id }, body: { reason } });
const sessionsOf = async (id: number) =>
  (await app.call<AdminMemberDetail>(admin, 'getMember', { params: { id } })).body.sessions;
const entries = (id: number) =>
  app.database.query(
    'entries',
    "select actor_id as by, detail from audit_log where action = 'sessions ended' and subject = $1 order by id",
    [`member ${id}`],
  );

test('the member is signed out everywhere at once, connections are closed, and the audit log says who and why', async () => {
  const person = await join(app);
  await app.signIn(person.id);
  expect(await sessionsOf(person.id)).toBe(2);
  const ids = await app.database.query<{ id: number }>(
    'ids',
    'select id from sessions where user_id = $1 order by id',
    [person.id],
  );
  const cut: number[] = [];
  const { sessions } = app.app.services;
  const { disconnect } = sessions;
  Object.assign(sessions, { disconnect: (which: readonly number[]) => cut.push(...which) });
  try {
    const { body } = await app.call<AdminMemberDetail>(admin, 'endMemberSessions', ending(person.id));
    expect(body.sessions).toBe(0);
    expect(await person.browser.who()).toBeNull();
    await app.settle();
  } finally {
    Object.assign(sessions, { disconnect });
  }
  expect(cut.sort()).toEqual(ids.map(({ id }) => id));
  const entry = { by: admin, detail: { count: 2, reason: 'A stranger was seen in it' } };
  expect(await entries(person.id)).toEqual([entry]);
  await app.call(admin, 'endMemberSessions', ending(person.id));
  expect(await entries(person.id)).toEqual([entry]);
});

test('an administrator’s own other sessions end, and the one that asks stays', async () => {
  const [before] = await app.database.query<{ id: number }>('own', 'select id from sessions where user_id = $1', [
    admin,
  ]);
  await app.signIn(admin);
  expect((await app.call<AdminMemberDetail>(admin, 'endMemberSessions', ending(admin))).body.sessions).toBe(1);
  const left = await app.database.query<{ id: number }>('own', 'select id from sessions where user_id = $1', [admin]);
  expect(left.map(({ id }) => id)).not.toContain(before?.id);
});

test('nobody else may, a reason is needed, and so is a fresh check', async () => {
  const person = await join(app);
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  const stale = await app.addMember({ roles: ['member', 'admin'] });
  await app.signIn(stale);
  await app.database.query('stale', `update sessions set confirmed_at = null where user_id = $1`, [stale]);
  for (const caller of [person.id, moderator, stale])
    expect(await app.status(caller, 'endMemberSessions', ending(person.id))).toBe(403);
  expect(await app.status(admin, 'endMemberSessions', ending(person.id, '  '))).toBe(400);
  expect(await app.status(admin, 'endMemberSessions', ending(99_999))).toBe(404);
  expect((await person.browser.who())?.id).toBe(person.id);
});
