import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { makeSubscription, startPushService } from '#platform/server/testing/push-service.ts';
import { storedToken } from '#platform/server/testing/session-cookie.ts';
import type { Notification, NotificationSettings } from '../../contract.ts';

let app: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
  app = await startTestApp({ areas: serverAreas });
});
afterAll(async () => {
  await app.close();
  await service.close();
});
afterEach(() => {
  service.received.length = 0;
});

const on = (id: number) => ({ params: { id } });
let made = 0;

async function sessionOf(userId: number, days = 30): Promise<number> {
  made += 1;
  const [row] = await app.database.query<{ id: number }>(
    'test-session',
    `insert into sessions (family, token_hash, user_id, expires_at, user_agent)
     values ($1, $1, $2, now() + make_interval(days => $3), 'Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/146.0') returning id`,
    [storedToken(`test-token-${made}`), userId, days],
  );
  return row?.id ?? 0;
}

/** Calls an operation from a browser with a session of its own. */
const from = async (userId: number, sessionId: number, operation: string, input: object) =>
  (await app.app.invoke({
    operation,
    principal: { ...(await app.principal(userId)), sessionId },
    ...input,
    request: { ip: '127.0.0.1', agent: 'test' },
  })) as { body: NotificationSettings };

async function browserOf(userId: number, path: string, sessionId?: number) {
  const subscription = makeSubscription(service.origin + path);
  const session = sessionId ?? (await sessionOf(userId));
  const { body } = await from(userId, session, 'addNoticeBrowser', { body: subscription.target });
  return { session, settings: body, sent: () => sentTo(path, subscription.read) };
}
const sentTo = (path: string, read: (body: Buffer) => string) =>
  service.received.filter((one) => one.path === path).map(({ body }) => JSON.parse(read(body)) as unknown);

const two = async () =>
  [await app.addMember({ name: 'Ana' }), await app.addMember({ name: 'Ben Secretname' })] as const;
const run = async () => {
  await app.settle();
  await app.app.jobs.runNow('notifications.deliver');
};
const post = async (as: number) =>
  (await app.call<{ id: number }>(as, 'createPost', { body: { content: 'Bipolar group on Thursdays' } })).body.id;

test('each browser of a member gets what happened once, in safe words, with its place; nobody else does', async () => {
  const [ana, ben] = await two();
  const [phone, computer] = [await browserOf(ana, '/phone'), await browserOf(ana, '/computer')];
  const other = await browserOf(ben, '/other');
  expect(computer.settings.browsers).toMatchObject([
    { device: 'Firefox on Windows', isHere: true },
    { device: 'Firefox on Windows', isHere: false },
  ]);
  expect(JSON.stringify(computer.settings)).not.toContain(service.origin);
  const id = await post(ana);
  await app.call(ben, 'likePost', on(id));
  await run();
  await run();
  await Promise.all([run(), run()]);
  await app.settle();
  const [notice] = (await app.call<Notification[]>(ana, 'listNotifications')).body;
  const told = { text: 'Someone liked your post', link: `/post/${id}`, tag: `notice-${notice?.id}` };
  expect(phone.sent()).toEqual([told]);
  expect(computer.sent()).toEqual([told]);
  expect(other.sent()).toEqual([]);
});

test('what was read before, declined, or held back by a pause does not come', async () => {
  const [ana, ben] = await two();
  const browser = await browserOf(ana, '/quiet');
  const { version, timeZone } = browser.settings;
  const body = { version, off: [], senders: 'everyone', timeZone, quiet: null, times: [], pushOff: ['memberFollowed'] };
  await app.call(ana, 'saveNotificationSettings', { body });
  await app.call(ben, 'follow', on(ana));
  const id = await post(ana);
  await app.call(ben, 'likePost', on(id));
  await app.settle();
  await app.call(ana, 'markAllRead');
  await run();
  expect(browser.sent()).toEqual([]);
  await app.call(ben, 'createComment', { ...on(id), body: { content: 'Hello' } });
  await app.settle();
  await app.call(ana, 'pauseNotifications', { body: { until: 'hour' } });
  await run();
  expect(browser.sent()).toEqual([]);
  app.setNow(new Date(Date.now() + 61 * 60_000));
  await run();
  app.setNow(new Date());
  expect(browser.sent()).toMatchObject([{ text: 'Someone commented on your post' }]);
});

test.each([404, 410])('a browser that answers %i is forgotten', async (status) => {
  const [ana, ben] = await two();
  service.answer(`/gone-${status}`, status);
  const browser = await browserOf(ana, `/gone-${status}`);
  await app.call(ben, 'follow', on(ana));
  await run();
  expect(service.received).toHaveLength(1);
  const { body } = await from(ana, browser.session, 'readNotificationSettings', {});
  expect(body.browsers).toEqual([]);
});

test('a push service in trouble is asked again later, less and less often, and then no more', async () => {
  const [ana, ben] = await two();
  service.answer('/trouble', 503);
  await browserOf(ana, '/trouble');
  await app.call(ben, 'follow', on(ana));
  await run();
  await run();
  expect(service.received).toHaveLength(1);
  for (const minutes of [2, 6, 15, 31, 56, 93, 150, 400]) {
    app.setNow(new Date(Date.now() + minutes * 60_000));
    await run();
  }
  app.setNow(new Date());
  expect(service.received).toHaveLength(6);
});

test('the end of a session is the end of its notices: signed out, ended, expired', async () => {
  const [ana, ben] = await two();
  const [out, old, kept] = [
    await browserOf(ana, '/signed-out'),
    await browserOf(ana, '/old', await sessionOf(ana, -1)),
    await browserOf(ana, '/kept'),
  ];
  await app.app.services.sessions.end(out.session);
  await app.call(ben, 'follow', on(ana));
  await run();
  expect([out.sent(), old.sent(), kept.sent()].map(({ length }) => length)).toEqual([0, 0, 1]);
  const { body } = await from(ana, kept.session, 'readNotificationSettings', {});
  expect(body.browsers).toHaveLength(1);
});

test('another member in the same browser takes it over; a browser is removed by its owner alone', async () => {
  const [ana, ben] = await two();
  const before = await browserOf(ana, '/shared');
  const after = await browserOf(ben, '/shared');
  expect((await from(ana, before.session, 'readNotificationSettings', {})).body.browsers).toEqual([]);
  const id = after.settings.browsers[0]?.id ?? 0;
  expect(await app.status(ana, 'removeNoticeBrowser', on(id))).toBe(404);
  expect((await app.call<NotificationSettings>(ben, 'removeNoticeBrowser', on(id))).body.browsers).toEqual([]);
  await app.call(ana, 'follow', on(ben));
  await run();
  expect(service.received).toEqual([]);
});

test('at most ten browsers, one for each session, and none without a session or at an inner address', async () => {
  const [ana] = await two();
  for (let n = 1; n <= 10; n += 1) await browserOf(ana, `/many-${n}`);
  await expect(browserOf(ana, '/many-11')).rejects.toMatchObject({ problem: { status: 409 } });
  const session = await sessionOf(ana);
  const [last] = (await app.call<NotificationSettings>(ana, 'readNotificationSettings')).body.browsers;
  await app.call(ana, 'removeNoticeBrowser', on(last?.id ?? 0));
  await browserOf(ana, '/first', session);
  const { settings } = await browserOf(ana, '/second', session);
  expect(settings.browsers).toHaveLength(10);
  const body = { ...makeSubscription('https://169.254.169.254/latest').target };
  await expect(from(ana, session, 'addNoticeBrowser', { body })).rejects.toMatchObject({
    problem: { status: 400, errors: [{ field: 'endpoint' }] },
  });
  expect(await app.status(ana, 'addNoticeBrowser', { body: makeSubscription(`${service.origin}/x`).target })).toBe(403);
  expect((await app.call<NotificationSettings>(ana, 'readNotificationSettings')).body.pushKey).toBeNull();
});
