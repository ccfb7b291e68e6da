import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { SupportMessage, SupportReceipt } from '../contract.ts';

let app: TestApp;
let admin: number;
let member: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  admin = await app.addMember({ roles: ['member', 'admin'] });
  member = await app.addMember();
});
afterAll(() => app.close());

const letter = { name: '  Ruth ', replyTo: '0400 000 000', topic: 'bug', message: ' The menu has no names. ' };
const send = (userId: number, body: object = letter) =>
  app.call<SupportReceipt>(userId, 'sendSupportMessage', { body });
const list = (query = {}) => app.call<SupportMessage[]>(admin, 'listSupportMessages', { query });

test('a guest’s message is stored and confirmed with a reference', async () => {
  const sent = await send(0);
  expect(sent.status).toBe(201);
  expect(sent.body.id).toBeGreaterThan(0);
  expect((await list()).body.find(({ id }) => id === sent.body.id)).toEqual({
    ...sent.body,
    userId: null,
    name: 'Ruth',
    replyTo: '0400 000 000',
    topic: 'bug',
    message: 'The menu has no names.',
    answeredAt: null,
  });
});

test('a member’s message carries the member', async () => {
  const { body } = await send(member);
  expect((await list()).body.find(({ id }) => id === body.id)?.userId).toBe(member);
});

test.each([
  ['name', { ...letter, name: ' ' }],
  ['replyTo', { ...letter, replyTo: '' }],
  ['topic', { ...letter, topic: 'gossip' }],
  ['message', { ...letter, message: 'x'.repeat(4001) }],
  ['userId', { ...letter, userId: 1 }],
])('a wrong %s is refused', async (_field, body) => {
  expect(await app.status(0, 'sendSupportMessage', { body })).toBe(400);
});

test('administrators read in pages, oldest first; others do not', async () => {
  for (let n = 0; n < 3; n += 1) await send(0);
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.next ?? '' });
  const ids = [...first.body, ...second.body].map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(new Set(ids).size).toBe(4);
  expect(await app.status(member, 'listSupportMessages')).toBe(403);
  expect(await app.status(admin, 'listSupportMessages', { query: { cursor: 'x' } })).toBe(400);
});
