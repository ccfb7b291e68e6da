import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Group } from '#areas/groups/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { SpacePost } from '../contract.ts';

/** In an archived space nobody writes; what is not there, and what is not the caller’s, is said before that. */

let app: TestApp;
let member: number;
let id: number;
let post: SpacePost;

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  const [owner, joining] = [await app.addMember(), await app.addMember()];
  member = joining;
  const body = { name: 'A group', description: 'What it is for', guidelines: 'Be kind.', category: 'hearing' };
  const group = (await app.call<Group>(owner, 'createSupportGroup', { body })).body;
  id = group.id;
  await app.call(member, 'joinSpace', { params: { id }, body: {} });
  for (const one of [owner, member]) await app.call(one, 'acceptSpaceGuidelines', { params: { id } });
  post = (await app.call<SpacePost>(owner, 'createSpacePost', { params: { id }, body: { content: 'Words' } })).body;
  const { version } = (await app.call<Group>(owner, 'getSupportGroup', { params: { id } })).body;
  await app.call(owner, 'archiveSpace', { params: { id }, body: { version } });
});
afterAll(() => app.close());

test.each([
  ['editSpacePost', { content: 'Other words', version: 1 }],
  ['likeSpacePost', undefined],
  ['unlikeSpacePost', undefined],
  ['createSpaceComment', { content: 'A comment' }],
])('%s: a post that is missing is a 404 in an archived space too', async (operation, body) => {
  expect(await app.status(member, operation, { params: { id, postId: 999_999 }, body })).toBe(404);
});

test.each([
  ['editSpacePost', { content: 'Other words', version: 1 }, 403],
  ['deleteSpacePost', undefined, 403],
  ['likeSpacePost', undefined, 409],
  ['createSpaceComment', { content: 'A comment' }, 409],
])('%s: whose post it is comes before that the space is archived', async (operation, body, status) => {
  expect(await app.status(member, operation, { params: { id, postId: post.id }, body })).toBe(status);
});
