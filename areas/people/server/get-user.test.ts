import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { User } from '../contract.ts';

let app: TestApp;
let ana: number;
let ben: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana Costa' });
  ben = await app.addMember({ name: 'Ben Ode' });
});
afterAll(() => app.close());

const get = async (viewer: number, id: number) => (await app.call<User>(viewer, 'getUser', { params: { id } })).body;

test('a member without a profile row has an empty profile, and nothing is invented', async () => {
  expect(await get(ben, ana)).toEqual({
    id: ana,
    displayName: 'Ana Costa',
    username: 'test-member-1',
    email: '',
    bio: '',
    avatar: `/avatars/user-${ana}.png`,
    avatarAlt: '',
    banner: null,
    bannerAlt: '',
    memberSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
    isActive: true,
    location: '',
    suburb: '',
    state: '',
    website: '',
    websiteCheckedAt: null,
    pronouns: '',
    interests: [],
    howToTalk: null,
    paceCard: '',
    nameSaid: '',
    nameClip: null,
    slowToReply: false,
    followers: 0,
    following: 0,
    postsCount: 0,
    pinnedPostId: null,
    hasPicture: false,
    isMe: false,
    followedByMe: false,
    followsMe: false,
    blockedByMe: false,
    mutedByMe: null,
    audiences: null,
  });
});

test('the email address is in one’s own profile only', async () => {
  expect((await get(ana, ana)).email).toBe('test-member-1@example.org');
  expect((await get(ana, ana)).isMe).toBe(true);
  expect((await get(ben, ana)).email).toBe('');
});

test('counts and follows are those of the database', async () => {
  await app.call(ben, 'follow', { params: { id: ana } });
  expect(await get(ben, ana)).toMatchObject({ followers: 1, following: 0, followedByMe: true, followsMe: false });
  expect(await get(ana, ben)).toMatchObject({ followers: 0, following: 1, followedByMe: false, followsMe: true });
});

test('postsCount counts what the viewer may read', async () => {
  await app.call(ana, 'createPost', { body: { content: 'For everybody.' } });
  await app.call(ana, 'createPost', { body: { content: 'For my followers.', audience: 'followers' } });
  const stranger = await app.addMember();
  expect((await get(stranger, ana)).postsCount).toBe(1);
  expect((await get(ben, ana)).postsCount).toBe(2);
  expect((await get(ana, ana)).postsCount).toBe(2);
});

test('unknown, malformed and behind a block are the same 404; a guest is asked to sign in', async () => {
  const blocked = await app.addMember();
  await app.call(ana, 'block', { params: { id: blocked } });
  expect(await app.status(blocked, 'getUser', { params: { id: ana } })).toBe(404);
  expect(await app.status(ben, 'getUser', { params: { id: 99_999 } })).toBe(404);
  expect(await app.status(ben, 'getUser', { params: { id: 'x' } })).toBe(404);
  expect(await app.status(0, 'getUser', { params: { id: ana } })).toBe(401);
});

test('whoever blocked sees the name alone, so that the block can be taken back', async () => {
  const blocked = await app.addMember({ name: 'Kim Low' });
  await app.call(blocked, 'updateProfile', {
    params: { userId: blocked },
    body: { bio: 'Secret', suburb: 'Ballarat' },
  });
  await app.call(ana, 'block', { params: { id: blocked } });
  expect(await get(ana, blocked)).toMatchObject({ displayName: 'Kim Low', blockedByMe: true, bio: '', location: '' });
});
