import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { serverAreas } from '#areas/server.ts';
import { areaContract, event } from '#platform/contract/operation.ts';
import { serverArea } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { tells } from '#platform/server/notices.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import type { Notification, UnreadCount, Waiting } from '../../contract.ts';
import { unreadSql } from '../unread.ts';
import { release } from './release.ts';

/** An area that sends an urgent kind, to show that the way is there for any area. */
const alarmRaised = event('alarmRaised', z.object({ userId: z.number(), by: z.number() }));
const alarms = serverArea({
  contract: areaContract({ name: 'alarms', operations: [], events: [alarmRaised] }),
  handlers: {},
  declares: {
    notices: {
      kinds: [
        {
          kind: 'alarmRaised',
          when: tells(alarmRaised, ({ event: { userId: to, by } }) => [{ to, by }]),
          group: 'Alarms',
          words: 'Somebody you meet raises an alarm',
          did: 'raised an alarm',
          why: 'You agreed to be told.',
          link: ({ userId }) => `/profile/${userId}`,
          urgent: true,
        },
      ],
    },
  },
  matrix: {},
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [...serverAreas, alarms] });
});
afterAll(() => app.close());

const about = (id: number) => ({ params: { id } });
/** Ten at night in Sydney, in summer time; one in the night; seven in the morning. */
const [evening, night, morning] = ['2026-11-20T10:00:00Z', '2026-11-20T14:00:00Z', '2026-11-20T20:00:00.000Z'];
const at = (moment: string) => app.setNow(new Date(moment));
const two = async () => [await app.addMember({ name: 'Ana' }), await app.addMember({ name: 'Ben' })] as const;
const list = async (as: number) => {
  await app.settle();
  return (await app.call<Notification[]>(as, 'listNotifications')).body;
};
const unread = async (as: number) => (await app.call<UnreadCount>(as, 'countUnread')).body.unread;
const waiting = async (as: number) => {
  await app.settle();
  return (await app.call<Waiting>(as, 'countWaiting')).body;
};
const runJob = () => app.app.jobs.runNow('notifications.release');
const post = async (as: number, content = 'The lift works.') =>
  (await app.call<{ id: number }>(as, 'createPost', { body: { content } })).body.id;
const sleepAtNight = (as: number, change = {}) =>
  app.call(as, 'saveNotificationSettings', {
    body: {
      ...{ version: 1, off: [], senders: 'everyone', timeZone: 'Australia/Sydney', times: [] },
      ...{ quiet: { from: '22:00', to: '07:00' }, ...change },
    },
  });

test('during quiet hours news is neither listed nor counted; the job releases it once in the morning', async () => {
  const [ana, ben] = await two();
  at(evening);
  await sleepAtNight(ana);
  const [one, other] = [await post(ana, 'One'), await post(ana, 'Two')];
  at(night);
  await app.call(ben, 'likePost', about(one));
  await app.call(ben, 'likePost', about(other));
  expect(await list(ana)).toEqual([]);
  expect(await unread(ana)).toBe(0);
  expect(await waiting(ana)).toEqual({ count: 2, until: morning, pausedUntil: null, timeZone: 'Australia/Sydney' });
  await runJob();
  expect(await unread(ana)).toBe(0);
  at(morning);
  await Promise.all([runJob(), runJob()]);
  expect(await list(ana)).toHaveLength(2);
  expect(await unread(ana)).toBe(2);
  await runJob();
  expect(await list(ana)).toHaveLength(2);
  expect(await waiting(ana)).toMatchObject({ count: 0, until: null });
});

test('what waits cannot be read, removed or muted by its number', async () => {
  const [ana, ben] = await two();
  at(night);
  await sleepAtNight(ana);
  await app.call(ben, 'likePost', about(await post(ana)));
  await app.settle();
  const [row] = await app.database.query<{ id: number }>('held', 'select id from notifications where user_id = $1', [
    ana,
  ]);
  const id = row?.id ?? 0;
  expect(await app.status(ana, 'markRead', about(id))).toBe(404);
  expect(await app.status(ana, 'deleteNotification', about(id))).toBe(404);
  expect(await app.status(ana, 'muteThing', { ...about(id), body: { until: 'day' } })).toBe(404);
  expect((await app.call<UnreadCount>(ana, 'markAllRead')).body.unread).toBe(0);
  expect((await app.call<UnreadCount>(ana, 'showWaiting')).body.unread).toBe(1);
  expect((await app.call<UnreadCount>(ana, 'showWaiting')).body.unread).toBe(1);
});

test('what is undone while it waits disappears, and so does what a blocked member did', async () => {
  const [ana, ben] = await two();
  at(night);
  await sleepAtNight(ana);
  const id = await post(ana);
  await app.call(ben, 'likePost', about(id));
  expect((await waiting(ana)).count).toBe(1);
  await app.call(ben, 'unlikePost', about(id));
  expect((await waiting(ana)).count).toBe(0);
  await app.call(ben, 'follow', about(ana));
  expect((await waiting(ana)).count).toBe(1);
  await app.call(ana, 'block', about(ben));
  expect((await waiting(ana)).count).toBe(0);
  at(morning);
  await runJob();
  expect(await list(ana)).toEqual([]);
});

test('what was held joins the notice that is unread already', async () => {
  const [ana, ben] = await two();
  const kim = await app.addMember({ name: 'Kim' });
  at(evening);
  await sleepAtNight(ana);
  const id = await post(ana);
  await app.call(ben, 'likePost', about(id));
  expect((await list(ana))[0]?.count).toBe(1);
  at(night);
  await app.call(kim, 'likePost', about(id));
  const held = await list(ana);
  expect(held).toMatchObject([{ count: 1, text: 'Ben liked your post “The lift works.”' }]);
  at(morning);
  await runJob();
  expect(await list(ana)).toMatchObject([{ count: 2, text: 'Kim and Ben liked your post “The lift works.”' }]);
  expect(await unread(ana)).toBe(1);
});

test('an urgent kind passes quiet hours, pauses and the choice of people; stopping it holds', async () => {
  const [ana, ben] = await two();
  at(night);
  await sleepAtNight(ana, { senders: 'following' });
  await app.call(ana, 'pauseNotifications', { body: { until: 'tomorrow' } });
  const raise = () => app.app.transactions.run((_db, emit) => emit(alarmRaised, { userId: ana, by: ben }));
  await raise();
  expect((await list(ana)).map(({ text, safeText }) => [text, safeText])).toEqual([
    ['Ben raised an alarm', 'Someone raised an alarm'],
  ]);
  expect(await unread(ana)).toBe(1);
  await app.call(ana, 'markAllRead');
  await app.call(ana, 'chooseNotificationKind', { params: { kind: 'alarmRaised' }, body: { inApp: false } });
  at(morning);
  await raise();
  expect(await unread(ana)).toBe(0);
});

test('a pause holds everything until it ends or is ended', async () => {
  const [ana, ben] = await two();
  at(evening);
  const paused = (body: object) => app.call<{ pausedUntil: string }>(ana, 'pauseNotifications', { body });
  expect((await paused({ until: 'hour' })).body.pausedUntil).toBe('2026-11-20T11:00:00.000Z');
  expect((await paused({ until: 'date', date: '2026-12-01' })).body.pausedUntil).toBe('2026-11-30T20:00:00.000Z');
  expect((await paused({ until: 'tomorrow' })).body.pausedUntil).toBe(morning);
  for (const date of ['2026-11-20', '2028-01-01']) {
    expect(await app.status(ana, 'pauseNotifications', { body: { until: 'date', date } })).toBe(400);
  }
  await app.call(ben, 'likePost', about(await post(ana)));
  expect(await waiting(ana)).toMatchObject({ count: 1, until: morning, pausedUntil: morning });
  await app.call(ana, 'resumeNotifications');
  expect(await waiting(ana)).toMatchObject({ count: 0, pausedUntil: null });
  expect(await unread(ana)).toBe(1);
});

test('a bad day holds everything on the server until it ends, also earlier, where the member chose that', async () => {
  const [ana, ben] = await two();
  at(evening);
  const badDay = (profile: object, until: string | null) =>
    app.call(ana, 'putLowEnergy', { params: { userId: ana }, body: { profile, until } });
  await badDay({ concentrationMode: true }, morning);
  const id = await post(ana);
  await app.call(ben, 'likePost', about(id));
  expect(await waiting(ana)).toMatchObject({ count: 1, until: morning, pausedUntil: null });
  expect(await unread(ana)).toBe(0);
  await badDay({ concentrationMode: true }, '2026-11-20T22:00:00.000Z');
  expect((await waiting(ana)).until).toBe('2026-11-20T22:00:00.000Z');
  at(morning);
  await runJob();
  expect(await unread(ana)).toBe(0);
  await badDay({ concentrationMode: true }, null);
  expect(await waiting(ana)).toMatchObject({ count: 0 });
  expect(await unread(ana)).toBe(1);
  await badDay({ simplifiedLayout: true }, '2026-11-20T22:00:00.000Z');
  await app.call(ben, 'follow', about(ana));
  await app.settle();
  expect(await unread(ana)).toBe(2);
  at(evening);
});

test('new wishes move what waits, and what is stopped meanwhile never comes', async () => {
  const [ana, ben] = await two();
  at(night);
  await sleepAtNight(ana);
  const id = await post(ana);
  await app.call(ben, 'likePost', about(id));
  await app.call(ben, 'follow', about(ana));
  expect((await waiting(ana)).count).toBe(2);
  await sleepAtNight(ana, { version: 2, quiet: { from: '22:00', to: '08:30' } });
  expect((await waiting(ana)).until).toBe('2026-11-20T21:30:00.000Z');
  await app.call(ana, 'chooseNotificationKind', { params: { kind: 'postLiked' }, body: { inApp: false } });
  expect((await waiting(ana)).count).toBe(1);
  at('2026-11-20T21:30:00Z');
  await runJob();
  expect((await list(ana)).map(({ kind }) => kind)).toEqual(['memberFollowed']);
});

test('on PostgreSQL the unread count is one read of its index, and two processes release once', async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase('notices');
  const real = await startTestApp({ areas: serverAreas, databaseUrl, now: new Date(night) });
  try {
    const [ana, ben] = [await real.addMember(), await real.addMember()];
    await real.database.query(
      'many',
      `insert into users (name, email, username, roles)
       select 'Many', 'many-' || n || '@example.org', 'many-' || n, '{member}' from generate_series(1, 400) n`,
    );
    await real.database.query(
      'rows',
      `insert into notifications (user_id, kind, subject, link, actor_ids, created_at, updated_at, read_at)
       select u.id, 'postLiked', 'post:' || n, '/', '{}', now(), now(), case when n > 2 then now() end
       from users u, generate_series(1, 50) n`,
    );
    await real.database.query('analyze', 'analyze notifications');
    const plan = await real.database.query<{ 'QUERY PLAN': string }>(
      'plan',
      `explain select ${unreadSql(String(ana))} as unread`,
    );
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toMatch(/Index.* notifications_(unread|gather)_now/);
    expect(lines).not.toContain('Seq Scan');

    await real.call(ana, 'saveNotificationSettings', {
      body: {
        ...{ version: 1, off: [], senders: 'everyone', timeZone: 'Australia/Sydney', times: [] },
        quiet: { from: '22:00', to: '07:00' },
      },
    });
    await real.call(ben, 'follow', about(ana));
    await real.settle();
    real.setNow(new Date(morning));
    const other = await startTestApp({ areas: serverAreas, databaseUrl, now: new Date(morning) });
    const what = { dueAt: new Date(morning), userId: null, now: new Date(morning) };
    const run = ({ app: one }: TestApp) =>
      one.transactions.run((db) => release(queryIn(db), one.services, what)).then((members) => [...members]);
    expect((await Promise.all([run(real), run(other), run(real), run(other)])).flat()).toEqual([ana]);
    expect((await real.call<UnreadCount>(ana, 'countUnread')).body.unread).toBe(3);
    await other.close();
  } finally {
    await real.close();
  }
});
