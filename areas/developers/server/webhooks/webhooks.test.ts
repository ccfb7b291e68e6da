import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Notification } from '#areas/notifications/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { MadeWebhook, Webhook, WebhookDelivery, WholeWebhookDelivery } from '../../contract.ts';
import { programsOf } from '../testing/programs.ts';
import { type Received, startReceiver } from '../testing/receiver.ts';

const hour = 3_600_000;
const start = new Date('2026-11-27T00:00:00.000Z');

let app: TestApp;
let programs: ReturnType<typeof programsOf>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let ana: number;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ areas: serverAreas, now: start });
  programs = programsOf(app);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(async () => {
  ana = await developer();
  receiver.answer(204);
  receiver.received.length = 0;
  app.setNow(start);
});

async function developer(): Promise<number> {
  const userId = await app.addMember();
  await programs.signUp(userId);
  await app.database.query('', `update users set plan = 'professional' where id = $1`, [userId]);
  return userId;
}

const on = (id: number, body?: object) => ({ params: { id }, ...(body && { body }) });
const add = async (userId: number, more: object = {}) => {
  const body = { url: receiver.url, events: ['post.created', 'post.updated', 'post.deleted'], mode: 'live', ...more };
  return (await app.call<MadeWebhook>(userId, 'createWebhook', { body })).body;
};
const share = async (by: number, body: object = { content: 'News' }) =>
  (await app.call<{ id: number }>(by, 'createPost', { body })).body.id;
const deliver = async () => {
  await app.settle();
  await app.app.jobs.runNow('developers.deliver-webhooks');
};
const deliveries = async (id: number) =>
  (await app.call<WebhookDelivery[]>(ana, 'listWebhookDeliveries', { params: { id } })).body;
const webhook = async (id: number) =>
  (await app.call<Webhook[]>(ana, 'listWebhooks', {})).body.find((one) => one.id === id);
/** What came, less what webhooks of other tests were told. */
const toldOf = (event: string) =>
  receiver.received.filter(({ body }) => (JSON.parse(body) as { type: string }).type === event);

/** As a receiver checks it, written apart from the code that signs. */
function isSigned(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const wanted = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(wanted);
}

test('a plan without API access has no webhooks', async () => {
  const ben = await app.addMember();
  await programs.signUp(ben);
  const body = { url: receiver.url, events: ['post.created'], mode: 'live' };
  expect(await app.status(ben, 'createWebhook', { body })).toBe(403);
});

test('an address inside a network, with a password or a port, or not https is refused at its field', async () => {
  for (const url of [
    'http://example.org/',
    'https://localhost/',
    'https://127.0.0.2/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/',
    'https://user:secret@example.org/',
    'https://example.org:8443/',
    'https://db.internal/',
    'file:///etc/passwd',
    'gopher://example.org/',
    'not an address',
  ]) {
    const body = { url, events: ['post.created'], mode: 'live' };
    expect([url, await app.status(ana, 'createWebhook', { body })]).toEqual([url, 400]);
  }
});

test('a public post is told of: by its number, signed, with an id that stays', async () => {
  const { webhook: made, secret } = await add(ana);
  const id = await share(await app.addMember());
  await deliver();
  const [told] = toldOf('post.created');
  if (!told) throw new Error('Nothing came.');
  expect(JSON.parse(told.body)).toEqual({
    type: 'post.created',
    timestamp: start.toISOString(),
    data: { id, type: 'post' },
  });
  expect(isSigned(secret, told)).toBe(true);
  expect(told.headers['content-type']).toBe('application/json');
  const [delivery] = await deliveries(made.id);
  expect(delivery).toMatchObject({ event: 'post.created', state: 'delivered', tries: 1, status: 204, nextAt: null });
  expect(told.headers['webhook-id']).toBe(delivery?.messageId);
  await app.call(ana, 'deleteWebhook', on(made.id));
});

test('what members alone may read is told to its author’s webhooks, and nothing across a block', async () => {
  const { webhook: made } = await add(ana);
  const blocked = await app.addMember();
  await app.call(blocked, 'block', { params: { id: ana } });
  await share(blocked);
  await share(await app.addMember(), { content: 'For members', isPublic: false });
  const own = await share(ana, { content: 'Mine', isPublic: false });
  await deliver();
  expect(receiver.received.map(({ body }) => (JSON.parse(body) as { data: { id: number } }).data.id)).toEqual([own]);
  await app.call(ana, 'deleteWebhook', on(made.id));
});

test('changed and deleted posts are told of to those who had them; one that is no longer public is gone for them', async () => {
  const { webhook: made } = await add(ana);
  const ben = await app.addMember();
  const [edited, closed, deleted] = [await share(ben), await share(ben), await share(ben)];
  await deliver();
  receiver.received.length = 0;
  await app.call(ben, 'editPost', on(edited, { version: 1, content: 'Changed' }));
  await app.call(ben, 'editPost', on(closed, { version: 1, audience: 'members' }));
  await app.call(ben, 'deletePost', on(deleted));
  await deliver();
  const told = receiver.received.map(({ body }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: { id: number } };
    return `${type} ${data.id}`;
  });
  expect(told.sort()).toEqual([`post.deleted ${closed}`, `post.deleted ${deleted}`, `post.updated ${edited}`]);
  await app.call(ana, 'deleteWebhook', on(made.id));
});

test('whoever wrote a post that is no longer public hears of each change, and others hear once that it is gone', async () => {
  const { webhook: made } = await add(ana);
  const ben = await developer();
  const { webhook: own } = await add(ben);
  const id = await share(ben);
  await deliver();
  await app.call(ben, 'editPost', on(id, { version: 1, audience: 'members' }));
  await deliver();
  await app.call(ben, 'editPost', on(id, { version: 2, content: 'For members' }));
  await deliver();
  const told = async (userId: number, webhookId: number) =>
    (await app.call<WebhookDelivery[]>(userId, 'listWebhookDeliveries', on(webhookId))).body.map(({ event }) => event);
  expect(await told(ana, made.id)).toEqual(['post.deleted', 'post.created']);
  expect(await told(ben, own.id)).toEqual(['post.updated', 'post.updated', 'post.created']);
  await app.call(ana, 'deleteWebhook', on(made.id));
  await app.call(ben, 'deleteWebhook', on(own.id));
});

test('a webhook of the sandbox hears of its own test keys alone', async () => {
  const { webhook: made } = await add(ana, { mode: 'test' });
  await share(await app.addMember());
  const { secret } = await programs.makeKey(ana, { mode: 'test' });
  await programs.by(secret)('POST', '/api/v1/posts', { body: { content: 'In the sandbox' } });
  await deliver();
  expect(receiver.received).toHaveLength(1);
  await app.call(ana, 'deleteWebhook', on(made.id));
});

test('a webhook of the sandbox is told of shared posts, or can’t be made', async () => {
  const { webhook: made } = await add(ana, { mode: 'test' });
  const events = ['post.updated', 'post.deleted'];
  const refusal = {
    problem: {
      status: 400,
      errors: [{ field: 'events', message: 'In a sandbox posts are only shared: choose post.created.' }],
    },
  };
  await expect(add(ana, { mode: 'test', events })).rejects.toMatchObject(refusal);
  const change = { url: made.url, events, version: 1 };
  await expect(app.call(ana, 'editWebhook', on(made.id, change))).rejects.toMatchObject(refusal);
  await app.call(ana, 'deleteWebhook', on(made.id));
});

test('what is not answered with 2xx is tried ten times in three days, and then given up and paused', async () => {
  const { webhook: made } = await add(ana);
  receiver.answer(503);
  await share(ana);
  await app.settle();
  let at = start.getTime();
  const tries: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    await app.app.jobs.runNow('developers.deliver-webhooks');
    const [delivery] = await deliveries(made.id);
    tries.push(Math.round((at - start.getTime()) / 1000));
    if (!delivery?.nextAt) break;
    at = Date.parse(delivery.nextAt);
    app.setNow(new Date(at));
  }
  expect(tries).toEqual([0, 5, 305, 2105, 9305, 27_305, 63_305, 113_705, 185_705, 272_105]);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [delivery] = await deliveries(made.id);
  expect(delivery).toMatchObject({ state: 'given_up', tries: 10, mostTries: 10, status: 503 });
  expect(await webhook(made.id)).toMatchObject({ pausedWhy: 'failing', failingSince: start.toISOString() });
  const whole = (await app.call<WholeWebhookDelivery>(ana, 'getWebhookDelivery', on(delivery?.id ?? 0))).body;
  expect(whole.attempts.map(({ status }) => status)).toEqual(Array<number>(10).fill(503));
  await app.settle();
  const notices = (await app.call<Notification[]>(ana, 'listNotifications', {})).body;
  expect(notices.map(({ kind }) => kind)).toEqual(['webhookPaused']);
  await app.call(ana, 'deleteWebhook', on(made.id));
});

test('an answer ends the counting, and 410 ends the webhook', async () => {
  const { webhook: made } = await add(ana);
  receiver.answer(500);
  await share(ana);
  await deliver();
  expect((await webhook(made.id))?.failingSince).not.toBeNull();
  receiver.answer(200);
  app.setNow(new Date(start.getTime() + 6000));
  await deliver();
  expect((await webhook(made.id))?.failingSince).toBeNull();
  receiver.answer(410);
  await share(ana);
  await deliver();
  expect(await webhook(made.id)).toMatchObject({ pausedWhy: 'gone' });
  expect((await deliveries(made.id))[0]).toMatchObject({ state: 'given_up', tries: 1, status: 410 });
  await app.call(ana, 'deleteWebhook', on(made.id));
});

test('what waits for a webhook that we pause is given up, and not sent once it is turned on', async () => {
  const { webhook: made } = await add(ana);
  receiver.answer(500);
  await share(ana);
  await deliver();
  receiver.answer(410);
  await app.call(ana, 'testWebhook', on(made.id));
  await deliver();
  const [ping, news] = await deliveries(made.id);
  expect(ping).toMatchObject({ event: 'ping', state: 'given_up', status: 410 });
  expect(news).toMatchObject({ state: 'given_up', tries: 1, nextAt: null, failure: 'The webhook was paused.' });
  receiver.answer(204);
  await app.call(ana, 'setWebhookPaused', on(made.id, { paused: false }));
  app.setNow(new Date(start.getTime() + hour));
  await deliver();
  expect(receiver.received).toHaveLength(2);
  await app.call(ana, 'deleteWebhook', on(made.id));
});

test('another address has its three days anew, and other words for the same one change nothing', async () => {
  const { webhook: made } = await add(ana);
  receiver.answer(500);
  await share(ana);
  await deliver();
  const { url, events } = made;
  const change = (version: number, more: object) =>
    app.call<Webhook>(ana, 'editWebhook', on(made.id, { url, events, version, ...more }));
  expect((await change(1, { description: 'My site' })).body.failingSince).toBe(start.toISOString());
  expect((await change(2, { url: `${url}moved` })).body.failingSince).toBeNull();
  await app.call(ana, 'deleteWebhook', on(made.id));
});

test('what has waited longest is sent first, however many webhooks there are', async () => {
  const ben = await developer();
  for (let n = 0; n < 10; n += 1) await add(ana);
  for (let n = 0; n < 6; n += 1) await add(ben);
  const { webhook: last } = await add(ben);
  await share(ana);
  await app.settle();
  const [longest] = await app.database.query<{ id: number }>(
    '',
    `update webhook_deliveries set next_at = next_at - interval '1 minute' where webhook_id = $1 returning id`,
    [last.id],
  );
  await deliver();
  const sent = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(sent).toHaveLength(17);
  expect(sent.slice(0, 16)).toContain(`msg_${longest?.id}`);
  for (const userId of [ana, ben]) await app.call(userId, 'leaveDeveloper', {});
});

test('the end of posts alone can’t be chosen: no one would be told of it', async () => {
  const body = { url: receiver.url, events: ['post.deleted'], mode: 'live' };
  await expect(app.call(ana, 'createWebhook', { body })).rejects.toMatchObject({
    problem: {
      status: 400,
      errors: [
        {
          field: 'events',
          message: 'Choose another event too: only an address that was told of a post is told that it is gone.',
        },
      ],
    },
  });
});

test('a redirect is not followed', async () => {
  const { webhook: made } = await add(ana);
  receiver.answer(302);
  await share(ana);
  await deliver();
  expect(receiver.received).toHaveLength(1);
  expect((await deliveries(made.id))[0]).toMatchObject({
    state: 'waiting',
    status: 302,
    failure: 'It answered with another address. We don’t follow those.',
  });
  await app.call(ana, 'deleteWebhook', on(made.id));
});

test('a delivery is sent again by hand with the same id, and a ping shows that an address answers', async () => {
  const { webhook: made } = await add(ana);
  await app.call(ana, 'testWebhook', on(made.id));
  await deliver();
  const [ping] = await deliveries(made.id);
  expect(ping).toMatchObject({ event: 'ping', state: 'delivered' });
  await app.call(ana, 'replayWebhookDelivery', on(ping?.id ?? 0));
  await deliver();
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([ping?.messageId, ping?.messageId]);
  await app.call(ana, 'setWebhookPaused', on(made.id, { paused: true }));
  expect(await app.status(ana, 'replayWebhookDelivery', on(ping?.id ?? 0))).toBe(409);
  await app.call(ana, 'deleteWebhook', on(made.id));
});

test('after its secret is rolled both sign for 24 hours, and then the new one alone', async () => {
  const { webhook: made, secret } = await add(ana);
  const rolled = (await app.call<MadeWebhook>(ana, 'rollWebhookSecret', on(made.id, { version: 1 }))).body;
  await share(ana);
  await deliver();
  const [both] = receiver.received;
  if (!both) throw new Error('Nothing came.');
  expect([isSigned(secret, both), isSigned(rolled.secret, both)]).toEqual([true, true]);
  receiver.received.length = 0;
  app.setNow(new Date(start.getTime() + 25 * hour));
  await share(ana);
  await deliver();
  const [after] = receiver.received;
  if (!after) throw new Error('Nothing came.');
  expect([isSigned(secret, after), isSigned(rolled.secret, after)]).toEqual([false, true]);
  await app.call(ana, 'deleteWebhook', on(made.id));
});

test('told twice, a webhook is called once', async () => {
  const { webhook: made } = await add(ana);
  const id = await share(ana);
  const reaction = app.app.registry.reactions.find(({ name }) => name === 'developers.tellPostCreated');
  const occasion = { event: { postId: id, authorId: ana }, eventId: 4242, emit: async () => undefined, now: start };
  for (let n = 0; n < 2; n += 1) {
    await app.app.transactions.run(
      (db) => reaction?.run({ ...occasion, db, services: app.app.services }) ?? Promise.resolve(),
    );
  }
  const causes = await app.database.query<{ count: number }>(
    '',
    `select count(*)::int as count from webhook_deliveries where webhook_id = $1 and cause = 'post.created 4242'`,
    [made.id],
  );
  expect(causes).toEqual([{ count: 1 }]);
  await app.call(ana, 'deleteWebhook', on(made.id));
});
