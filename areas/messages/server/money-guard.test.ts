import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { once } from '#platform/server/statement.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Conversation, Message } from '../contract.ts';
import { from } from './from.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const talk = async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const { body } = await app.call<Message>(ana, 'sendMessage', { body: { recipientId: ben, content: 'Hello' } });
  await app.call(ben, 'sendMessage', { body: { recipientId: ana, content: 'Hello' } });
  return { ana, ben, on: { params: { id: body.conversationId } }, id: body.conversationId };
};
const head = async (as: number, on: { params: { id: number } }) =>
  (await app.call<Conversation>(as, 'getConversation', on)).body;

test('for 30 days each is new to the other, also when they follow and however much they write', async () => {
  const { ana, ben, on, id } = await talk();
  await app.call(ben, 'follow', { params: { id: ana } });
  for (let n = 0; n < 20; n += 1)
    for (const one of [ana, ben])
      await app.call(one, 'sendMessage', { body: { conversationId: id, content: `Line ${n}` } });
  expect([(await head(ana, on)).newContact, (await head(ben, on)).newContact]).toEqual([true, true]);
  const began = (days: number) =>
    app.database.query(
      once(
        from
          .updateTable('conversation_participants')
          .set({ joined_at: sql`now() - make_interval(days => ${days}::int) - interval '1 minute'` })
          .where('conversation_id', '=', id),
      ),
    );
  await began(29);
  expect((await head(ben, on)).newContact).toBe(true);
  await began(30);
  expect((await head(ben, on)).newContact).toBe(false);
});

test('in a group and for a supporter nobody is new', async () => {
  const { ana, ben, on, id } = await talk();
  const sam = await app.addMember();
  await app.call(sam, 'follow', { params: { id: ana } });
  await app.call(ana, 'inviteSupporter', { params: { id }, body: { userId: sam } });
  expect((await head(sam, on)).newContact).toBe(false);
  expect((await head(ben, on)).newContact).toBe(true);
  await app.call(ben, 'follow', { params: { id: ana } });
  const group = await app.call<{ id: number }>(ana, 'createGroup', { body: { title: 'Walks', memberIds: [ben] } });
  expect((await head(ben, { params: { id: group.body.id } })).newContact).toBe(false);
});

test('what somebody calls fine is theirs alone, is kept, and can be taken back', async () => {
  const { ana, ben, on } = await talk();
  const keep = (guardOff: string[]) => app.call(ben, 'keepConversation', { ...on, body: { guardOff } });
  expect((await keep(['app', 'love'])).status).toBe(204);
  expect((await head(ben, on)).guardOff).toEqual(['app', 'love']);
  expect((await head(ana, on)).guardOff).toEqual([]);
  // What else is kept of a conversation leaves it as it was.
  await app.call(ben, 'keepConversation', { ...on, body: { archived: true } });
  expect((await head(ben, on)).guardOff).toEqual(['app', 'love']);
  await keep([]);
  expect((await head(ben, on)).guardOff).toEqual([]);
  const body = { guardOff: ['nothing of the kind'] };
  expect(await app.status(ben, 'keepConversation', { ...on, body })).toBe(400);
});
