import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agree } from '#areas/consents/server/testing/agree.ts';
import type { SearchResult } from '#areas/search/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { type Mute, mostMutes, type User } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const of = (id: number) => ({ params: { id } });
const mute = async (as: number, body: object) => (await app.call<Mute>(as, 'mute', { body })).body;
const list = async (as: number) => (await app.call<Mute[]>(as, 'listMutes')).body;
const post = async (by: number, body: object) => (await app.call<{ id: number }>(by, 'createPost', { body })).body.id;
const feed = async (as: number, query: Record<string, string | number> = {}) =>
  (await app.call<{ id: number }[]>(as, 'listPosts', { query })).body.map(({ id }) => id);
const news = async (as: number) =>
  (await app.call<{ count: number }>(as, 'countNewPosts', { query: { since: '2020-01-01T00:00:00.000Z' } })).body.count;

describe('what is kept', () => {
  test('a member, a word and a tag, newest first; again sets the time anew; taken back with all that Undo needs', async () => {
    const [ana, ben] = [await app.addMember(), await app.addMember({ name: 'Ben' })];
    const first = await mute(ana, { kind: 'member', memberId: ben });
    expect(first).toMatchObject({ kind: 'member', member: { id: ben, displayName: 'Ben' }, text: '', until: null });
    await mute(ana, { kind: 'word', text: '  Needle   work ' });
    await mute(ana, { kind: 'tag', text: '#PublicTransport', duration: 'week' });
    expect((await list(ana)).map(({ kind, text }) => [kind, text])).toEqual([
      ['tag', 'public-transport'],
      ['word', 'Needle work'],
      ['member', ''],
    ]);
    const again = await mute(ana, { kind: 'word', text: 'NEEDLE-WORK', duration: 'day' });
    expect(await list(ana)).toHaveLength(3);
    const hours = (Date.parse(again.until ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);

    const gone = (await app.call<Mute>(ana, 'unmute', of(again.id))).body;
    expect(gone).toEqual(again);
    expect(await list(ana)).toHaveLength(2);
    expect(await app.status(ana, 'unmute', of(again.id))).toBe(404);
    expect(await mute(ana, { kind: 'word', text: gone.text, until: gone.until })).toMatchObject({ until: gone.until });
  });

  test('only one’s own are listed and taken back, and the other learns nothing', async () => {
    const [ana, ben] = [await app.addMember(), await app.addMember()];
    const { id } = await mute(ana, { kind: 'member', memberId: ben });
    expect(await list(ben)).toEqual([]);
    expect(await app.status(ben, 'unmute', of(id))).toBe(404);
    expect((await app.call<User>(ana, 'getUser', of(ben))).body.mutedByMe).toEqual({ id, until: null });
    expect((await app.call<User>(ben, 'getUser', of(ana))).body.mutedByMe).toBeNull();
    await app.settle();
    expect((await app.call(ben, 'listNotifications')).body).toEqual([]);
  });

  test('what has ended is not listed any more', async () => {
    const ana = await app.addMember();
    const { id } = await mute(ana, { kind: 'word', text: 'rain', duration: 'day' });
    await app.database.query('end', "update mutes set until = now() - interval '1 second' where id = $1", [id]);
    expect(await list(ana)).toEqual([]);
    expect(await app.status(ana, 'unmute', of(id))).toBe(404);
  });

  test.each([
    [{}],
    [{ kind: 'colour', text: 'red' }],
    [{ kind: 'word' }],
    [{ kind: 'word', text: '   ' }],
    [{ kind: 'word', text: '!!!' }],
    [{ kind: 'word', text: 'x'.repeat(61) }],
    [{ kind: 'tag', text: '###' }],
    [{ kind: 'word', text: 'rain', duration: 'year' }],
    [{ kind: 'word', text: 'rain', until: '2020-01-01T00:00:00.000Z' }],
    [{ kind: 'word', text: 'rain', userId: 1 }],
    [{ kind: 'member', memberId: 'me' }],
  ])('refuses %j', async (body) => {
    expect(await app.status(await app.addMember(), 'mute', { body })).toBe(400);
  });

  test('neither oneself nor an unknown member, and no guest', async () => {
    const ana = await app.addMember();
    expect(await app.status(ana, 'mute', { body: { kind: 'member', memberId: ana } })).toBe(400);
    expect(await app.status(ana, 'mute', { body: { kind: 'member', memberId: 99_999 } })).toBe(404);
    expect(await app.status(0, 'mute', { body: { kind: 'word', text: 'rain' } })).toBe(401);
    expect(await app.status(0, 'listMutes')).toBe(401);
  });

  test('there is a limit, and muting the same again is not more', async () => {
    const ana = await app.addMember();
    await app.database.query(
      'fill',
      `insert into mutes (user_id, kind, text, folded) select $1, 'word', 'w' || n, 'w' || n from generate_series(1, ${mostMutes}) n`,
      [ana],
    );
    expect(await app.status(ana, 'mute', { body: { kind: 'word', text: 'one more' } })).toBe(409);
    expect(await app.status(ana, 'mute', { body: { kind: 'word', text: 'W7', duration: 'day' } })).toBe(200);
  });
});

describe('what is left out', () => {
  let ana: number;
  let ben: number;
  let carol: number;
  let bens: number;
  let carols: number;
  beforeAll(async () => {
    [ana, ben, carol] = [await app.addMember(), await app.addMember({ name: 'Benedetta' }), await app.addMember()];
    bens = await post(ben, { content: 'A walk by the sea #seaside' });
    carols = await post(carol, { content: 'My Café opens #seaside #shops' });
  });
  const without = async (body: object, look: () => Promise<void>) => {
    const { id } = await mute(ana, body);
    await look();
    await app.call(ana, 'unmute', of(id));
    expect(await feed(ana)).toEqual(expect.arrayContaining([bens, carols]));
  };

  test('a member: out of the feed, the tags and the count of new posts; still on their profile, by link and in search', () =>
    without({ kind: 'member', memberId: ben }, async () => {
      expect(await feed(ana)).not.toContain(bens);
      expect(await feed(ana, { tag: 'seaside' })).toEqual([carols]);
      expect(await feed(ana, { authorId: ben })).toEqual([bens]);
      expect(await app.status(ana, 'getPost', of(bens))).toBe(200);
      const found = await app.call<SearchResult>(ana, 'search', { query: { q: 'walk', kind: 'posts' } });
      expect(found.body.groups.flatMap(({ hits }) => hits.map(({ href }) => href))).toContain(`/post/${bens}`);
      expect(await news(ana)).toBe(1);
      expect(await feed(carol)).toContain(bens);
    }));

  test('a word: out of feeds and the count, in any spelling; open by its link, on the profile, and to its author', () =>
    without({ kind: 'word', text: 'CAFE' }, async () => {
      const all = await news(ben);
      expect(await feed(ana)).not.toContain(carols);
      expect(await feed(ana)).toContain(bens);
      expect(await feed(ana, { tag: 'shops' })).toEqual([]);
      expect(await news(ana)).toBe(all);
      expect(await feed(ana, { authorId: carol })).toEqual([carols]);
      expect(await app.status(ana, 'getPost', of(carols))).toBe(200);
      const own = await post(ana, { content: 'My own cafe' });
      expect(await feed(ana)).toContain(own);
      await app.call(ana, 'deletePost', of(own));
    }));

  test('words in a title, a warning, an easy version and a tag count; parts of words do not', () =>
    without({ kind: 'word', text: 'flood' }, async () => {
      const hidden = [
        await post(ben, { content: 'News', type: 'question', title: 'The flood?' }),
        await post(ben, { content: 'News', contentWarning: 'flood' }),
        await post(ben, { content: 'News', easyContent: 'There was a flood.' }),
        await post(ben, { content: 'News', tags: ['flood'] }),
      ];
      const kept = await post(ben, { content: 'Floodlights' });
      const seen = await feed(ana);
      expect(seen).toContain(kept);
      expect(hidden.filter((id) => seen.includes(id))).toEqual([]);
      for (const id of [...hidden, kept]) await app.call(ben, 'deletePost', of(id));
    }));

  test('a tag: out of the feed; its own page shows it, because it was asked for', () =>
    without({ kind: 'tag', text: 'shops' }, async () => {
      expect(await feed(ana)).not.toContain(carols);
      expect(await feed(ana)).toContain(bens);
      expect(await feed(ana, { tag: 'shops' })).toEqual([carols]);
    }));

  test('pages join around what a muted word takes out, without a gap or a repeat', async () => {
    const reader = await app.addMember();
    const ids: number[] = [];
    for (let n = 0; n < 9; n += 1) ids.push(await post(ben, { content: n % 3 === 0 ? `Kept ${n}` : `Hail ${n}` }));
    await mute(reader, { kind: 'word', text: 'hail' });
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await app.call<{ id: number }[]>(reader, 'listPosts', {
        query: { limit: 2, ...(cursor && { cursor }) },
      });
      expect(page.body.length).toBeGreaterThan(0);
      seen.push(...page.body.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(seen.filter((id) => ids.includes(id))).toEqual([ids[6], ids[3], ids[0]]);
    expect(new Set(seen).size).toBe(seen.length);
    for (const id of ids) await app.call(ben, 'deletePost', of(id));
  });

  test('a very common word ends in a short page with a way on', async () => {
    const reader = await app.addMember();
    const ids: number[] = [];
    for (let n = 0; n < 14; n += 1) ids.push(await post(carol, { content: `The day ${n}` }));
    await mute(reader, { kind: 'word', text: 'the' });
    const page = await app.call<{ id: number }[]>(reader, 'listPosts', { query: { limit: 1 } });
    expect(page.body).toEqual([]);
    expect(page.next).toBeDefined();
    for (const id of ids) await app.call(carol, 'deletePost', of(id));
  });

  test('a muted member’s comment is marked, for the one who muted alone; guests and words mark nothing', async () => {
    for (const [by, content] of [
      [ben, 'Lovely'],
      [carol, 'Thank you'],
    ] as const) {
      await app.call(by, 'createComment', { params: { id: carols }, body: { content } });
    }
    const marks = async (as: number) =>
      (await app.call<{ muted: boolean }[]>(as, 'listComments', of(carols))).body.map(({ muted }) => muted);
    await without({ kind: 'member', memberId: ben }, async () => {
      expect(await marks(ana)).toEqual([true, false]);
      expect(await marks(ben)).toEqual([false, false]);
      expect(await marks(0)).toEqual([false, false]);
    });
    expect(await marks(ana)).toEqual([false, false]);
  });

  test('no notice comes from a muted member', async () => {
    const anas = await post(ana, { content: 'Mine' });
    const unread = async () => (await app.call<{ unread: number }>(ana, 'countUnread')).body.unread;
    await without({ kind: 'member', memberId: ben }, async () => {
      await app.call(ben, 'likePost', of(anas));
      await app.call(ben, 'follow', of(ana));
      await app.call(ben, 'createComment', { params: { id: anas }, body: { content: 'Hello' } });
      await app.settle();
      expect(await unread()).toBe(0);
      await app.call(carol, 'likePost', of(anas));
      await app.settle();
      expect(await unread()).toBe(1);
    });
  });

  test('a muted member is not suggested, and their pictures do not ask for a description', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
    for (const id of [ana, ben]) {
      await app.call(id, 'updateProfile', { params: { userId: id }, body: { interests: ['knots'] } });
    }
    const { id } = (await app.call<{ id: number }>(ben, 'uploadImage', { upload: { bytes: gif, type: 'image/gif' } }))
      .body;
    await app.call(ben, 'updateMedia', { params: { id }, body: { wantsDescription: true } });
    const picture = await post(ben, { content: 'Look', mediaIds: [id] });
    const suggested = async () =>
      (await app.call<{ id: number }[]>(ana, 'listSuggestions')).body.map((member) => member.id);
    const wanted = async () =>
      (await app.call<{ postId: number }[]>(ana, 'listWantedDescriptions')).body.map(({ postId }) => postId);
    await agree(app, ben);
    expect(await suggested()).toContain(ben);
    expect(await wanted()).toContain(picture);
    await without({ kind: 'member', memberId: ben }, async () => {
      expect(await suggested()).not.toContain(ben);
      expect(await wanted()).not.toContain(picture);
    });
  });
});
