import { beforeEach, describe, expect, test } from 'vitest';
import type { GroupCallContent } from '#platform/contract/call.ts';
import type { PictureChoice } from '#platform/contract/call-limits.ts';
import { createMesh, firstMeshView, type Mesh, type MeshView } from './mesh.ts';
import { goneMs } from './pace.ts';
import type { PeerEvents, Tracks } from './peer.ts';

const room = '7';
let now = 0;
let said: { readonly userId: number; readonly signal: GroupCallContent }[] = [];
let browsers: { readonly userId: number; readonly mesh: Mesh }[] = [];
let given: Tracks[] = [];
let peers: { readonly userId: number; readonly on: PeerEvents; readonly done: string[] }[] = [];

beforeEach(() => {
  now = 1_000_000;
  said = [];
  browsers = [];
  peers = [];
  given = [];
});

function join(
  userId: number,
  exchange?: (of: number | undefined, sdp: string) => Promise<string>,
  pictures?: PictureChoice,
) {
  const seen: { view: MeshView } = { view: firstMeshView };
  const mesh = createMesh({
    room,
    userId,
    exchange,
    pictures,
    now: () => now,
    onView: (view) => {
      seen.view = view;
    },
    tell: (signal) => {
      said.push({ userId, signal });
      // As the server does: to everyone, or to the one member that it names.
      for (const one of browsers) {
        if (!('toUser' in signal) || signal.toUser === one.userId) one.mesh.hear({ ...signal, userId });
      }
      return true;
    },
    makePeer: (tracks, on) => {
      given.push(tracks);
      const done: string[] = [];
      peers.push({ userId, on, done });
      const does = async (what: string) => {
        done.push(what);
        return `${what} of ${userId}`;
      };
      return {
        offer: () => does('offer'),
        answer: () => does('answer'),
        accept: async (sdp) => void (await does(`accept ${sdp}`)),
        send: async (kind, track) => void (await does(`send ${kind}${track ? '' : ' off'}`)),
        close: () => void done.push('close'),
      };
    },
  });
  browsers.push({ userId, mesh });
  mesh.tick();
  return { mesh, seen };
}
const settle = () => new Promise((done) => setTimeout(done, 0));
const kinds = () => said.map(({ signal }) => signal.kind).filter((kind) => kind !== 'here');
const met = ({ seen }: { seen: { view: MeshView } }) => seen.view.people.map(({ userId }) => userId).toSorted();

test('three meet each other once, and of each two the one with the smaller number offers', async () => {
  const [ana, ben, kim] = [join(1), join(3), join(2)];
  await settle();
  expect([met(ana), met(ben), met(kim)]).toEqual([
    [2, 3],
    [1, 2],
    [1, 3],
  ]);
  expect(kinds().toSorted()).toEqual(['answer', 'answer', 'answer', 'offer', 'offer', 'offer']);
  const offered = said.flatMap(({ userId, signal }) =>
    signal.kind === 'offer' ? [[userId, signal.toUser].join(' to ')] : [],
  );
  expect(offered.toSorted()).toEqual(['1 to 2', '1 to 3', '2 to 3']);
});

test('whoever leaves is let go by the others, who go on', async () => {
  const [ana, ben, kim] = [join(1), join(2), join(3)];
  await settle();
  ben.mesh.end();
  expect([met(ana), met(kim)]).toEqual([[3], [1]]);
});

test('whoever is not heard of any more and was not reached has left', async () => {
  const ana = join(1);
  join(2);
  await settle();
  browsers = browsers.slice(0, 1);
  now += goneMs + 1;
  ana.mesh.tick();
  expect(met(ana)).toEqual([]);
});

test('whoever may no longer be reached is let go, and nothing is sent to them', async () => {
  const ana = join(1);
  join(2);
  await settle();
  ana.mesh.keepTo(new Set([3]));
  expect(met(ana)).toEqual([]);
  expect(peers.find(({ userId }) => userId === 1)?.done).toContain('close');
});

test('a connection that breaks is tried anew twice, and then it says so', async () => {
  const ana = join(1);
  join(2);
  await settle();
  for (let tries = 0; tries < 4; tries += 1) {
    peers.findLast(({ userId }) => userId === 1)?.on.onState('failed');
    ana.mesh.tick();
    await settle();
  }
  expect(kinds().filter((kind) => kind === 'offer')).toHaveLength(3);
  expect(ana.seen.view.people).toMatchObject([{ userId: 2, connection: 'failed' }]);
  ana.mesh.again();
  await settle();
  expect(kinds().filter((kind) => kind === 'offer')).toHaveLength(4);
});

test('the same member in another browser goes on there', async () => {
  const phone = join(1);
  join(2);
  join(1);
  await settle();
  expect(phone.seen.view).toEqual({ stage: 'elsewhere', people: [] });
});

test('another room, and a browser that is not the one of the call, are not heard', async () => {
  const ana = join(1);
  ana.mesh.hear({ kind: 'here', room: '8', from: 'x'.repeat(12), userId: 5, joins: true, mic: true });
  expect(met(ana)).toEqual([]);
  const ben = join(2);
  await settle();
  ana.mesh.hear({ kind: 'left', room, from: 'x'.repeat(12), userId: 2 });
  expect(met(ana)).toEqual([2]);
  expect(met(ben)).toEqual([1]);
});

test('a microphone that is turned on is told at once, and another one reaches everybody', async () => {
  const ana = join(1);
  join(2);
  await settle();
  await ana.mesh.send(null, true);
  expect(said.at(-1)).toMatchObject({ userId: 1, signal: { kind: 'here', mic: true } });
});

describe('pictures', () => {
  const track = { kind: 'video' } as MediaStreamTrack;
  const doneBy = (userId: number) => peers.filter((one) => one.userId === userId).flatMap(({ done }) => done);

  test('go to those who take them, and a choice of fewer takes them back', async () => {
    const ana = join(1, undefined, 'all');
    const ben = join(2, undefined, 'all');
    await settle();
    await ana.mesh.send(track, false, 'video');
    expect(doneBy(1)).toContain('send video');
    expect(said.at(-1)).toMatchObject({ userId: 1, signal: { kind: 'here', camera: true, pictures: 'all' } });
    ben.mesh.show('none', false);
    await settle();
    expect(doneBy(1).at(-1)).toBe('send video off');
    ben.mesh.show('all', false);
    await settle();
    expect(doneBy(1).at(-1)).toBe('send video');
  });

  test('of who interprets or signs alone reach whoever wants no others', async () => {
    const ana = join(1, undefined, 'all');
    join(2, undefined, 'signed');
    await settle();
    await ana.mesh.send(track, false, 'video');
    await settle();
    expect(doneBy(1).at(-1)).toBe('send video off');
    ana.mesh.show('all', true);
    await settle();
    expect(doneBy(1).at(-1)).toBe('send video');
    ana.mesh.show('all', false);
    await settle();
    expect(doneBy(1).at(-1)).toBe('send video off');
  });

  test('go to no one who comes later and takes none', async () => {
    const ana = join(1, undefined, 'all');
    await ana.mesh.send(track, false, 'video');
    join(2, undefined, 'none');
    join(3, undefined, 'all');
    await settle();
    expect(given).toHaveLength(6);
    // One connection of the one who sends has a picture: that with the third.
    expect(given.flatMap(({ video }, n) => (video ? [peers[n]?.userId] : []))).toEqual([1]);
  });
});

describe('through a unit that forwards', () => {
  /** A microphone; nothing here looks into it. */
  const track = { kind: 'audio' } as MediaStreamTrack;
  let asked: string[] = [];
  let sending = new Set<number>();
  beforeEach(() => {
    asked = [];
    sending = new Set();
  });
  /** As the server does: whoever sends can be heard. */
  const through = (userId: number) =>
    join(userId, async (of, sdp) => {
      asked.push(of === undefined ? `${userId} sends` : `${userId} hears ${of}`);
      if (of !== undefined && !sending.has(of)) throw new Error('silent');
      if (of === undefined) sending.add(userId);
      return `answer to ${sdp}`;
    });

  test('each sends once, and hears whoever has the microphone on', async () => {
    const [ana, ben] = [through(1), through(2)];
    through(3);
    await settle();
    expect(asked).toEqual([]);
    await ana.mesh.send(track, true);
    await settle();
    expect(asked.toSorted()).toEqual(['1 sends', '2 hears 1', '3 hears 1']);
    expect(kinds()).toEqual([]);
    await ben.mesh.send(track, true);
    await settle();
    expect(asked.slice(3).toSorted()).toEqual(['1 hears 2', '2 sends', '3 hears 2']);
  });

  test('nothing of one’s own goes along with what one hears', async () => {
    const [ana, ben] = [through(1), through(2)];
    await ana.mesh.send(track, true);
    await ben.mesh.send(track, true);
    await settle();
    expect(given.map(({ audio }) => audio !== null)).toEqual([true, false, true, false]);
  });

  test('whoever could not be heard is tried again when they say that they are there', async () => {
    const ana = through(1);
    through(2);
    await settle();
    const from = said.findLast(({ userId }) => userId === 2)?.signal.from ?? '';
    const here = { kind: 'here', room, from, userId: 2, joins: false, mic: true } as const;
    ana.mesh.hear(here);
    await settle();
    expect(ana.seen.view.people).toMatchObject([{ userId: 2, connection: 'failed' }]);
    sending.add(2);
    ana.mesh.hear(here);
    await settle();
    peers.at(-1)?.on.onState('connected');
    expect(ana.seen.view.people).toMatchObject([{ userId: 2, connection: 'connected' }]);
  });
});
