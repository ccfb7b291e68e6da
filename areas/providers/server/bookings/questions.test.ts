import { expect, test } from 'vitest';
import type { Booking } from '#areas/bookings/contract.ts';
import type { ConversationEntry, Message } from '#areas/messages/contract.ts';
import type { TestApp } from '#platform/server/testing/app.ts';
import type { ListingTeam, Provider } from '../../contract.ts';
import { eachWithListing } from '../testing/bookable.ts';
import { ask, at, does, testNow, why } from '../testing/booking.ts';
import { publish } from '../testing/published.ts';
import { measureAll } from './replies.ts';

let app: TestApp;
let admin: number;
let owner: number;
let guest: number;
let provider: Provider;

eachWithListing({ workers: [{}] }, (made) => {
  ({ app, admin, owner, guest, provider } = made);
});

const write = async (as: number, body: object, id = provider.id) =>
  (await app.call<{ conversationId: number }>(as, 'askProvider', { params: { id }, body })).body.conversationId;
const messages = async (as: number, id: number) =>
  (await app.call<Message[]>(as, 'listConversationMessages', { params: { id } })).body
    .filter(({ type }) => type === 'text')
    .map(({ content }) => content);
const entries = async (as: number) =>
  (await app.call<ConversationEntry[]>(as, 'listConversations', { params: { userId: as }, query: { groups: 'true' } }))
    .body;
const profile = async (as = guest) =>
  (await app.call<Provider>(as, 'getProvider', { params: { id: provider.id } })).body;

test('PROVIDER-13: what is written reaches the provider, and is among the messages of both', async () => {
  const id = await write(guest, { content: 'Do you have room on Mondays?' });
  expect(await messages(owner, id)).toEqual(['Do you have room on Mondays?']);
  expect((await entries(guest)).map(({ title, context }) => [title, context?.href])).toEqual([
    ['Wattle Street Supports', `/ndis-providers/${provider.id}`],
  ]);
  expect((await entries(owner)).map(({ title }) => title)).toEqual(['Gil to Wattle Street Supports']);
  expect(await write(guest, { content: 'Or Tuesdays?' })).toBe(id);
  expect(await messages(guest, id)).toHaveLength(2);
  expect(await why(write(guest, { content: '   ' }))).toMatch(/^400 content/);
});

test('PROVIDER-22: a question about a service names it', async () => {
  const [service] = provider.services;
  const id = await write(guest, { content: 'Do you come at seven?', serviceId: service?.id });
  expect(await messages(owner, id)).toEqual(['About Self-care, weekday:\n\nDo you come at seven?']);
  const other = await publish(app, await app.addMember(), admin);
  expect(await why(write(guest, { content: 'And this?', serviceId: other.services[0]?.id }))).toBe(
    '400 serviceId: This service is no longer offered.',
  );
});

test('no one writes to their own listing', async () => {
  expect(await why(write(owner, { content: 'Hello' }))).toBe('403 This listing is yours.');
  expect((await profile(owner)).whyNotAsked).toBe('This listing is yours.');
});

test('a booking leads both to the conversation of the guest with the provider', async () => {
  const made = await ask(app, guest, provider.services[0]?.id ?? 0, at(9, '10:00'));
  expect(made.conversationId).toBeNull();
  const id = await write(guest, { content: 'Where do we meet?' });
  for (const as of [guest, owner]) {
    expect((await app.call<Booking>(as, 'getBooking', { params: { id: made.id } })).body.conversationId).toBe(id);
  }
});

test('the reply time is the middle of at least three first answers, and nothing before', async () => {
  const reply = async (as: number, minutes: number) => {
    app.setNow(testNow);
    const conversationId = await write(as, { content: 'Hello' });
    app.setNow(new Date(testNow.getTime() + minutes * 60_000));
    await app.call(owner, 'sendMessage', { body: { conversationId, content: 'Hello to you' } });
    await app.app.jobs.runNow('providers.measure-replies');
  };
  await reply(guest, 10);
  await reply(await app.addMember(), 90);
  expect((await profile()).replyMinutes).toBeNull();
  // A request for a time counts as well; a second answer changes nothing.
  app.setNow(testNow);
  // So does a series, as one: four of 60 minutes would keep the middle there.
  const others = [at(16, '10:00'), at(23, '10:00'), at(30, '10:00')];
  const made = await ask(app, guest, provider.services[0]?.id ?? 0, at(9, '10:00'), { others });
  app.setNow(new Date(testNow.getTime() + 60 * 60_000));
  await does(app, owner, 'acceptBooking', made, { all: true });
  expect((await profile()).replyMinutes).toBe(60);
  await reply(await app.addMember(), 70);
  expect((await profile()).replyMinutes).toBe(65);
});

test('when a listing gets another owner, open bookings go on with them, and a new conversation begins', async () => {
  const heir = await app.addMember({ name: 'Hera' });
  const { username } = (await app.call<{ member: { username: string } }>(heir, 'getSession')).body.member;
  const params = { id: provider.id };
  const made = await ask(app, guest, provider.services[0]?.id ?? 0, at(9, '10:00'));
  const before = await write(guest, { content: 'Hello' });
  // Behind a block neither would see what goes on: it ends.
  const third = await app.addMember({ name: 'Tess' });
  const apart = await ask(app, third, provider.services[0]?.id ?? 0, at(9, '14:00'));
  await app.call(third, 'block', { params: { id: heir } });
  await app.call(owner, 'inviteProviderMember', { params, body: { username, role: 'manager' } });
  await app.call(heir, 'acceptProviderInvitation', { params });
  const { members } = (await app.call<ListingTeam>(owner, 'getProviderTeam', { params })).body;
  const no = members.find(({ person }) => person?.id === heir)?.no ?? 0;
  await app.call(owner, 'offerProvider', { params, body: { no } });
  await app.call(heir, 'acceptProviderOffer', { params });
  await app.settle();
  // The owner before stays as a manager, and answers as one.
  const { body: left } = await app.call<Booking>(owner, 'getBooking', { params: { id: made.id } });
  expect([left.host?.id, left.isHelper]).toEqual([heir, true]);
  expect((await does(app, heir, 'acceptBooking', made)).status).toBe('accepted');
  const rows = await app.database.query<{ status: string }>('', 'select status from bookings where id = $1::int', [
    apart.id,
  ]);
  expect(rows).toEqual([{ status: 'cancelled' }]);
  const after = await write(guest, { content: 'Hello again' });
  expect(after).not.toBe(before);
  expect(await messages(heir, after)).toEqual(['Hello again']);
  expect(await why(app.call(owner, 'sendMessage', { body: { conversationId: before, content: 'Still here' } }))).toBe(
    '409 This conversation has ended. You can still read it.',
  );
});

test('every answer is measured, however many wait after it', async () => {
  const guests = [guest, await app.addMember(), await app.addMember(), await app.addMember()];
  const talks = [];
  for (const one of guests) talks.push(await write(one, { content: 'Hello' }));
  app.setNow(new Date(testNow.getTime() + 30 * 60_000));
  // The first who wrote are answered; the last one waits on.
  for (const conversationId of talks.slice(0, 3)) {
    await app.call(owner, 'sendMessage', { body: { conversationId, content: 'Hello to you' } });
  }
  const now = new Date(testNow.getTime() + 40 * 60_000);
  await measureAll({ query: app.database.query, services: app.app.services, now }, 2);
  expect((await profile()).replyMinutes).toBe(30);
});
