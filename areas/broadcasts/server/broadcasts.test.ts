import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Post } from '#areas/posts/contract.ts';
import { sampleClip } from '#areas/posts/server/testing/clip.ts';
import { serverAreas } from '#areas/server.ts';
import { makeLimits, rates } from '#platform/server/limits.ts';
import { bytesAnswered, startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { type Broadcast, type BroadcastCaption, sendBroadcastPiece } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { createCutter, type WebmPart } from '../pure/webm.ts';
import { clearPieces } from './pieces/drop-pieces.ts';
import { forgetViewers, makeRecordings, settleLost } from './recording.ts';

const testNow = new Date('2026-11-27T09:00:00.000Z');
let app: TestApp;
let now = testNow;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: testNow });
});
afterAll(() => app.close());

const set = (to: Date) => {
  now = to;
  app.setNow(now);
  vi.useFakeTimers({ now, toFake: ['Date'] });
};
const later = (seconds: number) => set(new Date(now.getTime() + seconds * 1000));
let ana: number;
let ben: number;
let kim: number;
beforeEach(async () => {
  set(testNow);
  await app.database.query('', 'update broadcasts set ended_at = coalesce(ended_at, seen_at), cleared = true');
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
  kim = await app.addMember({ name: 'Kim' });
  await app.call(ben, 'follow', { params: { id: ana } });
});
afterEach(() => vi.useRealTimers());

const body = {
  title: 'Bread, live',
  text: 'We bake together.',
  audience: 'members',
  type: 'video/webm;codecs=vp8,opus',
  keepsRecording: true,
};
const start = async (more: object = {}, as = ana) =>
  (await app.call<Broadcast>(as, 'startBroadcast', { body: { ...body, ...more } })).body;
const read = async (id: number, as: number) => (await app.call<Broadcast>(as, 'getBroadcast', { params: { id } })).body;

/** A whole clip, as a browser would send it. */
function partsOfClip(): WebmPart[] {
  const parts: WebmPart[] = [];
  const cutter = createCutter((part) => parts.push(part));
  cutter.add(sampleClip().bytes);
  cutter.end();
  return parts;
}
const dataOf = ({ bytes }: WebmPart) => Buffer.from(bytes).toString('base64');
const send = (id: number, number: number, part: WebmPart, as = ana) =>
  app.status(as, 'sendBroadcastPiece', {
    params: { id },
    body: { number, key: part.kind === 'key', data: dataOf(part) },
  });
async function sendAll(id: number): Promise<readonly WebmPart[]> {
  const parts = partsOfClip();
  for (const [n, part] of parts.entries()) expect(await send(id, n + 1, part)).toBe(200);
  return parts;
}
const say = async (as: number, name: string, said: Readonly<Record<string, unknown>>) => {
  const known = app.app.registry.signals.get(name);
  const checked = known?.content.safeParse(said);
  if (!known || !checked?.success) return undefined;
  const { query } = app.database;
  return known.relay({ content: checked.data as never, userId: as, query, services: app.app.services });
};
const watch = (id: number, as: number, named = false) => say(as, 'broadcastHere', { broadcastId: id, named });
const piece = (id: number, number: number, as: number) =>
  app.status(as, 'readBroadcastPiece', { params: { id, number } });
const caption = (id: number, as: number, line: number, text: string, more: object = {}) =>
  say(as, 'broadcastCaption', {
    broadcastId: id,
    line,
    at: line * 1000,
    until: line * 1000 + 900,
    text,
    done: true,
    ...more,
  });
const runs = async () => {
  const { services } = app.app;
  await makeRecordings.long({ query: app.database.query, now, services });
};

describe('a live video', () => {
  test('begins with a post, can be watched from its second piece on, and ends', async () => {
    const made = await start();
    expect(made).toMatchObject({ status: 'starting', title: 'Bread, live', viewers: 0, mine: true });
    const post = (await app.call<Post>(kim, 'getPost', { params: { id: Number(made.postId) } })).body;
    expect(post).toMatchObject({ title: 'Bread, live', content: 'We bake together.', audience: 'members' });
    await sendAll(made.id);
    expect(await read(made.id, kim)).toMatchObject({ status: 'live', keyPiece: 2, mine: false });
    expect((await app.call<Broadcast[]>(kim, 'listBroadcasts')).body.map(({ id }) => id)).toEqual([made.id]);
    const ended = await app.call<Broadcast>(ana, 'endBroadcast', {
      params: { id: made.id },
      body: { keepsRecording: false },
    });
    expect(ended.body).toMatchObject({ status: 'ended', recording: 'none' });
    expect(await piece(made.id, 1, kim)).toBe(403);
    expect((await app.call<Broadcast[]>(kim, 'listBroadcasts')).body).toEqual([]);
  });

  test('is seen by people who see its post, and by no one else', async () => {
    const { id, postId } = await start({ audience: 'followers' });
    await sendAll(id);
    expect(await app.status(ben, 'getBroadcast', { params: { id } })).toBe(200);
    expect(await app.status(kim, 'getBroadcast', { params: { id } })).toBe(404);
    await watch(id, ben);
    expect(await piece(id, 2, ben)).toBe(200);
    await app.call(ana, 'block', { params: { id: ben } });
    expect(await piece(id, 2, ben)).toBe(404);
    expect((await watch(id, ben))?.payload).toMatchObject({ isIn: false });
    await app.call(ana, 'deletePost', { params: { id: Number(postId) } });
    expect(await send(id, 4, partsOfClip()[1] as WebmPart)).toBe(409);
  });

  test('there is one of each member, and five of all', async () => {
    await start();
    expect(await app.status(ana, 'startBroadcast', { body })).toBe(409);
    for (let more = 1; more < limits.atOnce; more += 1) await start({}, await app.addMember());
    await expect(app.call(kim, 'startBroadcast', { body })).rejects.toMatchObject({
      problem: { status: 409, detail: '5 people are live at the moment. Try again when one of them has ended.' },
    });
    later(61);
    expect((await start({}, kim)).status).toBe('starting');
  });

  test('a page that is closed has ended it a minute later', async () => {
    const { id } = await start();
    await sendAll(id);
    later(61);
    expect(await read(id, kim)).toMatchObject({ status: 'ended', endedAt: null });
    const { services } = app.app;
    await services.transaction(async (db, emit) => settleLost.run({ db, emit, now, services }));
    expect(await read(id, kim)).toMatchObject({ endedAt: testNow.toISOString(), recording: 'waiting' });
  });

  test('a lost one has ended once its author begins another, and its recording is not waited for', async () => {
    const { id } = await start();
    await sendAll(id);
    later(61);
    await start();
    expect(await read(id, kim)).toMatchObject({ endedAt: testNow.toISOString(), recording: 'waiting' });
    const told = `select payload from outbox where name = 'broadcastEnded' and payload->>'id' = $1`;
    expect(await app.database.query('', told, [String(id)])).toEqual([{ payload: { id } }]);
  });

  test('ends after its minutes, whatever the page of its author still says', async () => {
    const { id } = await start();
    await sendAll(id);
    const [, next] = partsOfClip() as [WebmPart, WebmPart];
    const number = (await read(id, ana)).lastPiece + 1;
    const stay = async (minutes: number) => {
      for (let half = 0; half < 2 * minutes; half += 1) {
        later(30);
        await watch(id, ana);
      }
    };
    await stay(limits.minutes);
    expect(await send(id, number, next)).toBe(200);
    expect((await read(id, kim)).status).toBe('live');
    await stay(1);
    expect(await send(id, number + 1, next)).toBe(409);
    await stay(1);
    expect((await read(id, kim)).status).toBe('ended');
    expect((await start({}, kim)).status).toBe('starting');
  });
});

describe('in a group', () => {
  const group = { name: 'Bakers', description: 'Bread', guidelines: 'Be kind.', category: 'visual' };
  /** Of Ana, with Ben in it. */
  async function openGroup(more: object = {}): Promise<number> {
    const { body: made } = await app.call<{ id: number }>(ana, 'createSupportGroup', { body: { ...group, ...more } });
    await app.call(ben, 'joinSpace', { params: { id: made.id }, body: {} });
    return made.id;
  }
  const posts = async (id: number) =>
    (await app.call<{ id: number; content: string }[]>(ben, 'listSpacePosts', { params: { id } })).body;

  test('it is for its members alone, ends with its post, and leaves what was said as text', async () => {
    const spaceId = await openGroup();
    const made = await start({ audience: 'space', spaceId });
    const space = { id: spaceId, name: 'Bakers', kind: 'group', mayComment: true };
    expect(made).toMatchObject({ postId: null, audience: 'space', space });
    await sendAll(made.id);
    const address = `${app.config.publicUrl}/live/${made.id}`;
    expect((await posts(spaceId))[0]?.content).toBe(`Bread, live\n\nWe bake together.\n\n${address}`);
    expect((await read(made.id, ben)).space?.mayComment).toBe(false);
    await app.call(ben, 'acceptSpaceGuidelines', { params: { id: spaceId } });
    expect((await read(made.id, ben)).space?.mayComment).toBe(true);
    expect(await app.status(kim, 'getBroadcast', { params: { id: made.id } })).toBe(404);
    expect((await app.call<Broadcast[]>(kim, 'listBroadcasts')).body).toEqual([]);
    await watch(made.id, ben);
    expect(await piece(made.id, 2, ben)).toBe(200);
    await caption(made.id, ana, 1, 'Hello.');
    await app.call(ana, 'endBroadcast', { params: { id: made.id }, body: { keepsRecording: true } });
    await runs();
    expect(await read(made.id, ben)).toMatchObject({ recording: 'ready' });
    expect((await posts(spaceId))[0]?.content).toContain('What was said:\n0:01 Hello.');
  });

  test('watching ends when a viewer leaves the group, or the post is deleted', async () => {
    const spaceId = await openGroup();
    const { id, space } = await start({ audience: 'space', spaceId });
    await sendAll(id);
    await watch(id, ben);
    await app.call(ben, 'leaveSpace', { params: { id: spaceId } });
    expect(await piece(id, 2, ben)).toBe(404);
    await app.call(ana, 'deleteSpacePost', { params: { id: spaceId, postId: space?.postId ?? 0 } });
    expect(await send(id, 4, partsOfClip()[1] as WebmPart)).toBe(409);
  });

  test('only a member can begin one there, and no one under another name', async () => {
    const spaceId = await openGroup({ aliasesAllowed: true });
    expect(await app.status(kim, 'startBroadcast', { body: { ...body, audience: 'space', spaceId } })).toBe(403);
    expect(await app.status(kim, 'startBroadcast', { body: { ...body, audience: 'space' } })).toBe(400);
    expect(await app.status(kim, 'startBroadcast', { body: { ...body, spaceId } })).toBe(400);
    await app.call(ben, 'saveMySpace', { params: { id: spaceId }, body: { alias: 'Baker', muted: false } });
    await app.call(ben, 'acceptSpaceGuidelines', { params: { id: spaceId } });
    expect(await app.status(ben, 'startBroadcast', { body: { ...body, audience: 'space', spaceId } })).toBe(409);
    const offered = async (as: number) =>
      (await app.call<{ id: number }[]>(as, 'listBroadcastSpaces')).body.map(({ id }) => id);
    expect([await offered(ana), await offered(ben)]).toEqual([[spaceId], []]);
  });
});

describe('pieces', () => {
  test('come in order, once each, and are handed on as they came', async () => {
    const { id } = await start();
    const [head, first] = partsOfClip() as [WebmPart, WebmPart];
    expect(await send(id, 2, first)).toBe(409);
    expect(await send(id, 1, head)).toBe(200);
    expect(await send(id, 1, first)).toBe(200);
    expect(await send(id, 2, first, ben)).toBe(403);
    expect(await send(id, 2, first)).toBe(200);
    await watch(id, kim);
    const answered = await app.call(kim, 'readBroadcastPiece', { params: { id, number: 1 } });
    expect(Buffer.from(await bytesAnswered(answered))).toEqual(Buffer.from(head.bytes));
  });

  test.each([
    ['no base64', { data: 'not base64!' }],
    ['too much', { data: 'A'.repeat(300_000) }],
    ['a number below one', { number: 0 }],
  ])('%s is refused', async (_, wrong) => {
    const { id } = await start();
    expect(
      await app.status(ana, 'sendBroadcastPiece', {
        params: { id },
        body: { number: 1, key: false, data: 'AAAA', ...wrong },
      }),
    ).toBe(400);
  });

  test('go to those who have a place, of whom there are fifty', async () => {
    const { id } = await start();
    await sendAll(id);
    expect(await piece(id, 2, kim)).toBe(403);
    for (let more = 0; more < limits.viewers; more += 1) await watch(id, await app.addMember());
    expect((await watch(id, kim))?.payload).toMatchObject({ isIn: false, isFull: true, viewers: 50 });
    later(31);
    await watch(id, ana);
    expect((await watch(id, kim))?.payload).toMatchObject({ isIn: true, viewers: 1 });
  });
});

describe('viewers', () => {
  test('are counted for everyone, and named to the author if they like', async () => {
    const { id } = await start();
    await sendAll(id);
    await watch(id, ben, true);
    expect((await watch(id, kim))?.payload).toMatchObject({ viewers: 2 });
    const named = async () =>
      (await app.call<{ displayName: string }[]>(ana, 'listBroadcastViewers', { params: { id } })).body;
    expect((await named()).map(({ displayName }) => displayName)).toEqual(['Ben']);
    expect(await app.status(kim, 'listBroadcastViewers', { params: { id } })).toBe(403);
    await watch(id, ben, false);
    expect(await named()).toEqual([]);
  });

  test('are forgotten soon after', async () => {
    const { id } = await start();
    await watch(id, kim);
    later(120);
    const { services } = app.app;
    await services.transaction(async (db, emit) => forgetViewers.run({ db, emit, now, services }));
    expect(await app.database.query('', 'select 1 from broadcast_viewers where broadcast_id = $1', [id])).toEqual([]);
  });
});

describe('captions', () => {
  test('of the author reach everyone who watches, are put right, and are read later', async () => {
    const { id } = await start();
    await sendAll(id);
    await watch(id, kim);
    expect((await caption(id, ana, 1, 'Today we', { done: false }))?.payload).toMatchObject({ id: null });
    const said = await caption(id, ana, 1, 'Today we cake.');
    expect(said?.to.toSorted()).toEqual([ana, kim].toSorted());
    expect((await caption(id, kim, 1, 'Forged'))?.to).toEqual([]);
    const fix = (as: number) =>
      say(as, 'broadcastCaptionFix', { broadcastId: id, caption: said?.payload.id, text: 'Today we bake.' });
    expect((await fix(kim))?.to).toEqual([]);
    expect((await fix(ana))?.payload).toMatchObject({ fixes: said?.payload.id, text: 'Today we bake.' });
    const { body: lines } = await app.call<BroadcastCaption[]>(ben, 'listBroadcastCaptions', { params: { id } });
    expect(lines).toEqual([{ id: said?.payload.id, at: 1000, text: 'Today we bake.' }]);
  });

  test('do not reach people whom a block has come between', async () => {
    const { id } = await start();
    await sendAll(id);
    await watch(id, kim);
    await app.call(kim, 'block', { params: { id: ana } });
    expect((await caption(id, ana, 1, 'Hello'))?.to).toEqual([ana]);
  });
});

describe('the recording', () => {
  test('becomes part of the post, with its captions and the transcript, and the pieces go', async () => {
    const { id, postId } = await start();
    await sendAll(id);
    await caption(id, ana, 0, 'Hello.', { line: 1, at: 0, until: 500 });
    await app.call(ana, 'endBroadcast', { params: { id }, body: { keepsRecording: true } });
    await runs();
    await app.settle();
    expect(await read(id, kim)).toMatchObject({ recording: 'ready' });
    const post = (await app.call<Post>(kim, 'getPost', { params: { id: Number(postId) } })).body;
    expect(post.content).toBe('We bake together.\n\nWhat was said:\n0:00 Hello.');
    const [media] = post.media;
    expect(media).toMatchObject({ kind: 'video', type: 'video/webm', width: 32, height: 24, seconds: 1 });
    const track = await app.call(kim, 'readMedia', { params: { id: media?.id ?? 0, variant: 'captions' } });
    expect(Buffer.from(await bytesAnswered(track)).toString()).toContain('00:00:00.000 --> 00:00:01.500\nHello.');
    const { services } = app.app;
    await services.transaction(async (db, emit) => clearPieces.run({ db, emit, now, services }));
    await app.settle();
    expect(await app.database.query('', 'select 1 from broadcast_pieces where broadcast_id = $1', [id])).toEqual([]);
  });

  test('is not made where the author does not keep it', async () => {
    const { id, postId } = await start();
    await sendAll(id);
    await app.call(ana, 'endBroadcast', { params: { id }, body: { keepsRecording: false } });
    await runs();
    expect((await app.call<Post>(kim, 'getPost', { params: { id: Number(postId) } })).body.media).toEqual([]);
  });

  test('is given up by its author also after a lost connection had ended it', async () => {
    const { id, postId } = await start();
    await sendAll(id);
    later(61);
    const { services } = app.app;
    await services.transaction(async (db, emit) => settleLost.run({ db, emit, now, services }));
    expect(await read(id, ana)).toMatchObject({ status: 'ended', recording: 'waiting' });
    const over = await app.call<Broadcast>(ana, 'endBroadcast', { params: { id }, body: { keepsRecording: false } });
    expect(over.body).toMatchObject({ endedAt: testNow.toISOString(), recording: 'none' });
    await runs();
    expect((await app.call<Post>(kim, 'getPost', { params: { id: Number(postId) } })).body.media).toEqual([]);
  });

  test('what is no video is tried three times, and then said so', async () => {
    const { id } = await start();
    for (const number of [1, 2]) {
      await app.call(ana, 'sendBroadcastPiece', { params: { id }, body: { number, key: number > 1, data: 'AAAA' } });
    }
    await app.call(ana, 'endBroadcast', { params: { id }, body: { keepsRecording: true } });
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await read(id, ana)).toMatchObject({ recording: 'waiting' });
      await runs();
      later(11 * 60);
    }
    expect(await read(id, ana)).toMatchObject({ recording: 'failed' });
  });
});

test('five pieces a second leave their author everything that members may write', async () => {
  const own = makeLimits({});
  for (let piece = 0; piece < 5 * 60; piece += 1) await own.spend(sendBroadcastPiece.rate ?? 'write', 'm1');
  for (let written = 0; written < rates.write.points; written += 1) await own.spend('write', 'm1');
  await expect(own.spend('write', 'm1')).rejects.toMatchObject({ problem: { status: 429 } });
});
