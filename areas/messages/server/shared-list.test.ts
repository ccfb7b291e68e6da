import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import type { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { everyRow, holds } from '#platform/server/testing/stored.ts';
import type { Conversation, Message } from '../contract.ts';
import { limits } from '../pure/limits.ts';

let app: TestApp;
let ana: number;
let ben: number;
let kim: number;
let group: number;

const on = (id: number) => ({ params: { id } });

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
  kim = await app.addMember({ name: 'Kim' });
  for (const one of [ben, kim]) await app.call(one, 'follow', on(ana));
  const body = { title: 'Picnic', memberIds: [ben, kim] };
  group = (await app.call<Conversation>(ana, 'createGroup', { body })).body.id ?? 0;
});
afterAll(() => app.close());

const begin = async (items: string[] = ['A blanket']) => {
  const body = { conversationId: group, content: 'To bring', type: 'list', list: { items } };
  return (await app.call<Message>(ana, 'sendMessage', { body })).body;
};
const add = async (as: number, list: Message, text: string) =>
  (await app.call<Message>(as, 'addListItem', { ...on(list.id), body: { text } })).body;
const tick = async (as: number, id: number, done = true) =>
  (await app.call<Message>(as, 'tickListItem', { ...on(id), body: { done } })).body;
const seen = async (as: number, { id }: Message) =>
  (await app.call<Message[]>(as, 'listConversationMessages', on(group))).body
    .find((message) => message.id === id)
    ?.list?.map(({ text, done }) => (done ? `${text} ✓` : text));
const idOf = ({ list }: Message, text: string) => list?.find((item) => item.text === text)?.id ?? 0;

test('everyone in the group adds to it and ticks; each sees it in the same order', async () => {
  const list = await begin();
  expect(list).toMatchObject({ type: 'list', content: 'To bring' });
  expect(list.list).toMatchObject([{ text: 'A blanket', done: false, mine: true }]);
  const longer = await add(ben, list, '  Cake ');
  expect(longer.list).toMatchObject([
    { text: 'A blanket', mine: false },
    { text: 'Cake', mine: true },
  ]);
  expect(longer.change).toBeGreaterThan(list.change);
  const cake = idOf(longer, 'Cake');
  const ticked = await tick(kim, cake);
  expect(await seen(ana, list)).toEqual(['A blanket', 'Cake ✓']);
  expect((await tick(kim, cake)).change).toBe(ticked.change);
  await tick(ana, cake, false);
  expect(await seen(kim, list)).toEqual(['A blanket', 'Cake']);
});

test('an item goes by who added it, or by who began the list', async () => {
  const list = await begin(['Plates', 'Cups']);
  const longer = await add(ben, list, 'Cake');
  expect(await app.status(kim, 'removeListItem', on(idOf(longer, 'Cake')))).toBe(403);
  expect(await app.status(ben, 'removeListItem', on(idOf(longer, 'Cups')))).toBe(403);
  await app.call(ben, 'removeListItem', on(idOf(longer, 'Cake')));
  await app.call(ana, 'removeListItem', on(idOf(longer, 'Plates')));
  expect(await seen(ben, list)).toEqual(['Cups']);
});

test('an item that was removed comes back to its place with its tick, for a day', async () => {
  const list = await begin(['Plates', 'Cups', 'Forks']);
  const cups = idOf(list, 'Cups');
  await tick(ben, cups);
  const found = async () => (await app.call<Message[]>(ben, 'searchMessages', { query: { q: 'cups' } })).body.length;
  const was = await found();
  await app.call(ana, 'removeListItem', on(cups));
  expect(await seen(ben, list)).toEqual(['Plates', 'Forks']);
  expect(await found()).toBe(was - 1);
  expect(await app.status(ben, 'tickListItem', { ...on(cups), body: { done: false } })).toBe(404);
  expect(await app.status(ben, 'restoreListItem', on(cups))).toBe(403);
  await app.call(ana, 'restoreListItem', on(cups));
  expect(await seen(kim, list)).toEqual(['Plates', 'Cups ✓', 'Forks']);
  expect(await found()).toBe(was);
  await app.call(ana, 'removeListItem', on(cups));
  app.setNow(new Date(Date.now() + 25 * 3_600_000));
  await app.app.jobs.runNow('messages.sweep-media');
  app.setNow(new Date());
  expect(await app.status(ana, 'restoreListItem', on(cups))).toBe(404);
});

test('a list is found by its items as long as they are there, and by its title when that was changed', async () => {
  const list = await begin(['Lamingtons']);
  const found = async (as: number, q: string) =>
    (await app.call<Message[]>(as, 'searchMessages', { query: { q } })).body.map(({ id }) => id);
  expect(await found(kim, 'lamingtons')).toEqual([list.id]);
  const longer = await add(ben, list, 'Pavlova');
  expect(await found(kim, 'pavlova')).toEqual([list.id]);
  await app.call(ana, 'editMessage', { ...on(list.id), body: { content: 'Dessert', change: longer.change } });
  for (const q of ['dessert', 'pavlova', 'lamingtons']) expect(await found(kim, q), q).toEqual([list.id]);
  await app.call(kim, 'block', on(ben));
  expect(await found(kim, 'pavlova')).toEqual([]);
  await app.call(kim, 'unblock', on(ben));
  await app.call(ben, 'removeListItem', on(idOf(longer, 'Pavlova')));
  expect(await found(kim, 'pavlova')).toEqual([]);
});

test('what someone behind a block added is not there, and cannot be ticked', async () => {
  const list = await begin([]);
  const item = idOf(await add(ben, list, 'Cake'), 'Cake');
  await app.call(kim, 'block', on(ben));
  expect(await seen(kim, list)).toEqual([]);
  expect(await app.status(kim, 'tickListItem', { ...on(item), body: { done: true } })).toBe(404);
  expect(await seen(ana, list)).toEqual(['Cake']);
  await app.call(kim, 'unblock', on(ben));
});

test('its words are sealed; deleted for everyone, nothing of it is left', async () => {
  const list = await begin(['A wombat costume']);
  const text = await everyRow(app);
  expect([holds(text, 'A wombat costume'), holds(text, 'To bring')]).toEqual([false, false]);
  await app.call(ana, 'deleteMessage', { ...on(list.id), query: { for: 'everyone' } });
  const rows = await app.database.query('', 'select id from message_list_items where message_id = $1', [list.id]);
  expect(rows).toEqual([]);
  expect(await app.status(ben, 'addListItem', { ...on(list.id), body: { text: 'Late' } })).toBe(404);
});

test('outsiders, blank words, too many items, and a list where no one has agreed to talk', async () => {
  const list = await begin([]);
  const outside = await app.addMember();
  expect(await app.status(outside, 'addListItem', { ...on(list.id), body: { text: 'Hello' } })).toBe(404);
  expect(await app.status(ben, 'addListItem', { ...on(list.id), body: { text: ' ' } })).toBe(400);
  for (let n = 0; n < limits.listItems; n += 1) await add(ben, list, `Item ${n}`);
  const refusal = async (as: number, id: number) => {
    const call = app.call(as, 'addListItem', { ...on(id), body: { text: 'One more' } });
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    return (error as ProblemError).problem;
  };
  expect(await refusal(ben, list.id)).toMatchObject({
    status: 409,
    detail: 'A list has at most 50 items. Remove one first, or start a new list.',
  });
  const body = { title: 'Strangers', memberIds: [outside] };
  const { id } = (await app.call<Conversation>(ana, 'createGroup', { body })).body;
  const asked = { conversationId: id, content: 'To bring', type: 'list', list: { items: [] } };
  const first = (await app.call<Message>(ana, 'sendMessage', { body: asked })).body;
  expect(await refusal(ana, first.id)).toMatchObject({
    status: 409,
    detail: 'Wait until someone in this group has agreed to talk.',
  });
  const text = { body: { ...asked, conversationId: undefined, recipientId: ben } };
  expect(await app.status(ana, 'sendMessage', text)).toBe(400);
});
