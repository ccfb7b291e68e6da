import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ParkedWork } from '../contract.ts';

let app: TestApp;
let admin: number;
let plain: number;
let moderator: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  admin = await app.addMember({ name: 'Ada', roles: ['member', 'admin'] });
  plain = await app.addMember();
  moderator = await app.addMember({ roles: ['member', 'moderator'] });
});
afterAll(() => app.close());
beforeEach(() => app.database.query('none', 'delete from outbox'));

const secret = 'kim@example.org likes chess';
const follow = () => ({ followerId: plain, followeeId: admin, secret });
async function park(reaction: string, minutesAgo: number, payload: object = follow()): Promise<number> {
  const [row] = await app.database.query<{ id: number }>(
    'park',
    `with event as (insert into outbox (name, payload) values ('memberFollowed', $2::jsonb) returning id)
     insert into outbox_work (event_id, reaction, attempts, failures, last_error, parked_at)
     select id, $1, 8, 8, 'TypeError', now() - make_interval(mins => $3) from event returning id::int`,
    [reaction, JSON.stringify(payload), minutesAgo],
  );
  return row?.id ?? 0;
}
const list = async () => (await app.call<ParkedWork[]>(admin, 'listParkedWork')).body;
const count = async () => (await app.call<{ count: number }>(admin, 'countParkedWork')).body.count;
const work = (id: number) =>
  app.database.query(
    'work',
    'select attempts, failures, parked_at is not null as parked from outbox_work where id = $1',
    [id],
  );
const on = (id: number) => ({ params: { id } });
const audited = (action: string) =>
  app.database.query(
    'audited',
    'select actor_id as by, subject, detail from audit_log where action = $1 order by id desc limit 1',
    [action],
  );

test('an administrator sees what is parked, newest first, and nothing of what is in it', async () => {
  const [old, recent] = [await park('old.one', 60), await park('recent.one', 1)];
  const shown = await list();
  expect(shown.map(({ id }) => id)).toEqual([recent, old]);
  expect(shown[0]).toEqual({
    id: recent,
    event: 'memberFollowed',
    reaction: 'recent.one',
    attempts: 8,
    error: 'TypeError',
    happenedAt: expect.any(String),
    parkedAt: expect.any(String),
  });
  expect(JSON.stringify(shown)).not.toMatch(/kim@|chess|followerId/);
  expect(await count()).toBe(2);
  const first = await app.call<ParkedWork[]>(admin, 'listParkedWork', { query: { limit: 1 } });
  const second = await app.call<ParkedWork[]>(admin, 'listParkedWork', {
    query: { limit: 1, cursor: first.next ?? '' },
  });
  expect([...first.body, ...second.body].map(({ id }) => id)).toEqual([recent, old]);
});

test('trying again runs it now, with all its attempts, and stands in the audit log', async () => {
  const id = await park('notifications.tell:memberFollowed', 5);
  const other = await park('old.one', 60);
  expect(await app.status(admin, 'retryParkedWork', on(id))).toBe(204);
  expect((await list()).map((one) => one.id)).toEqual([other]);
  expect(await audited('work retried')).toEqual([
    {
      by: admin,
      subject: `parked work ${id}`,
      detail: { count: 1, reactions: ['notifications.tell:memberFollowed'] },
    },
  ]);
  await app.settle();
  expect(await app.status(admin, 'retryParkedWork', on(id))).toBe(404);
  expect(await work(id)).toEqual([]);

  const failing = await park('notifications.tellOfFollow', 5, { followerId: 'nobody', followeeId: admin });
  expect(await app.status(admin, 'retryParkedWork', on(failing))).toBe(204);
  await app.settle();
  expect(await work(failing)).toEqual([{ attempts: 1, failures: 1, parked: false }]);
});

test('all of it is tried again at once; what was discarded never is, and its event goes with it', async () => {
  const [one, two, three] = [await park('a.one', 3), await park('a.two', 2), await park('a.three', 1)];
  expect(await app.status(admin, 'discardParkedWork', on(two))).toBe(204);
  expect(await app.status(admin, 'discardParkedWork', on(two))).toBe(404);
  expect(await audited('work discarded')).toEqual([
    { by: admin, subject: `parked work ${two}`, detail: { reaction: 'a.two' } },
  ]);
  expect(await app.database.query('events', 'select 1 from outbox')).toHaveLength(2);
  expect((await app.call(admin, 'retryAllParkedWork')).body).toEqual({ count: 2 });
  const waiting = 'select id::int from outbox_work where due_at is not null order by id';
  expect(await app.database.query('waiting', waiting)).toEqual([{ id: one }, { id: three }]);
  expect(await count()).toBe(0);
  expect((await app.call(admin, 'retryAllParkedWork')).body).toEqual({ count: 0 });
});

test('work that is under way or waits for its time is not an administrator’s to discard', async () => {
  const id = await park('a.one', 1);
  await app.database.query('due', 'update outbox_work set parked_at = null, due_at = now() where id = $1', [id]);
  expect(await app.status(admin, 'discardParkedWork', on(id))).toBe(404);
  expect(await app.status(admin, 'retryParkedWork', on(id))).toBe(404);
});

test('nobody else sees or touches it', async () => {
  const id = await park('a.one', 1);
  for (const caller of [plain, moderator]) {
    for (const read of ['listParkedWork', 'countParkedWork', 'retryAllParkedWork'])
      expect(await app.status(caller, read)).toBe(403);
    for (const write of ['retryParkedWork', 'discardParkedWork'])
      expect(await app.status(caller, write, on(id))).toBe(403);
  }
  expect(await count()).toBe(1);
  const { topics } = app.app.registry;
  const ask = async (userId: number) =>
    topics.get('parked-work')?.({ id: undefined, principal: await app.principal(userId), db: app.database.db });
  expect([await ask(admin), await ask(moderator), await ask(plain)]).toEqual([true, false, false]);
});
