import { afterAll, beforeAll, expect, test } from 'vitest';
import { silence } from '#areas/people/server/public.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { holds } from '#platform/server/testing/stored.ts';
import type { Conversation, ConversationEntry, Message, UnreadMessages } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const on = (id: number) => ({ params: { id } });
const key = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const two = async () => [await app.addMember({ name: 'Ana' }), await app.addMember({ name: 'Ben' })] as const;
const write = async (from: number, body: object) => (await app.call<Message>(from, 'sendMessage', { body })).body;
const list = async (as: number, query = {}) =>
  (await app.call<ConversationEntry[]>(as, 'listConversations', { params: { userId: as }, query })).body;
const between = async (as: number, other: number, query = {}) =>
  (await app.call<Message[]>(as, 'listMessages', { params: { userId: as, otherUserId: other }, query })).body;
const unread = async (as: number) => (await app.call<UnreadMessages>(as, 'countUnreadMessages')).body;
/** Two people who have agreed to talk. */
const friends = async () => {
  const [ana, ben] = await two();
  await app.call(ben, 'follow', on(ana));
  const { conversationId } = await write(ana, { recipientId: ben, content: 'Hello' });
  await app.call(ben, 'markConversationRead', { ...on(conversationId), body: { seq: 1 } });
  return { ana, ben, conversationId };
};

test('a message is stored, numbered, and there for both; the row of each shows it', async () => {
  const [ana, ben] = await two();
  await app.call(ben, 'follow', on(ana));
  const first = await write(ana, { recipientId: ben, content: '  Are you well?  ' });
  expect(first).toMatchObject({
    fromUserId: ana,
    recipientId: ben,
    content: 'Are you well?',
    type: 'text',
    seq: 1,
    deleted: false,
  });
  const second = await write(ben, { recipientId: ana, content: 'I am.' });
  expect(second).toMatchObject({ fromUserId: ben, recipientId: ana, seq: 2, conversationId: first.conversationId });
  for (const [as, other] of [
    [ana, ben],
    [ben, ana],
  ] as const) {
    expect((await between(as, other)).map(({ content }) => content)).toEqual(['Are you well?', 'I am.']);
    expect(await list(as)).toMatchObject([{ content: 'I am.', otherUser: { id: other }, fromUserId: ben }]);
  }
  expect(await list(ana)).toMatchObject([{ isRead: false, unread: 1 }]);
  expect(await list(ben)).toMatchObject([{ isRead: true, unread: 0 }]);
});

test('a message is sent, then read: the row of its reader is read and stays so, and its writer sees how far', async () => {
  const { ana, ben, conversationId } = await friends();
  const rowOf = async (as: number) => (await list(as)).find(({ id }) => id === conversationId);
  const readTo = async (as: number, who: number) => {
    const head = (await app.call<Conversation>(as, 'getConversation', on(conversationId))).body;
    return head.people.find(({ id }) => id === who)?.readSeq;
  };
  const read = (as: number, seq: number) =>
    app.call(as, 'markConversationRead', { ...on(conversationId), body: { seq } });
  const before = await write(ana, { conversationId, content: 'One' });
  const last = await write(ana, { conversationId, content: 'Two' });
  await read(ben, before.seq);
  expect(await rowOf(ben)).toMatchObject({ isRead: false, unread: 1 });
  expect(await rowOf(ana)).toMatchObject({ isRead: true, unread: 0 });
  expect(await readTo(ana, ben)).toBe(before.seq);
  await read(ben, last.seq);
  for (const _reload of [1, 2]) expect(await rowOf(ben)).toMatchObject({ isRead: true, unread: 0 });
  expect(await readTo(ana, ben)).toBe(last.seq);
  await read(ben, before.seq);
  expect(await rowOf(ben)).toMatchObject({ isRead: true, unread: 0 });
  expect(await readTo(ana, ben)).toBe(last.seq);
});

test('what is written is nowhere in the database to be read', async () => {
  const { ana, ben } = await friends();
  await write(ana, { recipientId: ben, content: 'xylophone in the attic' });
  const stored = await app.database.query<{ text: string }>(
    '',
    `select encode(body, 'escape') || words::text as text from messages`,
  );
  expect(stored.length).toBeGreaterThan(0);
  for (const { text } of stored) expect(['xylophone', 'the attic'].filter((word) => holds(text, word))).toEqual([]);
});

test('the same key sends once, also when both tries run at once; another conversation may not use it', async () => {
  const { ana, ben } = await friends();
  const kim = await app.addMember();
  const body = { recipientId: ben, content: 'Once', clientKey: key(1) };
  const [one, again] = await Promise.all([write(ana, body), write(ana, body)]);
  expect(again.id).toBe(one.id);
  expect((await write(ana, body)).id).toBe(one.id);
  expect((await between(ben, ana)).filter(({ content }) => content === 'Once')).toHaveLength(1);
  expect(await app.status(ana, 'sendMessage', { body: { ...body, recipientId: kim } })).toBe(409);
  expect((await between(ben, ana)).at(-1)?.clientKey).toBeNull();
  expect((await between(ana, ben)).at(-1)?.clientKey).toBe(key(1));
});

test('numbers rise without a gap, however many write at once', async () => {
  const { ana, ben } = await friends();
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      write(n % 2 ? ana : ben, { recipientId: n % 2 ? ben : ana, content: `Number ${n}` }),
    ),
  );
  expect((await between(ana, ben)).map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
});

test('pages go back from the latest; each has its oldest first, and nothing twice', async () => {
  const { ana, ben, conversationId } = await friends();
  for (let n = 2; n <= 7; n += 1) await write(ana, { conversationId, content: `Number ${n}` });
  const seqs: number[][] = [];
  let cursor: string | undefined;
  do {
    const page = await app.call<Message[]>(ben, 'listConversationMessages', {
      ...on(conversationId),
      query: { limit: 3, ...(cursor && { cursor }) },
    });
    seqs.push(page.body.map(({ seq }) => seq));
    cursor = page.next;
  } while (cursor);
  expect(seqs).toEqual([[5, 6, 7], [2, 3, 4], [1]]);
});

test('blank, too long and to nobody is refused, and nothing is stored', async () => {
  const { ana, ben } = await friends();
  const status = (body: object) => app.status(ana, 'sendMessage', { body });
  expect(await status({ recipientId: ben, content: ' \n\u200b ' })).toBe(400);
  expect(await status({ recipientId: ben, content: 'a'.repeat(5001) })).toBe(413);
  expect(await status({ content: 'To nobody' })).toBe(400);
  expect(await status({ recipientId: ana, content: 'To myself' })).toBe(404);
  expect(await status({ recipientId: ben, content: 'x', fromUserId: ben })).toBe(400);
  expect(await between(ana, ben)).toHaveLength(1);
});

test('unknown and blocked members are the same refusal, and a block takes the conversation out of sight', async () => {
  const { ana, ben, conversationId } = await friends();
  await app.call(ben, 'block', on(ana));
  const refusal = async (recipientId: number) =>
    app.call(ana, 'sendMessage', { body: { recipientId, content: 'Hello?' } }).catch((error: unknown) => error);
  expect(await refusal(ben)).toEqual(await refusal(99_999));
  expect(await app.status(ana, 'sendMessage', { body: { conversationId, content: 'Hello?' } })).toBe(404);
  expect(await list(ana)).toEqual([]);
  expect(await list(ben)).toEqual([]);
  expect(await app.status(ana, 'getConversation', on(conversationId))).toBe(404);
  await app.call(ben, 'unblock', on(ana));
  expect(await list(ana)).toHaveLength(1);
});

test('somebody new is a request: three messages, no count, and an answer agrees', async () => {
  const [ana, ben] = await two();
  const { conversationId } = await write(ana, { recipientId: ben, content: 'One' });
  await write(ana, { conversationId, content: 'Two' });
  await write(ana, { conversationId, content: 'Three' });
  expect(await app.status(ana, 'sendMessage', { body: { conversationId, content: 'Four' } })).toBe(409);
  expect(await list(ben)).toEqual([]);
  expect(await list(ben, { box: 'requests' })).toMatchObject([{ content: 'Three', state: 'request' }]);
  expect(await unread(ben)).toEqual({ total: 0, conversations: 0, requests: 1 });
  await write(ben, { conversationId, content: 'Hello Ana' });
  expect(await list(ben)).toMatchObject([{ state: 'active' }]);
  expect((await write(ana, { conversationId, content: 'Four' })).seq).toBe(5);
});

test('a declined request looks to its sender as if nobody had answered', async () => {
  const [ana, ben] = await two();
  const { conversationId } = await write(ana, { recipientId: ben, content: 'Hello' });
  const seen = async () => {
    const { body } = await app.call<Conversation>(ana, 'getConversation', on(conversationId));
    return { mayWrite: body.mayWrite, whyNot: body.whyNot, people: body.people };
  };
  const before = await seen();
  await app.call(ben, 'answerRequest', { ...on(conversationId), body: { accept: false } });
  expect(await seen()).toEqual(before);
  expect(await app.status(ben, 'getConversation', on(conversationId))).toBe(404);
  await write(ana, { conversationId, content: 'Are you there?' });
  expect(await unread(ben)).toEqual({ total: 0, conversations: 0, requests: 0 });
  expect(await list(ben, { box: 'requests' })).toEqual([]);
});

test('somebody is asked one time: declined or not answered, no group, no supporter and no new try passes it', async () => {
  const [ana, ben] = await two();
  const kim = await app.addMember({ name: 'Kim' });
  await app.call(kim, 'follow', on(ana));
  const refusal = async (operation: string, input: object) => {
    try {
      await app.call(ana, operation, input);
      return 'done';
    } catch (error) {
      return (error as { problem: { status: number; detail: string } }).problem;
    }
  };
  const groupOf = (...memberIds: number[]) => ({ body: { title: 'Walks', memberIds } });
  const waiting = { status: 409, detail: 'Wait until Ben has answered. They haven’t agreed to talk yet.' };
  const everyWay = async (group: number) => [
    await refusal('createGroup', groupOf(ben)),
    await refusal('createGroup', groupOf(kim, ben)),
    await refusal('addPeople', { ...on(group), body: { memberIds: [ben] } }),
    await refusal('inviteSupporter', { ...on(group), body: { userId: ben } }),
  ];
  const { body: known } = await app.call<Conversation>(ana, 'createGroup', groupOf(kim));
  const group = known.id ?? 0;
  const { conversationId } = await write(ana, { recipientId: ben, content: 'Hello' });
  const unanswered = await everyWay(group);
  expect(unanswered).toMatchObject([waiting, waiting, waiting, waiting]);
  await app.call(ben, 'answerRequest', { ...on(conversationId), body: { accept: false } });
  expect(await everyWay(group)).toEqual(unanswered);
  expect(await list(ben, { box: 'requests' })).toEqual([]);
  // Who follows them has agreed to be added.
  await app.call(ben, 'follow', on(ana));
  expect((await refusal('createGroup', groupOf(ben))) as unknown).toBe('done');
});

test('a group asks as a message does: taken out and added again, or written to, it stays one request', async () => {
  const [ana, ben] = await two();
  const { body } = await app.call<Conversation>(ana, 'createGroup', { body: { title: 'Walks', memberIds: [ben] } });
  const id = body.id ?? 0;
  for (const content of ['One', 'Two', 'Three']) await write(ana, { conversationId: id, content });
  expect(await app.status(ana, 'sendMessage', { body: { conversationId: id, content: 'Four' } })).toBe(409);
  expect((await app.call<Conversation>(ana, 'getConversation', on(id))).body).toMatchObject({
    mayWrite: false,
    whyNot: 'Wait until Ben has answered. They haven’t agreed to talk yet.',
  });
  expect(await app.status(ana, 'sendMessage', { body: { recipientId: ben, content: 'Hello' } })).toBe(409);
  await app.call(ana, 'removePerson', { params: { id, userId: ben } });
  expect(await app.status(ana, 'addPeople', { ...on(id), body: { memberIds: [ben] } })).toBe(409);
});

test('once they agree, both may write, and may ask again', async () => {
  const [ana, ben] = await two();
  const { body } = await app.call<Conversation>(ana, 'createGroup', { body: { title: 'Walks', memberIds: [ben] } });
  const id = body.id ?? 0;
  await app.call(ben, 'answerRequest', { ...on(id), body: { accept: true } });
  for (const content of ['One', 'Two', 'Three', 'Four']) await write(ana, { conversationId: id, content });
  expect(await app.status(ana, 'createGroup', { body: { title: 'Swims', memberIds: [ben] } })).toBe(201);
  const { body: another } = await app.call<Conversation>(ben, 'createGroup', {
    body: { title: 'Chess', memberIds: [ana] },
  });
  await write(ana, { conversationId: another.id, content: 'I am in.' });
  expect(await app.status(ben, 'createGroup', { body: { title: 'Go', memberIds: [ana] } })).toBe(201);
});

test('20 new people in a day, in groups too; who agreed is not new', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const people: number[] = [];
  for (let n = 0; n < 21; n += 1) people.push(await app.addMember());
  const [first = 0, second = 0, ...others] = people;
  const { conversationId } = await write(ana, { recipientId: first, content: 'Hello' });
  const group = (memberIds: number[]) => app.status(ana, 'createGroup', { body: { title: 'Walks', memberIds } });
  expect(await group(others)).toBe(201);
  expect(await group([second])).toBe(409);
  expect(await app.status(ana, 'sendMessage', { body: { recipientId: second, content: 'Hello' } })).toBe(409);
  await app.call(first, 'answerRequest', { ...on(conversationId), body: { accept: true } });
  expect(await group([second])).toBe(201);
});

test('who takes messages of people they follow alone is not written to by others', async () => {
  const [ana, ben] = await two();
  await app.call(ben, 'saveMessageSettings', { body: { newPeople: 'followed' } });
  expect(await app.status(ana, 'sendMessage', { body: { recipientId: ben, content: 'Hello' } })).toBe(403);
  const { body } = await app.call<Conversation>(ana, 'getConversationWith', { params: { userId: ben } });
  expect(body).toMatchObject({ id: null, mayWrite: false });
  await app.call(ben, 'follow', on(ana));
  expect((await write(ana, { recipientId: ben, content: 'Hello' })).seq).toBe(1);
});

test('reading takes the count away, never goes back, and is shown to whoever shows theirs', async () => {
  const { ana, ben, conversationId } = await friends();
  for (const content of ['One', 'Two']) await write(ana, { conversationId, content });
  expect(await unread(ben)).toEqual({ total: 2, conversations: 1, requests: 0 });
  const mark = (seq: number) => app.call(ben, 'markConversationRead', { ...on(conversationId), body: { seq } });
  expect((await mark(3)).body).toEqual({ readSeq: 3, unread: 0 });
  expect((await mark(1)).body).toEqual({ readSeq: 3, unread: 0 });
  expect((await mark(99)).body).toEqual({ readSeq: 3, unread: 0 });
  const readOf = async () => {
    const { body } = await app.call<Conversation>(ana, 'getConversation', on(conversationId));
    return body.people.find(({ id }) => id === ben)?.readSeq;
  };
  expect(await readOf()).toBe(3);
  await app.call(ana, 'saveMessageSettings', { body: { readReceipts: false } });
  expect(await readOf()).toBeNull();
});

test('changes since a number are new messages, other words, marks and what was deleted, each as it is now', async () => {
  const { ana, ben, conversationId } = await friends();
  const one = await write(ana, { conversationId, content: 'One' });
  const two = await write(ana, { conversationId, content: 'Two' });
  const since = async (number: number) =>
    (
      await app.call<{ messages: Message[]; change: number; more: boolean }>(ben, 'listMessageChanges', {
        ...on(conversationId),
        query: { since: number },
      })
    ).body;
  const { change } = await since(0);
  await app.call(ana, 'editMessage', { ...on(one.id), body: { content: 'One, or two', change: one.change } });
  await app.call(ben, 'reactToMessage', { ...on(one.id), body: { mark: '👍' } });
  await app.call(ana, 'deleteMessage', { ...on(two.id), query: { for: 'everyone' } });
  const news = await since(change);
  expect(news.messages).toMatchObject([
    {
      id: one.id,
      content: 'One, or two',
      editedAt: expect.any(String),
      reactions: [{ mark: '👍', count: 1, byMe: true }],
    },
    { id: two.id, content: '', deleted: true },
  ]);
  expect(await since(news.change)).toEqual({ messages: [], change: news.change, more: false });
  const stale = { ...on(one.id), body: { content: 'Late', change: one.change } };
  expect(await app.status(ana, 'editMessage', stale)).toBe(409);
});

test('deleted for oneself is gone for oneself alone, and comes back', async () => {
  const { ana, ben, conversationId } = await friends();
  const { id } = await write(ana, { conversationId, content: 'Look' });
  await app.call(ben, 'deleteMessage', on(id));
  expect((await between(ben, ana)).map(({ content }) => content)).toEqual(['Hello']);
  expect(await between(ana, ben)).toHaveLength(2);
  await app.call(ben, 'restoreMessage', on(id));
  expect(await between(ben, ana)).toHaveLength(2);
  await app.call(ben, 'clearConversation', on(conversationId));
  expect(await between(ben, ana)).toEqual([]);
  expect(await list(ben)).toEqual([]);
  await write(ana, { conversationId, content: 'And on' });
  expect((await between(ben, ana)).map(({ content }) => content)).toEqual(['And on']);
});

test('after a day a message is changed and deleted for everybody no more', async () => {
  const { ana, conversationId } = await friends();
  const { id, change } = await write(ana, { conversationId, content: 'Old' });
  await app.database.query('', `update messages set created_at = now() - interval '25 hours' where id = $1`, [id]);
  expect(await app.status(ana, 'editMessage', { ...on(id), body: { content: 'New', change } })).toBe(409);
  expect(await app.status(ana, 'deleteMessage', { ...on(id), query: { for: 'everyone' } })).toBe(409);
  expect(await app.status(ana, 'deleteMessage', on(id))).toBe(204);
});

test('an answer shows the beginning of what it answers, and not what one could not read', async () => {
  const { ana, ben, conversationId } = await friends();
  const { id } = await write(ana, { conversationId, content: 'Shall we meet on Tuesday?' });
  const reply = await write(ben, { conversationId, content: 'Yes', replyToId: id });
  expect(reply.replyTo).toMatchObject({ id, name: 'Ana', content: 'Shall we meet on Tuesday?' });
  const elsewhere = await friends();
  const foreign = { conversationId: elsewhere.conversationId, content: 'Yes', replyToId: id };
  expect(await app.status(elsewhere.ana, 'sendMessage', { body: foreign })).toBe(400);
});

test('search finds by the beginning of words, without capitals and accents, in one’s own conversations alone', async () => {
  const { ana, ben, conversationId } = await friends();
  const kim = await app.addMember();
  for (const content of ['The café has a ramp', 'Libraries are quiet', 'Nothing of it']) {
    await write(ana, { conversationId, content });
  }
  const found = async (as: number, q: string, more = {}) =>
    (await app.call<Message[]>(as, 'searchMessages', { query: { q, ...more } })).body.map(({ content }) => content);
  expect(await found(ben, 'CAFE ramp')).toEqual(['The café has a ramp']);
  expect(await found(ben, 'librar')).toEqual(['Libraries are quiet']);
  expect(await found(ben, 'ramp quiet')).toEqual([]);
  expect(await found(kim, 'ramp')).toEqual([]);
  expect(await found(ana, 'ramp', { conversationId: 99_999 })).toEqual([]);
});

test('a group: who follows is in it at once, others are asked; each sees what is written from then on', async () => {
  const { ana, ben } = await friends();
  const kim = await app.addMember({ name: 'Kim' });
  const { body: group } = await app.call<Conversation>(ana, 'createGroup', {
    body: { title: 'Tuesday walks', memberIds: [ben] },
  });
  expect(group).toMatchObject({ kind: 'group', title: 'Tuesday walks', peopleCount: 2, role: 'owner' });
  const id = group.id ?? 0;
  await write(ana, { conversationId: id, content: 'Before Kim' });
  await app.call(ana, 'addPeople', { ...on(id), body: { memberIds: [kim] } });
  await write(ben, { conversationId: id, content: 'Hello Kim' });
  const messages = async (as: number) =>
    (await app.call<Message[]>(as, 'listConversationMessages', on(id))).body.map(
      ({ content, system }) => system?.what ?? content,
    );
  expect(await messages(ben)).toEqual(['created', 'Before Kim', 'added', 'Hello Kim']);
  expect(await messages(kim)).toEqual(['added', 'Hello Kim']);
  expect(await list(kim, { box: 'requests', groups: 'true' })).toMatchObject([{ title: 'Tuesday walks' }]);
  expect(await app.status(ben, 'addPeople', { ...on(id), body: { memberIds: [kim] } })).toBe(403);
  await app.call(ana, 'removePerson', { params: { id, userId: ana } });
  expect((await app.call<Conversation>(ben, 'getConversation', on(id))).body.role).toBe('owner');
  expect(await app.status(ana, 'getConversation', on(id))).toBe(404);
});

test('in a group, what someone behind a block writes is not counted as unread', async () => {
  const { ana, ben } = await friends();
  const kim = await app.addMember({ name: 'Kim' });
  await app.call(kim, 'follow', on(ana));
  const { body: group } = await app.call<Conversation>(ana, 'createGroup', {
    body: { title: 'Walks', memberIds: [ben, kim] },
  });
  const id = group.id ?? 0;
  const read = async (seq: number) => (await app.call(ben, 'markConversationRead', { ...on(id), body: { seq } })).body;
  const row = async () => (await list(ben, { groups: 'true' })).find((one) => one.id === id);
  await read(group.lastSeq);
  await app.call(ben, 'block', on(kim));
  await write(kim, { conversationId: id, content: 'One' });
  await write(kim, { conversationId: id, content: 'Two' });
  expect(await unread(ben)).toEqual({ total: 0, conversations: 0, requests: 0 });
  expect(await row()).toMatchObject({ isRead: true, unread: 0 });
  const last = await write(ana, { conversationId: id, content: 'Three' });
  expect(await unread(ben)).toEqual({ total: 1, conversations: 1, requests: 0 });
  expect(await row()).toMatchObject({ isRead: false, unread: 1 });
  expect(await read(last.seq - 2)).toEqual({ readSeq: last.seq - 2, unread: 1 });
  expect(await read(last.seq)).toEqual({ readSeq: last.seq, unread: 0 });
  await app.call(ben, 'unblock', on(kim));
  await write(kim, { conversationId: id, content: 'Four' });
  expect(await unread(ben)).toEqual({ total: 1, conversations: 1, requests: 0 });
});

test('in a group, what somebody behind a block wrote is missing for every call that names it, and its words are in no answer', async () => {
  const [ana, ben] = await two();
  const kim = await app.addMember({ name: 'Kim' });
  for (const one of [ana, ben]) await app.call(one, 'follow', on(kim));
  const { body: group } = await app.call<Conversation>(kim, 'createGroup', {
    body: { title: 'Walks', memberIds: [ana, ben] },
  });
  const written = new Map<number, Message>();
  for (const one of [ana, ben]) {
    written.set(one, await write(one, { conversationId: group.id, content: `Words of ${one}` }));
  }
  await app.call(ana, 'deleteMessage', { ...on(written.get(ben)?.id ?? 0), query: { for: 'me' } });
  await app.call(ana, 'block', on(ben));
  for (const [me, other] of [
    [ana, ben],
    [ben, ana],
  ] as const) {
    const { id, change } = written.get(other) as Message;
    const asked = await Promise.all([
      app.status(me, 'reactToMessage', { ...on(id), body: { mark: '👍' } }),
      app.status(me, 'restoreMessage', on(id)),
      app.status(me, 'deleteMessage', { ...on(id), query: { for: 'me' } }),
      app.status(me, 'editMessage', { ...on(id), body: { content: 'Other words', change } }),
    ]);
    expect(asked).toEqual([404, 404, 404, 404]);
    const reply = { conversationId: group.id, content: 'To that', replyToId: id };
    expect(await app.status(me, 'sendMessage', { body: reply })).toBe(400);
    expect(await app.status(me, 'reactToMessage', { ...on(written.get(me)?.id ?? 0), body: { mark: '👍' } })).toBe(200);
  }
});

test('the list has conversations of two, each with its other user; groups come to those who ask for them', async () => {
  const { ana, ben, conversationId } = await friends();
  const { body: group } = await app.call<Conversation>(ana, 'createGroup', {
    body: { title: 'Walks', memberIds: [ben] },
  });
  await write(ana, { conversationId: group.id, content: 'On Sunday?' });
  expect(await list(ana)).toMatchObject([{ id: conversationId, kind: 'direct', otherUser: { id: ben } }]);
  expect(await list(ana, { groups: 'true' })).toMatchObject([
    { id: group.id, kind: 'group', otherUser: null },
    { id: conversationId, otherUser: { id: ben } },
  ]);
  await app.database.query('gone', 'update conversations set low_id = null where id = $1 and low_id = $2', [
    conversationId,
    ben,
  ]);
  await app.database.query('gone-too', 'update conversations set high_id = null where id = $1 and high_id = $2', [
    conversationId,
    ben,
  ]);
  expect(await list(ana)).toEqual([]);
  expect(await list(ana, { groups: 'true' })).toHaveLength(2);
});

test('a supporter reads from then on, is seen by all, and either of the two can end it', async () => {
  const { ana, ben, conversationId } = await friends();
  const sam = await app.addMember({ name: 'Sam' });
  await app.call(sam, 'follow', on(ana));
  await app.call(ana, 'inviteSupporter', { ...on(conversationId), body: { userId: sam } });
  await write(ben, { conversationId, content: 'Hello Sam' });
  const { body } = await app.call<Message[]>(sam, 'listConversationMessages', on(conversationId));
  expect(body.map(({ content, system }) => system?.what ?? content)).toEqual(['supporter', 'Hello Sam']);
  const seen = (await app.call<Conversation>(ben, 'getConversation', on(conversationId))).body.people;
  expect(seen.find(({ id }) => id === sam)).toMatchObject({ role: 'supporter', supports: ana });
  await app.call(ben, 'removePerson', { params: { id: conversationId, userId: sam } });
  expect(await app.status(sam, 'getConversation', on(conversationId))).toBe(404);
  expect(await app.status(sam, 'inviteSupporter', { ...on(conversationId), body: { userId: ana } })).toBe(404);
});

test('muted conversations are not counted; archived ones come back with the next message', async () => {
  const { ana, ben, conversationId } = await friends();
  const keep = (body: object) => app.call(ben, 'keepConversation', { ...on(conversationId), body });
  await keep({ archived: true });
  expect(await list(ben)).toEqual([]);
  expect(await list(ben, { box: 'archived' })).toHaveLength(1);
  await write(ana, { conversationId, content: 'Hello again' });
  expect(await list(ben)).toHaveLength(1);
  await keep({ mutedUntil: '2999-01-01T00:00:00.000Z' });
  expect((await unread(ben)).total).toBe(0);
  await keep({ mutedUntil: null });
  expect((await unread(ben)).total).toBe(1);
});

test('a reported message goes to the moderators with those before it, and nobody else’s', async () => {
  const { ana, ben, conversationId } = await friends();
  const kim = await app.addMember();
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  const { id } = await write(ana, { conversationId, content: 'Give me your bank details' });
  await write(ana, { conversationId, content: 'Please' });
  const report = (reporterId: number) => ({
    body: { reporterId, reportedUserId: ana, contentType: 'message', contentId: id, reason: 'harassment' },
  });
  expect(await app.status(kim, 'createReport', report(kim))).toBe(404);
  await app.call(ben, 'createReport', report(ben));
  const { body } = await app.call<{ contentType: string; messages: { content: string; name: string }[] }[]>(
    moderator,
    'listReports',
  );
  expect(body.find(({ contentType }) => contentType === 'message')?.messages).toMatchObject([
    { name: 'Ana', content: 'Hello' },
    { name: 'Ana', content: 'Give me your bank details' },
  ]);
  const [stored] = await app.database.query<{ evidence: string }>(
    '',
    'select evidence from reports where content_id = $1',
    [id],
  );
  expect(holds(stored?.evidence ?? '', 'your bank details')).toBe(false);
});

test('the pace card is part of “How to talk with me”, for the same readers', async () => {
  const [ana, ben] = await two();
  await app.call(ana, 'saveMessageSettings', { body: { pace: 'Text only, please.' } });
  const paceFor = async (reader: number, query = {}) =>
    (await app.call<{ paceCard: string }>(reader, 'getUser', { ...on(ana), query })).body.paceCard;
  expect([await paceFor(ana), await paceFor(ben)]).toEqual(['Text only, please.', 'Text only, please.']);
  const body = { audiences: { howToTalk: 'followers' } };
  await app.call(ana, 'updateProfile', { params: { userId: ana }, body });
  expect(await paceFor(ben)).toBe('');
  expect([await paceFor(ana, { as: 'stranger' }), await paceFor(ana, { as: 'follower' })]).toEqual([
    '',
    'Text only, please.',
  ]);
});

test('someone asked into a group reads it, and takes part once they have accepted', async () => {
  const { ana, ben } = await friends();
  const kim = await app.addMember({ name: 'Kim' });
  const body = { title: 'Walks', memberIds: [ben, kim] };
  const id = (await app.call<Conversation>(ana, 'createGroup', { body })).body.id ?? 0;
  const say = async (more: object) =>
    (await app.call<Message>(ana, 'sendMessage', { body: { conversationId: id, ...more } })).body;
  const closesAt = new Date(Date.now() + 86_400_000).toISOString();
  const poll = (await app.call<{ id: number }>(ana, 'createPoll', { body: { count: 2, closesAt } })).body.id;
  const options = ['Wednesday', 'Sunday'];
  await say({ content: 'When?', type: 'poll', poll: { id: poll, options } });
  const shared = await say({ content: 'To bring', type: 'list', list: { items: ['Cups'] } });
  const file = (await app.call<{ id: number }>(ana, 'uploadVoiceNote', { upload: silence() })).body.id;
  await say({ content: '', type: 'voice', media: [{ id: file }] });
  const item = shared.list?.[0]?.id ?? 0;
  const tries = [
    ['votePoll', { ...on(poll), body: { options: [1] } }, 404],
    ['addListItem', { ...on(shared.id), body: { text: 'Cake' } }, 409],
    ['tickListItem', { ...on(item), body: { done: true } }, 409],
    ['writeTranscript', { ...on(file), body: { transcript: 'See you there' } }, 409],
    ['reactToMessage', { ...on(shared.id), body: { mark: '👍' } }, 409],
  ] as const;
  const all = async () => (await app.call<Message[]>(ana, 'listConversationMessages', on(id))).body;
  const before = await all();
  for (const [name, input, refused] of tries) expect(await app.status(kim, name, input), name).toBe(refused);
  expect(await all()).toEqual(before);
  await app.call(kim, 'answerRequest', { ...on(id), body: { accept: true } });
  for (const [name, input] of tries) expect(await app.status(kim, name, input), name).toBeLessThan(300);
});

test('a poll in a group: its words are sealed, votes reach everyone as a change, and it cannot be reworded', async () => {
  const { ana, ben } = await friends();
  const { body: group } = await app.call<Conversation>(ana, 'createGroup', {
    body: { title: 'Walks', memberIds: [ben] },
  });
  const id = group.id ?? 0;
  const closesAt = new Date(Date.now() + 86_400_000).toISOString();
  const make = async (count: number) =>
    (await app.call<{ id: number }>(ana, 'createPoll', { body: { count, closesAt } })).body.id;
  const options = ['Wednesday evening', 'Sunday morning'];
  const send = (poll: object, to: object = { conversationId: id }) =>
    ({ body: { ...to, content: 'When do we walk?', type: 'poll', poll } }) as const;
  const pollId = await make(2);
  const sent = (await app.call<Message>(ana, 'sendMessage', send({ id: pollId, options }))).body;
  expect(sent).toMatchObject({ type: 'poll', content: 'When do we walk?' });
  expect(sent.poll?.options.map(({ text }) => text)).toEqual(options);
  await app.call(ben, 'votePoll', { ...on(pollId), body: { options: [2] } });
  const since = (as: number) =>
    app.call<{ messages: Message[] }>(as, 'listMessageChanges', { ...on(id), query: { since: sent.change } });
  const [changed] = (await since(ana)).body.messages;
  expect(changed?.poll).toMatchObject({ voters: 1, voted: false, options: [{ votes: 0 }, { votes: 1, mine: false }] });
  const [row] = await app.database.query<{ text: string }>(
    '',
    `select coalesce(string_agg(text, ' '), '') as text from poll_options where poll_id = $1`,
    [pollId],
  );
  expect(holds(row?.text ?? '', 'Wednesday evening')).toBe(false);
  expect((await list(ben, { groups: 'true' })).find((one) => one.id === id)?.content).toBe('Poll: When do we walk?');
  const found = (await app.call<Message[]>(ben, 'searchMessages', { query: { q: 'Wednesday' } })).body;
  expect(found.map((one) => one.id)).toEqual([sent.id]);
  const edit = { ...on(sent.id), body: { content: 'Shall we swim?', change: changed?.change ?? 0 } };
  expect(await app.status(ana, 'editMessage', edit)).toBe(409);

  const refused = async (input: { readonly body: object }) => {
    const error: unknown = await app.call(ana, 'sendMessage', input).catch((thrown: unknown) => thrown);
    return (error as { problem: { errors?: { field: string }[] } }).problem.errors?.map(({ field }) => field);
  };
  expect(await refused(send({ id: pollId, options }))).toEqual(['poll']);
  expect(await refused(send({ id: await make(3), options }))).toEqual(['poll']);
  expect(await refused(send({ id: await make(2), options: ['Now', 'now '] }))).toEqual(['poll.options.1']);
  expect(await refused(send({ id: await make(2), options }, { recipientId: ben }))).toEqual(['poll']);

  const outside = await app.addMember();
  expect(await app.status(outside, 'votePoll', { ...on(pollId), body: { options: [1] } })).toBe(404);
  await app.call(ana, 'deleteMessage', { ...on(sent.id), query: { for: 'everyone' } });
  expect(await app.status(ben, 'votePoll', { ...on(pollId), body: { options: [1] } })).toBe(404);
});
