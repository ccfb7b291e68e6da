import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callContent, groupCallContent } from '#platform/contract/call.ts';
import { callSetup, callSignal, groupCallSignal } from './call.ts';

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

test('a relay gets a password that passes and names nobody, and calls go through it alone', () => {
  const now = new Date('2026-11-24T00:00:00Z');
  const urls = ['stun:relay.example.org', 'turn:relay.example.org:3478?transport=udp'];
  const secret = 'a shared secret of both';
  const { iceServers, relayOnly } = callSetup({ turn: { urls, secret } }, now);
  expect(relayOnly).toBe(true);
  expect(iceServers[0]).toEqual({ urls: ['stun:relay.example.org'] });
  const { username = '', credential } = iceServers[1] ?? {};
  expect(username).toMatch(/^1795521600:[\w-]{8}$/);
  expect(credential).toBe(createHmac('sha1', secret).update(username).digest('base64'));
  const without = { turn: { urls: ['stun:relay.example.org'], secret: undefined } };
  expect(callSetup(without, now).relayOnly).toBe(false);
});

describe('a call of several', () => {
  const browser = 'abcdefghijkl';
  const here = { kind: 'here', room: 'room-a', from: browser, joins: true, mic: true } as const;
  const offer = { kind: 'offer', room: 'room-a', from: browser, to: browser, toUser: 3, sdp: 'reach me' } as const;
  /** 1 and 3 are in the call, 2 is only there, 4 may not talk. */
  const { relay } = groupCallSignal(room, async ({ room: asked, userId }) =>
    asked === 'room-a' && userId <= 4
      ? {
          everyone: [1, 2, 3, 4].filter((id) => id !== userId),
          callers: [1, 3, 4].filter((id) => id !== userId),
          isIn: userId !== 2,
          mayTalk: userId !== 4,
        }
      : undefined,
  );
  const said = (userId: number, content: object) =>
    relay({ content: content as never, userId, query: undefined as never, services: { config: {} } as never });

  test('everyone there hears who is in it, and one browser alone what is for it', async () => {
    expect(await said(1, here)).toEqual({ to: [2, 3, 4, 1], payload: { ...here, userId: 1 } });
    expect(await said(1, offer)).toEqual({ to: [3], payload: { ...offer, userId: 1 } });
  });

  test('nobody is reached who is not in the call, and nobody says anything in it from outside', async () => {
    expect((await said(1, { ...offer, toUser: 2 })).to).toEqual([]);
    expect((await said(2, here)).to).toEqual([]);
    expect((await said(5, here)).to).toEqual([]);
    expect((await said(2, { kind: 'left', room: 'room-a', from: browser })).to).toEqual([1, 3, 4, 2]);
  });

  test('whoever may not talk is shown with the microphone off, and never as talking', async () => {
    expect((await said(4, here)).payload).toMatchObject({ mic: false });
    expect((await said(4, { kind: 'talk', room: 'room-a', from: browser, talks: true })).to).toEqual([]);
  });

  test.each([
    ['a number that no member has', { ...offer, toUser: 0 }],
    ['a browser without a name', { ...offer, to: undefined }],
    ['a name beside it', { ...here, userId: 7 }],
    ['an offer that is too long', { ...offer, sdp: 'x'.repeat(12_001) }],
  ])('refuses %s', (_, wrong) => {
    expect(groupCallContent(room).safeParse(wrong).success).toBe(false);
  });
});
