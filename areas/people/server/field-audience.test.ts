import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agree } from '#areas/consents/server/testing/agree.ts';
import type { SearchResult } from '#areas/search/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { FieldAudience, ProfileField, User } from '../contract.ts';

let app: TestApp;
let ana: number;
let follower: number;
let stranger: number;

const howToTalk = { pace: 'Slowly', channels: ['text'], helps: 'Patience' };
const written = {
  bio: 'I paint.',
  pronouns: 'she/her',
  suburb: 'Ballarat',
  state: 'VIC',
  website: 'https://example.org/ana',
  interests: ['kites'],
  howToTalk,
};
const of = (id: number) => ({ params: { id } });
const see = async (as: number, query: object = {}) =>
  (await app.call<User>(as, 'getUser', { params: { id: ana }, query: { ...query } })).body;
const save = (body: object, as = ana) => app.call<User>(as, 'updateProfile', { params: { userId: ana }, body });
const all = (audience: FieldAudience) =>
  Object.fromEntries(
    (['bio', 'pronouns', 'location', 'website', 'interests', 'howToTalk'] as const).map((field) => [field, audience]),
  );

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Anastasia' });
  follower = await app.addMember();
  stranger = await app.addMember();
  await app.call(follower, 'follow', of(ana));
  await save(written);
}, 120_000);
afterAll(() => app.close());

const shown = { ...written, location: 'Ballarat, VIC' };
const hidden = {
  bio: '',
  pronouns: '',
  suburb: '',
  state: '',
  website: '',
  interests: [],
  howToTalk: null,
  location: '',
};

test('at first every field is for all members, and only oneself is told so', async () => {
  expect(await see(stranger)).toMatchObject({ ...shown, audiences: null });
  expect(await see(ana)).toMatchObject({ ...shown, audiences: all('members') });
});

test('followers alone, oneself alone: each field for itself, and what is not named stays', async () => {
  await save({ audiences: all('followers') });
  expect(await see(stranger)).toMatchObject(hidden);
  expect(await see(follower)).toMatchObject({ ...shown, audiences: null });
  await save({ audiences: { bio: 'me' } });
  expect(await see(follower)).toMatchObject({ ...shown, bio: '' });
  expect(await see(ana)).toMatchObject({ ...shown, audiences: { ...all('followers'), bio: 'me' } });
  await save({ audiences: all('me') });
  expect(await see(follower)).toMatchObject(hidden);
  expect(await see(ana)).toMatchObject(shown);
});

/** The member as a search shows them. */
async function found(as: number, q: string) {
  const { groups } = (await app.call<SearchResult>(as, 'search', { query: { q, kind: 'people' } })).body;
  return groups.flatMap(({ hits }) => hits).find(({ href }) => href === `/profile/${ana}`);
}

describe('no list tells more than the profile', () => {
  const person = (list: unknown) => (list as { id: number }[]).find(({ id }) => id === ana);
  const lists: readonly (readonly [name: string, read: (as: number) => Promise<unknown>])[] = [
    ['followers', async (as) => person((await app.call(as, 'listFollowers', of(stranger))).body)],
    ['following', async (as) => person((await app.call(as, 'listFollowing', of(follower))).body)],
    [
      'search',
      async (as) => {
        const hit = await found(as, 'Anastasia');
        return hit && { bio: hit.text, location: hit.facts[1] ?? '' };
      },
    ],
  ];
  beforeAll(async () => {
    await app.call(ana, 'follow', of(stranger));
  });
  test.each(lists)('%s', async (_, read) => {
    await save({ audiences: all('members') });
    expect(await read(stranger)).toMatchObject({ bio: written.bio, location: shown.location });
    await save({ audiences: all('followers') });
    expect(await read(stranger)).toMatchObject({ bio: '', location: '' });
    expect(await read(follower)).toMatchObject({ bio: written.bio, location: shown.location });
    await save({ audiences: all('me') });
    expect(await read(follower)).toMatchObject({ bio: '', location: '' });
    expect(await read(ana)).toMatchObject({ bio: written.bio, location: shown.location });
  });

  test('beside posts, in the feed and in search', async () => {
    const { id } = (await app.call<{ id: number }>(ana, 'createPost', { body: { content: 'Kitemaking' } })).body;
    const place = async (as: number) =>
      (await app.call<{ author: { location: string } }>(as, 'getPost', of(id))).body.author.location;
    await save({ audiences: { location: 'followers' } });
    expect([await place(stranger), await place(follower), await place(ana), await place(0)]).toEqual([
      '',
      'Ballarat, VIC',
      'Ballarat, VIC',
      '',
    ]);
    const answer = await app.call<SearchResult>(stranger, 'search', { query: { q: 'kitemaking' } });
    expect(answer.body.groups).toContainEqual(expect.objectContaining({ kind: 'posts', total: 1 }));
    expect(JSON.stringify(answer.body)).not.toContain('Ballarat');
  });

  test('interests that are not for everybody lead nobody else to the member', async () => {
    await save({ interests: ['thimble collecting'], audiences: all('members') });
    expect(await found(stranger, 'thimble')).toBeDefined();
    await save({ audiences: { interests: 'followers' } });
    expect(await found(stranger, 'thimble')).toBeUndefined();
    expect(await found(follower, 'thimble')).toBeDefined();
    await save({ audiences: { interests: 'me' } });
    expect(await found(follower, 'thimble')).toBeUndefined();
    await save({ interests: written.interests });
  });

  test('interests that are not for everybody bring no suggestion and no reason', async () => {
    const other = await app.addMember();
    await app.call(other, 'updateProfile', { params: { userId: other }, body: { interests: ['kites'] } });
    await agree(app, ana);
    const suggested = async () => person((await app.call(other, 'listSuggestions')).body);
    await save({ audiences: all('members') });
    expect(await suggested()).toMatchObject({ reason: 'You both like kites.', bio: written.bio });
    await save({ audiences: { interests: 'followers' } });
    expect(await suggested()).toBeUndefined();
    await app.call(other, 'follow', of(follower));
    expect(await suggested()).toMatchObject({ reason: expect.not.stringContaining('kites') });
  });
});

describe('view as', () => {
  test('shows what a stranger and a follower would get, posts included, and nothing that is one’s own', async () => {
    await save({ audiences: { ...all('members'), bio: 'followers', website: 'me' } });
    await app.call(ana, 'createPost', { body: { content: 'For followers', audience: 'followers' } });
    for (const [as, real] of [
      ['stranger', stranger],
      ['follower', follower],
    ] as const) {
      const { followsMe: _, ...answer } = await see(ana, { as });
      const { followsMe: __, ...theirs } = await see(real);
      expect(answer).toEqual(theirs);
    }
  });

  test('is for one’s own profile alone', async () => {
    const as = (reader: number) => app.status(reader, 'getUser', { params: { id: ana }, query: { as: 'follower' } });
    expect([await as(ana), await as(stranger), await as(0)]).toEqual([200, 403, 401]);
    expect(await app.status(ana, 'getUser', { params: { id: ana }, query: { as: 'admin' } })).toBe(400);
  });
});

test.each([
  { bio: 'everyone' },
  { bio: 'friends' },
  { email: 'members' } as Partial<Record<ProfileField | 'email', string>>,
])('refuses %j', async (audiences) => {
  expect(await app.status(ana, 'updateProfile', { params: { userId: ana }, body: { audiences } })).toBe(400);
  expect(await app.status(stranger, 'updateProfile', { params: { userId: ana }, body: { audiences: {} } })).toBe(403);
});
