import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Conversation, Message } from '#areas/messages/contract.ts';
import type { User } from '#areas/people/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const badDay = (id: number, profile: object, until: string | null) =>
  app.call(id, 'putLowEnergy', { params: { userId: id }, body: { profile, until } });

/** What somebody reads about a member in the places where they would write to them. */
async function told(viewer: number, id: number) {
  const begun = (await app.call<Conversation>(viewer, 'getConversationWith', { params: { userId: id } })).body;
  const profile = (await app.call<User>(viewer, 'getUser', { params: { id } })).body;
  return [begun.people.find((person) => person.id === id)?.slowToReply, profile.slowToReply];
}

test('who writes to a member is told that they are slow to reply, while it is on and only if they chose it', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const ben = await app.addMember({ name: 'Ben' });
  expect(await told(ben, ana)).toEqual([false, false]);
  await badDay(ana, { simplifiedLayout: true }, soon());
  expect(await told(ben, ana)).toEqual([false, false]);
  await badDay(ana, { simplifiedLayout: true, slowToReply: false }, soon());
  expect(await told(ben, ana)).toEqual([false, false]);
  await badDay(ana, { simplifiedLayout: true, slowToReply: true }, null);
  expect(await told(ben, ana)).toEqual([false, false]);
  await badDay(ana, { simplifiedLayout: true, slowToReply: true }, soon());
  expect(await told(ben, ana)).toEqual([true, true]);
  expect(await told(ana, ben)).toEqual([false, false]);
  await app.database.query(
    '',
    `update accessibility_preferences set low_energy_until = now() - interval '1 minute' where user_id = $1`,
    [ana],
  );
  expect(await told(ben, ana)).toEqual([false, false]);
});

test('an open conversation tells it too, and a block ends that, both ways', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const ben = await app.addMember({ name: 'Ben' });
  await app.call(ben, 'follow', { params: { id: ana } });
  await badDay(ana, { slowToReply: true }, soon());
  const sent = await app.call<Message>(ana, 'sendMessage', { body: { recipientId: ben, content: 'Hello' } });
  const conversation = { params: { id: sent.body.conversationId } };
  const { people } = (await app.call<Conversation>(ben, 'getConversation', conversation)).body;
  expect(people.find(({ id }) => id === ana)?.slowToReply).toBe(true);
  await app.call(ben, 'block', { params: { id: ana } });
  expect(await app.status(ben, 'getConversation', conversation)).toBe(404);
  expect((await app.call<User>(ben, 'getUser', { params: { id: ana } })).body.slowToReply).toBe(false);
  await app.call(ben, 'unblock', { params: { id: ana } });
  await app.call(ana, 'block', { params: { id: ben } });
  expect(await app.status(ben, 'getConversation', conversation)).toBe(404);
  expect(await app.status(ben, 'getUser', { params: { id: ana } })).toBe(404);
});
