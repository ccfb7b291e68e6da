import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';

/** A write that is repeated with its Idempotency-Key. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const withKey = async (userId: number, operation: string, key: string, input: object = {}) => {
  const principal = await app.principal(userId);
  const call = { operation, principal, ...input, idempotencyKey: key, request: { ip: '127.0.0.1', agent: 'test' } };
  try {
    const { status, body } = await app.app.invoke(call);
    return { status, body: body as { id: number; content: string } };
  } catch (error) {
    return (error as { problem: { status: number; detail: string } }).problem;
  }
};
const doneAlready = { status: 409, detail: 'This was done already. Look again to see how it is now.' };

/** Somebody puts a mark on what another has written in a group. */
async function marked() {
  const [ana, ben, cleo] = [await app.addMember(), await app.addMember(), await app.addMember()];
  const group = { body: { title: 'Tea', memberIds: [ben, cleo] } };
  const { body: made } = await app.call<{ id: number }>(ana, 'createGroup', group);
  for (const one of [ben, cleo])
    await app.call(one, 'answerRequest', { params: { id: made.id }, body: { accept: true } });
  const { body: said } = await app.call<{ id: number }>(ben, 'sendMessage', {
    body: { conversationId: made.id, content: 'Words of Ben.' },
  });
  const call = { params: { id: said.id }, body: { mark: '❤️' } };
  const react = (userId: number, key = 'once') => withKey(userId, 'reactToMessage', key, call);
  return { ana, ben, cleo, react };
}

test('the same answer comes again, and another member’s same key is their own', async () => {
  const { ana, cleo, react } = await marked();
  const first = await react(ana);
  expect(first).toMatchObject({ status: 200, body: { content: 'Words of Ben.' } });
  expect(await react(ana)).toEqual(first);
  expect(await react(cleo)).toMatchObject({ status: 200, body: { content: 'Words of Ben.' } });
});

test('after a block neither of the two is told again what stood in the answer; others are', async () => {
  const { ana, ben, cleo, react } = await marked();
  for (const one of [ana, cleo]) await react(one);
  await app.call(ben, 'block', { params: { id: ana } });
  expect(await react(ana)).toMatchObject(doneAlready);
  expect(await react(cleo)).toMatchObject({ status: 200, body: { content: 'Words of Ben.' } });
});

test('what the member may not do any more is judged again before something is shown', async () => {
  const author = await app.addMember();
  const { body: post } = await app.call<{ id: number; version: number }>(author, 'createPost', {
    body: { content: 'First words' },
  });
  const edit = () =>
    withKey(author, 'editPost', 'edit', {
      params: { id: post.id },
      body: { content: 'Second words', version: post.version },
    });
  const first = await edit();
  expect(first).toMatchObject({ status: 200, body: { content: 'Second words' } });
  expect(await edit()).toEqual(first);
  await app.call(author, 'deletePost', { params: { id: post.id } });
  expect((await edit()).status).toBe(404);
});

test('what the caller gave up by the write itself is answered again as the first time', async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const { body: muted } = await app.call<{ id: number }>(ana, 'mute', {
    body: { kind: 'member', memberId: ben },
  });
  const unmute = (key: string) => withKey(ana, 'unmute', key, { params: { id: muted.id } });
  const first = await unmute('once');
  expect(first).toMatchObject({ status: 200, body: { id: muted.id } });
  expect(await unmute('once')).toEqual(first);
  expect((await unmute('another')).status).toBe(404);
});

test('an answer that was moved to another key, or does not open, is not given', async () => {
  const { ana, react } = await marked();
  await react(ana, 'one');
  await react(ana, 'two');
  const move = `update idempotency_keys set body = (select body from idempotency_keys where user_id = $1 and key = 'one')
    where user_id = $1 and key = 'two'`;
  await app.database.query('', move, [ana]);
  expect(await react(ana, 'two')).toMatchObject(doneAlready);
  expect((await react(ana, 'one')).status).toBe(200);
});

test('after a new secret an answer of before comes again, and another input is still refused', async () => {
  const { ana, react } = await marked();
  const first = await react(ana);
  const config = app.config as { sessionSecret: string; previousSecret?: string };
  const before = config.sessionSecret;
  Object.assign(config, { sessionSecret: 'a new secret of the tests, long enough', previousSecret: before });
  try {
    expect(await react(ana)).toEqual(first);
    const other = { params: { id: 999_999 }, body: { mark: '❤️' } };
    expect((await withKey(ana, 'reactToMessage', 'once', other)).status).toBe(422);
  } finally {
    config.sessionSecret = before;
    delete config.previousSecret;
  }
});
