import { afterAll, beforeAll, expect, test } from 'vitest';
import { agree } from '#areas/consents/server/testing/agree.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Conversation, ConversationEntry, Message } from '../contract.ts';
import { seen } from './signals.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const say = async (name: string, userId: number, content: object) => {
  const { query } = app.database;
  return app.app.registry.signals
    .get(name)
    ?.relay({ content: content as never, userId, query, services: app.app.services });
};
const settings = (as: number, body: object) => app.call(as, 'saveMessageSettings', { body });
const talk = async () => {
  const [ana, ben] = [await app.addMember(), await app.addMember()];
  const { body } = await app.call<Message>(ana, 'sendMessage', { body: { recipientId: ben, content: 'Hello' } });
  await app.call(ben, 'sendMessage', { body: { recipientId: ana, content: 'Hello' } });
  return { ana, ben, conversationId: body.conversationId };
};

test('typing reaches the other while both want it, and nobody outside', async () => {
  const { ana, ben, conversationId } = await talk();
  const typing = async (as: number) => (await say('typing', as, { conversationId, on: true }))?.to;
  expect(await typing(ana)).toEqual([ben]);
  expect(await typing(await app.addMember())).toEqual([]);
  await settings(ben, { typing: false });
  expect(await typing(ana)).toEqual([]);
  expect(await typing(ben)).toEqual([]);
  await settings(ben, { typing: true });
  await app.call(ben, 'block', { params: { id: ana } });
  expect(await typing(ana)).toEqual([]);
});

test('live text is seen once both have asked for it', async () => {
  const { ana, ben, conversationId } = await talk();
  const live = async (as: number) => (await say('liveText', as, { conversationId, text: 'Hel' }))?.to;
  expect(await live(ana)).toEqual([]);
  await settings(ana, { liveText: true });
  expect(await live(ana)).toEqual([]);
  await settings(ben, { liveText: true });
  expect(await live(ana)).toEqual([ben]);
  await app.call(ben, 'block', { params: { id: ana } });
  expect(await live(ana)).toEqual([]);
});

test('live text ends at once where one turns it off, and where a third person is there', async () => {
  const { ana, ben, conversationId } = await talk();
  const live = async (as: number) => (await say('liveText', as, { conversationId, text: 'Hel' }))?.to;
  const head = async (as: number) => {
    const { body } = await app.call<Conversation>(as, 'getConversation', { params: { id: conversationId } });
    return { liveText: body.liveText, liveTextOff: body.liveTextOff };
  };
  const keep = (as: number, liveText: boolean) =>
    app.call(as, 'keepConversation', { params: { id: conversationId }, body: { liveText } });
  for (const one of [ana, ben]) await settings(one, { liveText: true });
  expect([await head(ana), await head(ben)]).toEqual(Array(2).fill({ liveText: true, liveTextOff: false }));
  await keep(ben, false);
  expect([await live(ana), await live(ben)]).toEqual([[], []]);
  expect([await head(ana), await head(ben)]).toEqual([
    { liveText: false, liveTextOff: false },
    { liveText: false, liveTextOff: true },
  ]);
  await keep(ben, true);
  expect(await live(ana)).toEqual([ben]);
  const carer = await app.addMember();
  await settings(carer, { liveText: true });
  await app.call(ben, 'inviteSupporter', { params: { id: conversationId }, body: { userId: carer } });
  expect([await live(ana), await live(ben), await live(carer)]).toEqual([[], [], []]);
  expect((await head(ana)).liveText).toBe(false);
});

test('live text is of two people: never of a group, nor of somebody outside', async () => {
  const { ana, ben, conversationId } = await talk();
  const eve = await app.addMember();
  for (const one of [ana, ben, eve]) await settings(one, { liveText: true });
  expect((await say('liveText', eve, { conversationId, text: 'Hel' }))?.to).toEqual([]);
  await app.call(ben, 'follow', { params: { id: ana } });
  const { body } = await app.call<Conversation>(ana, 'createGroup', { body: { title: 'Two', memberIds: [ben] } });
  const inGroup = { conversationId: body.id ?? 0 };
  expect((await say('typing', ana, { ...inGroup, on: true }))?.to).toEqual([ben]);
  expect((await say('liveText', ana, { ...inGroup, text: 'Hel' }))?.to).toEqual([]);
});

test('when somebody was here is kept and shown only where both agree to it', async () => {
  const { ana, ben } = await talk();
  const { query } = app.database;
  const shown = async () => {
    await seen({ userId: ben, query });
    const { body } = await app.call<ConversationEntry[]>(ana, 'listConversations', { params: { userId: ana } });
    return body[0]?.lastSeenAt;
  };
  expect(await shown()).toBeNull();
  await agree(app, ben);
  expect(await shown()).toBeNull();
  await agree(app, ana);
  expect(await shown()).toEqual(expect.any(String));
});
