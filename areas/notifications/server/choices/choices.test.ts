import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { MutedThing, Notification, NotificationSettings } from '../../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const on = (id: number) => ({ params: { id } });
const two = async () => [await app.addMember({ name: 'Ana' }), await app.addMember({ name: 'Ben' })] as const;
const list = async (as: number) => {
  await app.settle();
  return (await app.call<Notification[]>(as, 'listNotifications')).body;
};
const settings = async (as: number) => (await app.call<NotificationSettings>(as, 'readNotificationSettings')).body;
const body = (change = {}) => ({
  body: {
    ...{ version: 1, off: [], senders: 'everyone', timeZone: 'Australia/Sydney', quiet: null, times: [] },
    ...change,
  },
});
const post = async (as: number, content = 'The lift works.') =>
  (await app.call<{ id: number }>(as, 'createPost', { body: { content } })).body.id;
const choose = (as: number, kind: string, inApp: boolean) =>
  app.call(as, 'chooseNotificationKind', { params: { kind }, body: { inApp } });

test('at first every kind of every area is on, under its heading, for everyone and at once', async () => {
  const [ana] = await two();
  const found = await settings(ana);
  expect(found).toMatchObject({
    version: 1,
    senders: 'everyone',
    timeZone: 'Australia/Sydney',
    quiet: null,
    times: [],
  });
  expect(found).toMatchObject({ pausedUntil: null, muted: [] });
  expect(found.groups.map(({ name }) => name)).toEqual([
    'People',
    'Your posts',
    'Descriptions of pictures',
    'Easy English',
    'Your payments',
    'Forums',
    'Messages',
    'Support groups',
    'Local communities',
    'Crisis support',
    'Safety',
    'Your account',
    'The Resource Library',
    'Events you organise',
    'Events you’re going to',
    'Meet plans',
    'Bookings',
    'Your games',
    'Your wellness diary',
    'Connections',
    'Mentor matching',
    'Your skill bookings',
    'NDIS providers',
    'Advertising',
    'Your apps',
    'Supporters',
  ]);
  const kinds = found.groups.flatMap((group) => group.kinds);
  expect(kinds).toHaveLength(156);
  expect(kinds.every(({ inApp }) => inApp)).toBe(true);
  expect(kinds.filter(({ urgent }) => urgent).map(({ kind }) => kind)).toEqual([
    'rollCallStarted',
    'rollCallSilent',
    'supportAsked',
    'supportEscalated',
    'crisisReported',
    'crisisReportWaits',
    'helpOffered',
    'eventTripEnded',
    'meetCheckInDue',
    'meetMissed',
    'meetContactGone',
    'meetAlarm',
    'meetSafe',
    'bookingCancelled',
    'bookingGone',
    'bookingLate',
    'bookingLaneLost',
    'bookingReminder',
    'apiKeyReported',
  ]);
});

test('a kind that is off makes no notice, and the others do', async () => {
  const [ana, ben] = await two();
  const id = await post(ana);
  const { body: saved } = await app.call<NotificationSettings>(ana, 'saveNotificationSettings', {
    ...body({ off: ['postLiked'] }),
  });
  expect(saved.version).toBe(2);
  await app.call(ben, 'likePost', on(id));
  await app.call(ben, 'follow', on(ana));
  expect((await list(ana)).map(({ kind }) => kind)).toEqual(['memberFollowed']);
  await app.call(ana, 'saveNotificationSettings', body({ version: 2 }));
  await app.call(await app.addMember(), 'likePost', on(id));
  expect((await list(ana)).map(({ kind }) => kind)).toContain('postLiked');
});

test('a stopped kind is told by its notices, and one press starts it again', async () => {
  const [ana, ben] = await two();
  await app.call(ben, 'follow', on(ana));
  expect((await list(ana))[0]?.stopped).toBe(false);
  expect((await choose(ana, 'memberFollowed', false)).body).toEqual({
    ...{ kind: 'memberFollowed', words: 'Someone follows you', urgent: false, elsewhere: '' },
    ...{ inApp: false, email: false, push: true },
  });
  expect((await list(ana))[0]?.stopped).toBe(true);
  await app.call(await app.addMember(), 'follow', on(ana));
  expect((await list(ana))[0]?.count).toBe(1);
  await choose(ana, 'memberFollowed', true);
  await app.call(await app.addMember(), 'follow', on(ana));
  expect((await list(ana))[0]).toMatchObject({ count: 2, stopped: false });
  expect(await app.status(ana, 'chooseNotificationKind', { params: { kind: 'weather' }, body: { inApp: true } })).toBe(
    404,
  );
});

test('two tabs do not overwrite each other', async () => {
  const [ana] = await two();
  await app.call(ana, 'saveNotificationSettings', body({ off: ['postLiked'] }));
  expect(await app.status(ana, 'saveNotificationSettings', body())).toBe(409);
  expect((await settings(ana)).version).toBe(2);
  await choose(ana, 'memberFollowed', false);
  expect(await app.status(ana, 'saveNotificationSettings', body({ version: 2 }))).toBe(409);
  const off = (await settings(ana)).groups.flatMap((group) => group.kinds.filter(({ inApp }) => !inApp));
  expect(off.map(({ kind }) => kind)).toEqual(['memberFollowed', 'postLiked']);
});

test.each([
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ quiet: { from: '25:00', to: '07:00' } }, 'quiet.from'],
  [{ quiet: { from: '07:00', to: '07:00' } }, 'quiet.to'],
  [{ times: ['9 am'] }, 'times.0'],
  [{ times: ['09:00', '10:00', '11:00', '12:00'] }, 'times'],
  [{ senders: 'nobody' }, 'senders'],
  [{ off: ['weather'] }, 'off'],
  [{ userId: 1 }, 'userId'],
])('%o is refused at its field', async (change, field) => {
  const [ana] = await two();
  const refusal = await app.call(ana, 'saveNotificationSettings', body(change)).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ problem: { status: 400, errors: [{ field }] } });
});

test('only from people I follow', async () => {
  const [ana, ben] = await two();
  const kim = await app.addMember({ name: 'Kim' });
  const id = await post(ana);
  await app.call(ana, 'follow', on(kim));
  await app.call(ana, 'saveNotificationSettings', body({ senders: 'following' }));
  await app.call(ben, 'likePost', on(id));
  await app.call(kim, 'likePost', on(id));
  expect((await list(ana)).map(({ text }) => text)).toEqual(['Kim liked your post “The lift works.”']);
});

test('a muted post makes no further notices until its time is over, and other posts do', async () => {
  const [ana, ben] = await two();
  const [busy, calm] = [await post(ana, 'A busy post'), await post(ana, 'A calm post')];
  await app.call(ben, 'likePost', on(busy));
  const [notice] = await list(ana);
  const muted = await app.call<MutedThing>(ana, 'muteThing', { ...on(notice?.id ?? 0), body: { until: 'day' } });
  expect(muted.body).toMatchObject({ thing: 'post', excerpt: 'A busy post', link: `/post/${busy}` });
  expect((await settings(ana)).muted).toEqual([muted.body]);
  expect((await list(ana))[0]?.muted).toEqual({ id: muted.body.id, until: muted.body.until });
  const comment = { body: { content: 'Good.' } };
  await app.call(ben, 'createComment', { ...on(busy), ...comment });
  await app.call(ben, 'createComment', { ...on(calm), ...comment });
  expect((await list(ana)).map(({ link }) => link.split('#')[0])).toEqual([`/post/${calm}`, `/post/${busy}`]);
  app.setNow(new Date(Date.now() + 25 * 3_600_000));
  await app.call(ben, 'createComment', { ...on(busy), ...comment });
  expect((await list(ana))[0]?.link).toMatch(`/post/${busy}#`);
  expect((await settings(ana)).muted).toEqual([]);
  app.setNow(new Date());
});

test('a mute is taken back, lasts without an end, and goes with its post', async () => {
  const [ana, ben] = await two();
  const id = await post(ana);
  await app.call(ben, 'likePost', on(id));
  const [notice] = await list(ana);
  const mute = () => app.call<MutedThing>(ana, 'muteThing', { ...on(notice?.id ?? 0), body: { until: 'unmuted' } });
  const { body: first } = await mute();
  expect(first.until).toBeNull();
  expect(await app.status(ben, 'unmuteThing', on(first.id))).toBe(404);
  expect(await app.status(ana, 'unmuteThing', on(first.id))).toBe(204);
  expect((await list(ana))[0]?.muted).toBeNull();
  await mute();
  await app.call(ana, 'deletePost', on(id));
  await app.settle();
  expect((await settings(ana)).muted).toEqual([]);
});

test('what is about the member cannot be muted as a thing, nor can anybody else’s notice', async () => {
  const [ana, ben] = await two();
  await app.call(ben, 'follow', on(ana));
  const [notice] = await list(ana);
  expect(notice?.thing).toBeNull();
  const ask = { ...on(notice?.id ?? 0), body: { until: 'week' } };
  expect(await app.status(ana, 'muteThing', ask)).toBe(422);
  expect(await app.status(ben, 'muteThing', ask)).toBe(404);
});
