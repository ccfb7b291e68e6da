import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Notification, NotificationSettings, Waiting } from '#areas/notifications/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { type MailSink, startMailSink } from '#platform/server/testing/mail-sink.ts';
import { makeSubscription, startPushService } from '#platform/server/testing/push-service.ts';
import { storedToken } from '#platform/server/testing/session-cookie.ts';
import type { Conversation, Message } from '../contract.ts';

let sink: MailSink;
let app: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  sink = await startMailSink();
  service = await startPushService();
  app = await startTestApp({ areas: serverAreas, smtpUrl: sink.url });
});
afterAll(async () => {
  await app.close();
  await service.close();
  await sink.close();
});

const minute = 60_000;
const start = new Date('2026-11-20T01:00:00Z').getTime();
/** Each test has a day of its own. */
let day = 0;
const at = async (minutes: number) => {
  await app.settle();
  app.setNow(new Date(start + day * 24 * 60 * minute + minutes * minute));
};
beforeEach(async () => {
  day += 2;
  await at(0);
  sink.received.length = 0;
  service.received.length = 0;
});

/** What happens each minute, in the order in which it matters. */
async function minutely() {
  for (const name of ['messages.tell-waiting', 'notifications.release', 'notifications.deliver']) {
    await app.app.jobs.runNow(name);
    await app.settle();
  }
}
const mails = async (minutes: number) => {
  await at(minutes);
  await minutely();
  return sink.received.length;
};

const kinds = ['messagesWaiting', 'messageRequested'];
async function wantsMail(id: number, email = kinds) {
  await app.database.query('address', 'update users set email_verified = true where id = $1', [id]);
  const { version } = (await app.call<NotificationSettings>(id, 'readNotificationSettings')).body;
  await app.call(id, 'saveNotificationSettings', {
    body: { version, off: [], email, senders: 'everyone', timeZone: 'Australia/Sydney', quiet: null, times: [] },
  });
}
async function browserOf(id: number, path: string) {
  const [row] = await app.database.query<{ id: number }>(
    'session',
    `insert into sessions (family, token_hash, user_id, expires_at, user_agent)
     values ($1, $1, $2, now() + interval '30 days', 'Firefox/146.0') returning id`,
    [storedToken(`tell-${id}`), id],
  );
  const subscription = makeSubscription(service.origin + path);
  await app.app.invoke({
    operation: 'addNoticeBrowser',
    principal: { ...(await app.principal(id)), sessionId: row?.id ?? 0 },
    body: subscription.target,
    request: { ip: '127.0.0.1', agent: 'test' },
  });
  return () =>
    service.received
      .filter((one) => one.path === path)
      .map(({ body }) => JSON.parse(subscription.read(body)) as { text: string; link: string });
}
const send = async (as: number, to: object, content = 'The secret of the orchard') =>
  (await app.call<Message>(as, 'sendMessage', { body: { ...to, content } })).body;
/** Two people who have agreed to talk, and Ana has read all of it. */
async function talk() {
  const [ana, ben] = [await app.addMember({ name: 'Ana' }), await app.addMember({ name: 'Ben Secretname' })];
  const { conversationId } = await send(ana, { recipientId: ben }, 'Hello');
  await send(ben, { conversationId }, 'Hello');
  await read(ana, conversationId);
  await wantsMail(ana);
  return { ana, ben, conversationId };
}
const read = async (as: number, id: number) => {
  const { lastSeq } = (await app.call<Conversation>(as, 'getConversation', { params: { id } })).body;
  await app.call(as, 'markConversationRead', { params: { id }, body: { seq: lastSeq } });
};

test('one mail for a conversation until it is read, without names or words; nothing of it in the list or its count', async () => {
  const { ana, ben, conversationId } = await talk();
  await send(ben, { conversationId });
  expect(await mails(1)).toBe(0);
  await send(ben, { conversationId }, 'Still there?');
  expect(await mails(11)).toBe(1);
  expect(sink.received[0]?.content).toContain('Someone wrote to you.');
  expect(sink.received[0]?.content).toContain(`/messages/${conversationId}`);
  expect(sink.received[0]?.content).not.toMatch(/orchard|Still there|Secretname/);
  expect((await app.call<Notification[]>(ana, 'listNotifications')).body).toEqual([]);
  expect((await app.call(ana, 'countUnread')).body).toEqual({ unread: 0 });
  for (const minutes of [70, 200]) {
    await at(minutes - 1);
    await send(ben, { conversationId });
    expect(await mails(minutes)).toBe(1);
  }
  await read(ana, conversationId);
  await at(300);
  await send(ben, { conversationId }, 'And again');
  expect(await mails(301)).toBe(1);
  expect(await mails(312)).toBe(2);
});

test('what was read, answered, muted or cleared meanwhile is not mailed', async () => {
  const { ana, ben, conversationId } = await talk();
  const ways = [
    () => read(ana, conversationId),
    () => send(ana, { conversationId }, 'Here I am'),
    () => app.call(ana, 'clearConversation', { params: { id: conversationId } }),
    () =>
      app.call(ana, 'keepConversation', {
        params: { id: conversationId },
        body: { mutedUntil: new Date(start + 9e10).toISOString() },
      }),
  ];
  for (const [index, way] of ways.entries()) {
    await at(index * 100);
    await send(ben, { conversationId });
    expect(await mails(index * 100 + 1)).toBe(0);
    await way();
    expect(await mails(index * 100 + 90), `${way}`).toBe(0);
  }
  await at(500);
  await send(ben, { conversationId }, 'It is muted now');
  expect(await mails(502)).toBe(0);
  expect(await mails(520)).toBe(0);
});

test('a block takes what waits along, and what is behind one tells nothing', async () => {
  const { ana, ben, conversationId } = await talk();
  const { body: group } = await app.call<Conversation>(ben, 'createGroup', {
    body: { title: 'Quiet Gardeners', memberIds: [ana] },
  });
  await app.call(ana, 'answerRequest', { params: { id: group.id ?? 0 }, body: { accept: true } });
  await read(ana, group.id ?? 0);
  await send(ben, { conversationId });
  expect(await mails(1)).toBe(0);
  await app.call(ana, 'block', { params: { id: ben } });
  await send(ben, { conversationId: group.id });
  expect(await mails(20)).toBe(0);
  expect(await mails(100)).toBe(0);
});

test('a request is a kind of its own: it is mailed as such, not when it was declined, and not to whom has not asked', async () => {
  const [ana, ben, eve] = [await app.addMember(), await app.addMember(), await app.addMember()];
  await wantsMail(ana, ['messageRequested']);
  await send(ben, { recipientId: ana });
  const { conversationId } = await send(eve, { recipientId: ana });
  await send(ana, { recipientId: await app.addMember() }, 'Nobody has asked for mail here');
  expect(await mails(1)).toBe(0);
  await app.call(ana, 'answerRequest', { params: { id: conversationId }, body: { accept: false } });
  expect(await mails(12)).toBe(1);
  expect(sink.received[0]?.content).toContain('Subject: A new notification on Doorways');
  expect(sink.received[0]?.content).toContain('Someone wants to talk to you.');
});

test('browsers are told within the next minutes, and quiet hours hold it back unseen', async () => {
  const { ana, ben, conversationId } = await talk();
  const shown = await browserOf(ana, '/ana');
  await send(ben, { conversationId });
  await mails(1);
  expect(shown()).toEqual([
    expect.objectContaining({ text: 'Someone wrote to you', link: `/messages/${conversationId}` }),
  ]);
  await read(ana, conversationId);
  await app.call(ana, 'pauseNotifications', { body: { until: 'hour' } });
  await send(ben, { conversationId });
  await mails(2);
  expect((await app.call<Waiting>(ana, 'countWaiting')).body.count).toBe(0);
  await read(ana, conversationId);
  await mails(100);
  expect(shown()).toHaveLength(1);
});
