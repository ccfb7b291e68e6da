import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { type MailSink, startMailSink } from '#platform/server/testing/mail-sink.ts';
import type { Notification, NotificationSettings } from '../../contract.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

let sink: MailSink;
let app: TestApp;
beforeAll(async () => {
  sink = await startMailSink();
  app = await startTestApp({ areas: serverAreas, smtpUrl: sink.url });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const start = new Date('2026-11-20T01:00:00Z').getTime();
const minute = 60_000;
/** Each test has a day of its own. */
let day = 0;
const at = async (minutes: number) => {
  // What was set off so far belongs to its own time.
  await app.settle();
  app.setNow(new Date(start + day * 24 * 60 * minute + minutes * minute));
};
beforeEach(async () => {
  day += 2;
  sink.refuse(0);
  await at(0);
  sink.received.length = 0;
});

const on = (id: number) => ({ params: { id } });
const addressOf = async (id: number) => {
  const sql = 'update users set email_verified = true where id = $1 returning email';
  return (await app.database.query<{ email: string }>('address', sql, [id]))[0]?.email ?? '';
};
const settings = async (as: number) => (await app.call<NotificationSettings>(as, 'readNotificationSettings')).body;
const save = async (as: number, change: object) => {
  const { version } = await settings(as);
  const rest = { off: [], senders: 'everyone', timeZone: 'Australia/Sydney', quiet: null, times: [] };
  return app.call<NotificationSettings>(as, 'saveNotificationSettings', { body: { version, ...rest, ...change } });
};
/** A member with a confirmed address who wants both kinds by email, somebody else, and a post. */
async function community(kinds = ['postLiked', 'memberFollowed']) {
  const [ana, ben] = [await app.addMember({ name: 'Ana' }), await app.addMember({ name: 'Ben Secretname' })];
  const to = await addressOf(ana);
  await save(ana, { email: kinds });
  const post = async (content: string) =>
    (await app.call<{ id: number }>(ana, 'createPost', { body: { content } })).body.id;
  return { ana, ben, to, post };
}
const run = async () => {
  await app.settle();
  await app.app.jobs.runNow('notifications.release');
  await app.app.jobs.runNow('notifications.deliver');
  await app.settle();
  return sink.received;
};

test('nothing is mailed to whoever has not asked for it', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  await addressOf(ana);
  await app.call(ben, 'follow', on(ana));
  await at(120);
  expect(await run()).toEqual([]);
  const kinds = (await settings(ana)).groups.flatMap((group) => group.kinds);
  // What cannot wait is mailed until somebody declines it.
  expect(kinds.every(({ email, push, inApp, urgent }) => email === urgent && push && inApp)).toBe(true);
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

test('what is due together is one mail: safe words, a link to each thing, why, and how to stop each kind', async () => {
  const { ana, ben, to, post } = await community();
  const [one, two] = [await post('Bipolar group on Thursdays'), await post('Second')];
  await app.call(ben, 'likePost', on(one));
  await at(5);
  await app.call(ben, 'likePost', on(two));
  await app.call(ben, 'follow', on(ana));
  await at(9);
  expect(await run()).toEqual([]);
  await at(10);
  const [mail, ...more] = await run();
  expect(more).toEqual([]);
  expect(mail?.to).toBe(to);
  expect(mail?.content).toContain('Subject: 3 new notifications on Doorways\n');
  const text = mail?.content ?? '';
  expect(text.match(/Someone liked your post\./g)).toHaveLength(2);
  for (const path of [`/post/${one}`, `/post/${two}`]) expect(text).toContain(`${app.config.publicUrl}${path}\n`);
  expect(text).toContain('Someone followed you.\nWhy: ');
  expect(text).toContain('To stop emails about “Someone likes your post”, follow this link:');
  expect(text).toContain('To stop emails about “Someone follows you”, follow this link:');
  expect(text).toContain(`${app.config.publicUrl}/notifications/settings`);
  // A link has random letters in it.
  expect(text.replaceAll(/https?:\S+/g, '')).not.toMatch(/Bipolar|Ben|Secretname|Second/);
  expect(text).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/unsubscribe\?token=\S+>$/m);
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(text).toMatch(/^Auto-Submitted: auto-generated$/m);
  await at(200);
  expect(await run()).toHaveLength(1);
});

test('one notice is called one, and the next mail waits an hour after the last', async () => {
  const { ana, ben, post } = await community();
  await app.call(ben, 'follow', on(ana));
  await at(10);
  expect((await run())[0]?.content).toContain('Subject: A new notification on Doorways');
  await app.call(ben, 'likePost', on(await post('Now')));
  await at(69);
  expect(await run()).toHaveLength(1);
  await at(70);
  expect(await run()).toHaveLength(2);
});

test('what was read, undone, stopped, muted or declined meanwhile is not mailed', async () => {
  const { ana, ben, post } = await community();
  const [read, undone, muted] = [await post('Read'), await post('Undone'), await post('Muted')];
  for (const id of [read, undone, muted]) await app.call(ben, 'likePost', on(id));
  await app.call(ben, 'follow', on(ana));
  await app.settle();
  const notices = (await app.call<Notification[]>(ana, 'listNotifications')).body;
  const about = (id: number) => notices.find(({ link }) => link === `/post/${id}`)?.id ?? 0;
  await app.call(ana, 'markRead', on(about(read)));
  await app.call(ben, 'unlikePost', on(undone));
  await app.call(ana, 'muteThing', { ...on(about(muted)), body: { until: 'day' } });
  await save(ana, { email: ['postLiked'] });
  await at(30);
  expect(await run()).toEqual([]);
  await app.call(ana, 'unmuteThing', on((await settings(ana)).muted[0]?.id ?? 0));
  await at(60);
  expect(await run()).toEqual([]);
});

test('a kind that is stopped in the app goes no other way, and a block takes what waits along', async () => {
  const { ana, ben, post } = await community();
  await save(ana, { off: ['postLiked'], email: ['postLiked', 'memberFollowed'] });
  await app.call(ben, 'likePost', on(await post('Stopped')));
  await app.call(ben, 'follow', on(ana));
  await app.settle();
  await app.call(ana, 'block', on(ben));
  await at(30);
  expect(await run()).toEqual([]);
});

test('doing, undoing and doing again sends one mail a day', async () => {
  const { ben, post } = await community();
  const id = await post('Again');
  for (const minutes of [0, 20, 100, 200]) {
    await at(minutes);
    await app.call(ben, 'likePost', on(id));
    await app.settle();
    await at(minutes + 15);
    await run();
    await app.call(ben, 'unlikePost', on(id));
    await app.settle();
  }
  expect(sink.received).toHaveLength(1);
});

test('quiet hours, set times and a pause hold mails back as they hold notices back', async () => {
  const { ana, ben, post } = await community();
  // 12:00 in Sydney.
  await save(ana, { email: ['postLiked', 'memberFollowed'], times: ['17:00'] });
  await app.call(ben, 'follow', on(ana));
  await at(5 * 60 - 1);
  expect(await run()).toEqual([]);
  await at(5 * 60);
  expect(await run()).toHaveLength(1);
  await save(ana, { email: ['postLiked'] });
  await app.call(ben, 'likePost', on(await post('Before the pause')));
  await app.settle();
  await app.call(ana, 'pauseNotifications', { body: { until: 'tomorrow' } });
  await at(8 * 60);
  expect(await run()).toHaveLength(1);
  // Seven in the morning, plus nothing: it has waited long enough.
  await at(19 * 60);
  expect(await run()).toHaveLength(2);
});

test('an address that is not confirmed gets nothing', async () => {
  const { ana, ben } = await community();
  await app.database.query('unverify', 'update users set email_verified = false where id = $1', [ana]);
  expect((await settings(ana)).mailTo).toBeNull();
  await app.call(ben, 'follow', on(ana));
  await at(30);
  expect(await run()).toEqual([]);
});

test('a job that runs twice, and twice at once, sends once; a busy mail server gets it later with the same id', async () => {
  const { ana, ben } = await community();
  await app.call(ben, 'follow', on(ana));
  sink.refuse(1);
  await at(10);
  expect(await run()).toEqual([]);
  expect(await run()).toEqual([]);
  await app.database.query('due', 'update outbox_work set due_at = now() where due_at is not null');
  await at(12);
  await Promise.all([run(), run()]);
  expect(sink.received).toHaveLength(1);
  expect(sink.received[0]?.content).toMatch(/^Message-ID: <notices-[0-9a-f]{32}@localhost>$/m);
  await at(300);
  expect(await run()).toHaveLength(1);
});

test('the press of a mail program stops the kinds of that mail, signed out, and twice changes nothing', async () => {
  const { ana, ben, post } = await community();
  await app.call(ben, 'follow', on(ana));
  await app.call(ben, 'likePost', on(await post('One')));
  await at(10);
  const [mail] = await run();
  const address = /^List-Unsubscribe: <(\S+)>$/m.exec(mail?.content ?? '')?.[1] ?? '';
  const press = (url: string, type = 'application/x-www-form-urlencoded', payload = 'List-Unsubscribe=One-Click') => {
    const { pathname, search } = new URL(url);
    return app.app.http.inject({ method: 'POST', url: pathname + search, headers: { 'content-type': type }, payload });
  };
  const shown = await app.call(0, 'readUnsubscription', {
    query: { token: new URL(address).searchParams.get('token') ?? '' },
  });
  expect(shown.body).toEqual({ words: ['Someone likes your post', 'Someone follows you'] });
  expect((await press(address, 'application/json', '{}')).statusCode).toBe(400);
  expect((await press(address, 'application/xml', 'List-Unsubscribe=One-Click')).statusCode).toBe(415);
  expect((await press(address, undefined, 'something=else')).statusCode).toBe(400);
  const form = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await press(address, 'multipart/form-data; boundary=x', form)).statusCode).toBe(200);
  expect((await press(address)).statusCode).toBe(200);
  const kinds = (await settings(ana)).groups.flatMap((group) => group.kinds);
  expect(kinds.filter(({ email }) => email)).toEqual([]);
  expect(kinds.every(({ inApp }) => inApp)).toBe(true);
  expect((await press(address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).statusCode).toBe(404);
});

test('a link stops its own kind alone, and survives the member', async () => {
  const { ana } = await community();
  const body = { 'List-Unsubscribe': 'One-Click' };
  const token = unsubscribeToken(app.app.services, { userId: ana, kinds: ['memberFollowed', 'formerKind'] });
  await app.call(0, 'unsubscribe', { query: { token }, body });
  const on_ = (await settings(ana)).groups.flatMap((group) => group.kinds).filter(({ email }) => email);
  expect(on_.map(({ kind }) => kind)).toEqual(['postLiked']);
  const gone = unsubscribeToken(app.app.services, { userId: 2_000_000, kinds: ['postLiked'] });
  expect(await app.status(0, 'unsubscribe', { query: { token: gone }, body })).toBe(200);
});

test('saving refuses unknown kinds at their field, and leaves alone what an older tab does not name', async () => {
  const { ana } = await community();
  await expect(save(ana, { email: ['weather'] })).rejects.toMatchObject({
    problem: { status: 400, errors: [{ field: 'email' }] },
  });
  await save(ana, { pushOff: ['postLiked'] });
  const kinds = (await settings(ana)).groups.flatMap((group) => group.kinds);
  expect(kinds.filter(({ email }) => email)).toHaveLength(2);
  expect(kinds.filter(({ push }) => !push).map(({ kind }) => kind)).toEqual(['postLiked']);
});
