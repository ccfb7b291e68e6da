import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ProfileChange, User } from '../contract.ts';

let app: TestApp;
let ana: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana Costa' });
});
afterAll(() => app.close());

const put = (body: ProfileChange, as = ana) => app.call<User>(as, 'updateProfile', { params: { userId: ana }, body });
const statusOf = (body: object, as = ana) => app.status(as, 'updateProfile', { params: { userId: ana }, body });

test('saves what is given and leaves the rest', async () => {
  await put({ bio: ' I paint. ', suburb: 'Ballarat', state: 'VIC', pronouns: 'she/her' });
  const { body } = await put({ displayName: ' Ana C ', website: 'https://example.org/ana' });
  expect(body).toMatchObject({
    displayName: 'Ana C',
    bio: 'I paint.',
    location: 'Ballarat, VIC',
    pronouns: 'she/her',
    website: 'https://example.org/ana',
  });
});

test('fields can be emptied again', async () => {
  const { body } = await put({ bio: '', state: '', website: '', howToTalk: null });
  expect(body).toMatchObject({ bio: '', location: 'Ballarat', website: '', howToTalk: null });
});

test('interests are trimmed and each stands once, whatever its capitals', async () => {
  const { body } = await put({ interests: ['Auslan', ' trains ', 'auslan', 'trains'] });
  expect(body.interests).toEqual(['Auslan', 'trains']);
});

test('how to talk with me is kept', async () => {
  const howToTalk = { pace: 'Slowly', channels: ['text'], helps: 'One question at a time' };
  expect((await put({ howToTalk })).body.howToTalk).toEqual(howToTalk);
});

test('the name of posts without a name is no member’s, and the error is at the field', async () => {
  const message = expect.stringContaining('Choose another name');
  await expect(put({ displayName: 'Anonymous Member 2', bio: 'Not saved' })).rejects.toMatchObject({
    problem: { status: 400, errors: [{ field: 'displayName', message }] },
  });
  expect((await put({})).body).toMatchObject({ displayName: 'Ana C', bio: '' });
});

test('an empty change changes nothing', async () => {
  const before = (await put({})).body;
  expect((await put({})).body).toEqual(before);
});

test.each([
  [{ displayName: '  ' }],
  [{ displayName: 'x'.repeat(61) }],
  [{ bio: 'x'.repeat(501) }],
  [{ state: 'Bavaria' }],
  [{ website: 'javascript:alert(1)' }],
  [{ website: 'example.org' }],
  [{ interests: Array.from({ length: 21 }, (_, n) => `i${n}`) }],
  [{ howToTalk: { pace: '', channels: [], helps: '', extra: 1 } }],
  [{ roles: ['admin'] }],
  [{ username: 'admin' }],
])('refuses %j', async (body) => {
  expect(await statusOf(body)).toBe(400);
});

test('nobody changes another member’s profile', async () => {
  const other = await app.addMember();
  expect(await statusOf({ bio: 'Ha' }, other)).toBe(403);
  expect(await statusOf({ bio: 'Ha' }, 0)).toBe(401);
});
