import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { callContent } from '#platform/contract/call.ts';
import { callSetup, callSignal } from './call.ts';

const room = z.string().regex(/^room-[a-z]$/);
const again = { kind: 'again', room: 'room-a', from: 'abcdefghijkl' } as const;

test.each([
  ['a name beside it', { userId: 7 }],
  ['an unknown kind', { kind: 'hello' }],
  ['a line that is too long', { kind: 'line', line: 1, text: 'x'.repeat(501), done: false }],
  ['an offer that is too long', { kind: 'offer', sdp: 'x'.repeat(12_001) }],
  ['the number of a member as a browser', { from: '7' }],
  ['a room that is named otherwise', { room: '7' }],
])('refuses %s', (_, wrong) => {
  expect(callContent(room).safeParse(again).success).toBe(true);
  expect(callContent(room).safeParse({ ...again, ...wrong }).success).toBe(false);
});

test('what is said goes to the other one alone, as it came, and two pairs do not hear each other', async () => {
  const pairs: Readonly<Record<string, readonly [number, number]>> = { 'room-a': [1, 2], 'room-b': [3, 4] };
  const { relay } = callSignal(room, async (ask) => {
    const pair = pairs[ask.room];
    return pair?.includes(ask.userId) ? pair.find((id) => id !== ask.userId) : undefined;
  });
  const said = (userId: number, content: typeof again | (Omit<typeof again, 'room'> & { room: string })) =>
    relay({ content: content as never, userId, query: undefined as never, services: { config: {} } as never });
  expect(await said(1, again)).toEqual({ to: [2], payload: again });
  expect(await said(4, { ...again, room: 'room-b' })).toEqual({ to: [3], payload: { ...again, room: 'room-b' } });
  expect((await said(3, again)).to).toEqual([]);
  expect((await said(1, { ...again, room: 'room-b' })).to).toEqual([]);
  expect((await said(1, { ...again, room: 'room-c' })).to).toEqual([]);
});

test('suspended members say nothing, unless the area lets them', () => {
  const nobody = async () => undefined;
  expect(callSignal(room, nobody).whileSuspended).toBe(false);
  expect(callSignal(room, nobody, { whileSuspended: true }).whileSuspended).toBe(true);
});

test('a relay gets a password that passes and names nobody; who must not be found goes through it alone', () => {
  const now = new Date('2026-11-24T00:00:00Z');
  const urls = ['stun:relay.example.org', 'turn:relay.example.org:3478?transport=udp'];
  const secret = 'a shared secret of both';
  const { iceServers, relayOnly } = callSetup({ turn: { urls, secret } }, now, { hides: true });
  expect(relayOnly).toBe(true);
  expect(iceServers[0]).toEqual({ urls: ['stun:relay.example.org'] });
  const { username = '', credential } = iceServers[1] ?? {};
  expect(username).toMatch(/^1795521600:[\w-]{8}$/);
  expect(credential).toBe(createHmac('sha1', secret).update(username).digest('base64'));
  expect(callSetup({ turn: { urls, secret } }, now).relayOnly).toBe(false);
  const without = { turn: { urls: ['stun:relay.example.org'], secret: undefined } };
  expect(callSetup(without, now, { hides: true }).relayOnly).toBe(false);
});
