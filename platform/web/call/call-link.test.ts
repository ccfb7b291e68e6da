import { beforeEach, expect, test } from 'vitest';
import type { CallSignal } from '#platform/contract/call.ts';
import { type CallLink, type CallView, createCallLink, firstView } from './call-link.ts';
import { goneMs } from './pace.ts';
import type { PeerEvents } from './peer.ts';

/** Two people and what goes between them; a place that nobody is at hears nothing, as at the server. */
type Place = 'guest' | 'host';
const room = 'r'.repeat(22);
let now = 0;
let isThere = true;
let said: CallSignal[] = [];
let browsers: { readonly place: Place; readonly link: CallLink }[] = [];
let peers: { readonly place: Place; readonly on: PeerEvents; readonly done: string[] }[] = [];

beforeEach(() => {
  now = 1_000_000;
  isThere = true;
  said = [];
  browsers = [];
  peers = [];
});

function join(place: Place, media = false) {
  const seen: { view: CallView } = { view: firstView };
  const link = createCallLink({
    room,
    media,
    offers: place === 'host',
    now: () => now,
    onView: (view) => {
      seen.view = view;
    },
    tell: (signal) => {
      if (!isThere) return false;
      said.push(signal);
      for (const one of browsers) if (one.place !== place) one.link.hear(signal);
      return true;
    },
    makePeer: (_tracks, on) => {
      const done: string[] = [];
      peers.push({ place, on, done });
      const does = async (what: string) => {
        done.push(what);
        return `${what} of ${place}`;
      };
      return {
        offer: () => does('offer'),
        answer: () => does('answer'),
        accept: async (sdp) => void (await does(`accept ${sdp}`)),
        send: async (kind) => void (await does(`send ${kind}`)),
        close: () => void done.push('close'),
      };
    },
  });
  browsers.push({ place, link });
  link.tick();
  return { link, seen };
}
const settle = () => new Promise((done) => setTimeout(done, 0));
const kinds = () => said.map(({ kind }) => kind);
const texts = ({ seen }: { seen: { view: CallView } }) => seen.view.lines.map(({ mine, text }) => [mine, text]);

test('whoever comes second meets the first, and each knows how the other joined', () => {
  const ana = join('guest');
  expect(ana.seen.view.stage).toBe('waiting');
  const sam = join('host', true);
  expect(ana.seen.view).toMatchObject({ stage: 'together', other: { media: true, mic: false, camera: false } });
  expect(sam.seen.view).toMatchObject({ stage: 'together', other: { media: false } });
});

test('there is no direct connection unless both agreed to it, and an offer all the same is not answered', async () => {
  const ana = join('guest', false);
  join('host', true);
  await settle();
  expect(peers).toEqual([]);
  const [{ from, to } = { from: '', to: '' }] = said.filter((one) => one.to !== undefined);
  const samsName = said.find((one) => one.from !== from)?.from ?? '';
  for (const [one, another] of [
    [from, to],
    [samsName, from],
  ]) {
    ana.link.hear({ kind: 'offer', room, from: one ?? '', to: another, sdp: 'reach me' });
  }
  await settle();
  expect(peers).toEqual([]);
  expect(kinds()).not.toContain('answer');
});

test('with both agreed one side offers, whoever came first, and the other answers once', async () => {
  for (const order of [
    ['guest', 'host'],
    ['host', 'guest'],
  ] as const) {
    said = [];
    browsers = [];
    peers = [];
    const [one, another] = order.map((place) => join(place, true));
    await settle();
    expect(kinds().filter((kind) => kind === 'offer' || kind === 'answer')).toEqual(['offer', 'answer']);
    expect(peers.map(({ place, done }) => [place, done])).toEqual([
      ['host', ['offer', 'accept answer of guest']],
      ['guest', ['answer']],
    ]);
    expect(one?.seen.view.connection).toBe('connecting');
    for (const { on } of peers) on.onState('connected');
    expect([one?.seen.view.connection, another?.seen.view.connection]).toEqual(['connected', 'connected']);
  }
});

test('live text shows letter by letter, ends as a line, and comes once', () => {
  const [ana, sam] = [join('guest'), join('host')];
  ana.link.write('I am ');
  ana.link.tick();
  expect(sam.seen.view.otherWrites).toBe('I am ');
  ana.link.write('I am here');
  expect(ana.link.finish()).toBe(true);
  expect(sam.seen.view.otherWrites).toBe('');
  expect([texts(ana), texts(sam)]).toEqual([[[true, 'I am here']], [[false, 'I am here']]]);
  const done = said.find((one) => one.kind === 'line' && one.done);
  if (done) sam.link.hear(done);
  expect(texts(sam)).toHaveLength(1);
  ana.link.write('   ');
  expect(ana.link.finish()).toBe(false);
});

test('without a connection lines wait, in order, and are told when it is back', () => {
  const [ana, sam] = [join('guest'), join('host')];
  isThere = false;
  for (const text of ['One.', 'Two.']) {
    ana.link.write(text);
    ana.link.tick();
    ana.link.finish();
  }
  expect(ana.seen.view.unsent).toBe(true);
  expect(texts(sam)).toEqual([]);
  isThere = true;
  ana.link.tick();
  expect(texts(sam)).toEqual([
    [false, 'One.'],
    [false, 'Two.'],
  ]);
  expect(ana.seen.view.unsent).toBe(false);
});

test('leaving is told; somebody who is not heard of any more has left too', () => {
  const ana = join('guest');
  const sam = join('host');
  sam.link.end();
  expect(ana.seen.view).toMatchObject({ stage: 'waiting', other: undefined });
  browsers = browsers.slice(0, 1);
  const again = join('host');
  expect(ana.seen.view.stage).toBe('together');
  again.link.write('still here');
  isThere = false;
  now += goneMs + 1;
  ana.link.tick();
  expect(ana.seen.view.stage).toBe('waiting');
});

test('who joins in another browser goes on there, and the first one is told so', () => {
  const sam = join('host');
  const phone = join('guest');
  const laptop = join('guest');
  expect(phone.seen.view.stage).toBe('elsewhere');
  expect(laptop.seen.view.stage).toBe('together');
  sam.link.write('Hello');
  sam.link.finish();
  expect([texts(phone), texts(laptop)]).toEqual([[], [[false, 'Hello']]]);
  phone.link.tick();
  expect(sam.seen.view.stage).toBe('together');
});

test('a connection that fails is said, leaves the text, and is made anew when either asks', async () => {
  const [ana, sam] = [join('guest', true), join('host', true)];
  await settle();
  now += 30_000;
  ana.link.tick();
  sam.link.tick();
  expect([ana.seen.view.connection, sam.seen.view.connection]).toEqual(['failed', 'failed']);
  ana.link.write('Can you read this?');
  ana.link.finish();
  expect(texts(sam)).toEqual([[false, 'Can you read this?']]);
  ana.link.again();
  await settle();
  expect(kinds().filter((kind) => kind === 'offer')).toHaveLength(2);
  expect(peers.filter(({ done }) => done.includes('close'))).toHaveLength(2);
});

test('an offer that never comes is said to the one who waits for it', async () => {
  const ana = join('guest', true);
  const host = {
    room,
    from: 'h'.repeat(12),
    kind: 'here',
    joins: true,
    media: true,
    mic: true,
    camera: false,
  } as const;
  ana.link.hear(host);
  expect(ana.seen.view.connection).toBe('connecting');
  now += 30_000;
  ana.link.tick();
  expect(ana.seen.view).toMatchObject({ stage: 'together', connection: 'failed' });
});

test('another room, and a browser that is not the one of the call, are not heard', () => {
  const ana = join('guest');
  ana.link.hear({
    kind: 'here',
    room: 's'.repeat(22),
    from: 'x'.repeat(12),
    joins: true,
    media: true,
    mic: true,
    camera: true,
  });
  expect(ana.seen.view.stage).toBe('waiting');
  join('host');
  const lines = {
    kind: 'line',
    room,
    from: 'x'.repeat(12),
    line: 1,
    text: 'I am somebody else',
    done: true,
  } as const;
  ana.link.hear(lines);
  expect(texts(ana)).toEqual([]);
});

test('what is sent is told to the other: the microphone, the camera', async () => {
  const [ana, sam] = [join('guest', true), join('host', true)];
  await settle();
  await ana.link.send('audio', null, true);
  expect(sam.seen.view.other).toEqual({ media: true, mic: true, camera: false });
  await ana.link.send('audio', null, false);
  expect(sam.seen.view.other).toMatchObject({ mic: false });
});
