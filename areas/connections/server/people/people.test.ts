import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { MatchCount } from '../../contract.ts';
import { connectionsOf } from '../testing/two-people.ts';

let app: TestApp;
let of: ReturnType<typeof connectionsOf>;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  of = connectionsOf(app);
});
afterAll(() => app.close());

const wide = { ageRangeMin: 18, ageRangeMax: 80 };
/** Nobody else is looked for this: each test has people of its own. */
const only = (interest: string) => ({ ...wide, interests: [interest] });
const born = (year: number) => ({ year, month: 1, day: 1 });
const count = async (id: number, query: Record<string, string> = {}) =>
  (await app.call<MatchCount>(id, 'countMatches', { ...of.as(id), query })).body;
// Nobody of an earlier test is met in the next.
beforeEach(() => app.database.query('', 'update connection_profiles set is_active = false'));

test('friends and dating are two rooms, and nobody is shown in one that they did not choose', async () => {
  const ana = await of.member('Ana', { ...wide, lookingFor: ['friendship', 'marriage'] });
  const ben = await of.member('Ben', { ...wide, lookingFor: ['companionship', 'friendship'] });
  const cleo = await of.member('Cleo', { ...wide, lookingFor: ['dating', 'marriage'] });
  expect(await of.names(ana)).toEqual(['Ben']);
  expect(await of.names(ana, { room: 'dating' })).toEqual(['Cleo']);
  expect(await of.names(ben, { room: 'dating' })).toEqual([]);
  expect(await of.names(cleo)).toEqual(['Ana']);
  const [seen] = await of.discover(cleo);
  expect(seen?.lookingFor).toEqual(['marriage']);
  expect(await of.look(ben, cleo, 'dating')).toBe(404);
  expect(await of.look(ben, ana, 'dating')).toBe(404);
  expect(await of.look(cleo, ana, 'dating')).toBe(200);
  expect(await of.look(cleo, ana, 'friendship')).toBe(404);
});

test('every filter reduces the list to those who fit all of them, and the count is theirs', async () => {
  const ana = await of.member('Ana', { ...wide, place: '3011', openToLongDistance: true });
  await of.member('Near', { ...wide, place: '3012', accessibilityCompatibility: ['large_text', 'screen_reader'] });
  await of.member('Old', { ...wide, place: '3012', lookingFor: ['companionship'] }, born(1950));
  await of.member('Far', { ...wide, place: '6160', accessibilityCompatibility: ['large_text'] });
  await of.member('Nowhere', { ...wide, accessibilityCompatibility: ['large_text'] });
  expect(await of.names(ana)).toEqual(['Far', 'Near', 'Nowhere', 'Old']);
  expect(await of.names(ana, { lookingFor: 'companionship' })).toEqual(['Old']);
  expect(await of.names(ana, { ageMin: 20, ageMax: 50 })).toEqual(['Far', 'Near', 'Nowhere']);
  expect(await of.names(ana, { distance: '25' })).toEqual(['Near', 'Old']);
  expect(await of.names(ana, { support: 'large_text' })).toEqual(['Far', 'Near', 'Nowhere']);
  expect(await of.names(ana, { support: 'large_text,screen_reader' })).toEqual(['Near']);
  const all = { support: 'large_text', distance: '100', ageMax: '60', lookingFor: 'friendship' };
  expect(await of.names(ana, all)).toEqual(['Near']);
  expect(await count(ana, all)).toEqual({ room: 'friendship', count: 1, more: false });
  await of.edit(ana, { openToLongDistance: false, maxDistance: 30 });
  // As far as the profile says: somebody whose place is not known is not lost by it.
  expect(await of.names(ana)).toEqual(['Near', 'Nowhere', 'Old']);
  expect(await of.names(ana, { distance: 'any' })).toEqual(['Far', 'Near', 'Nowhere', 'Old']);
  expect(await app.status(ana, 'listMatches', { ...of.as(ana), query: { support: 'anything' } })).toBe(400);
});

test('the closest fit comes first, the same each time, page by page, with reasons that can be dropped', async () => {
  const ana = await of.member('Ana', {
    ...wide,
    interests: ['books', 'pets'],
    accessibilityCompatibility: ['large_text'],
  });
  await of.member('One', { ...only('books'), accessibilityCompatibility: ['large_text'] });
  await of.member('Both', { ...wide, interests: ['books', 'pets', 'art'] });
  await of.member('None', { ...only('science'), communicationPreferences: ['voice'] });
  const order = async () => (await of.discover(ana)).map(({ name, matchScore }) => `${name} ${matchScore}`);
  expect(await order()).toEqual(['One 83', 'Both 83', 'None 33']);
  expect(await order()).toEqual(['One 83', 'Both 83', 'None 33']);
  const [first] = await of.discover(ana, { limit: 1 });
  expect(first?.reasons.map(({ kind, points, most, words }) => `${kind} ${points} of ${most}: ${words}`)).toEqual([
    'aims 30 of 30: You both look for friendship.',
    'interests 15 of 30: 1 of your 2: books.',
    'communication 15 of 15: The one you chose: text.',
    'access 15 of 15: The one you chose: large text.',
  ]);
  const page = await app.call<{ name: string }[]>(ana, 'listMatches', { ...of.as(ana), query: { limit: 2 } });
  const next = await app.call<{ name: string }[]>(ana, 'listMatches', {
    ...of.as(ana),
    query: { limit: 2, cursor: page.next ?? '' },
  });
  expect([...page.body, ...next.body].map(({ name }) => name)).toEqual(['One', 'Both', 'None']);
  await of.edit(ana, { droppedReasons: ['access'] });
  expect(await order()).toEqual(['Both 100', 'One 80', 'None 40']);
});

test('in the dating room gender and the other’s ages count, among friends neither', async () => {
  const ana = await of.member('Ana', {
    ...wide,
    lookingFor: ['friendship', 'dating'],
    gender: 'woman',
    genderPreference: ['men', 'any words'],
  });
  await of.member('Man', { ...wide, lookingFor: ['friendship', 'dating'], gender: 'man' });
  await of.member('Unsaid', { ...wide, lookingFor: ['friendship', 'dating'] });
  await of.member('Wants men', { ...wide, lookingFor: ['dating'], gender: 'man', genderPreference: ['men'] });
  await of.member('Wants young', { lookingFor: ['dating'], gender: 'man', ageRangeMin: 18, ageRangeMax: 25 });
  expect((await of.profile(ana)).genderPreference).toEqual(['men']);
  expect(await of.names(ana, { room: 'dating' })).toEqual(['Man']);
  expect(await of.names(ana, { room: 'friendship' })).toEqual(['Man', 'Unsaid']);
});

test('a like is known to nobody until it is mutual; then both have the match, newest first, and may write at once', async () => {
  const [ana, ben, cleo] = [await of.member('Ana', wide), await of.member('Ben', wide), await of.member('Cleo', wide)];
  await app.call(ben, 'saveMessageSettings', {
    body: { ...(await app.call<object>(ben, 'getMessageSettings', {})).body, newPeople: 'followed' },
  });
  expect(await of.like(ana, ben)).toBe(false);
  expect(await of.names(ana)).toEqual(['Cleo']);
  expect(await of.names(ben)).toEqual(['Ana', 'Cleo']);
  expect(await of.matches(ben)).toEqual([]);
  await app.settle();
  expect((await app.call(ben, 'listNotifications', {})).body).toEqual([]);
  const message = { recipientId: ben, content: 'Hello', type: 'text' };
  expect(await app.status(ana, 'sendMessage', { body: message })).toBe(403);
  expect(await of.like(ben, ana)).toBe(true);
  await of.match(ana, cleo);
  expect((await of.matches(ana)).map(({ name }) => name)).toEqual(['Cleo', 'Ben']);
  expect(await of.names(ben)).toEqual(['Cleo']);
  expect(await app.status(ana, 'sendMessage', { body: message })).toBe(201);
  const { body } = await app.call<{ state: string }>(ben, 'getConversationWith', { params: { userId: ana } });
  expect(body.state).toBe('active');
});

test('a match is told to the one who liked first; the other reads it in the answer', async () => {
  const first = await of.member('First', only('books'));
  const second = await of.member('Second', only('books'));
  const told = async (id: number) =>
    (await app.call<{ text: string; link: string }[]>(id, 'listNotifications', {})).body;
  expect(await of.like(first, second)).toBe(false);
  expect(await of.like(second, first)).toBe(true);
  await app.settle();
  expect(await told(first)).toMatchObject([
    { text: expect.stringContaining('matched with you'), link: '/connections?tab=matches' },
  ]);
  expect(await told(second)).toEqual([]);
});

test('a pass lasts until it is undone, in its room alone', async () => {
  const both = { ...wide, lookingFor: ['friendship', 'dating'] };
  const [ana, ben] = [await of.member('Ana', both), await of.member('Ben', both)];
  expect(await of.pass(ana, ben)).toBe(204);
  expect(await of.names(ana)).toEqual([]);
  expect(await of.look(ana, ben)).toBe(404);
  expect(await of.names(ana, { room: 'dating' })).toEqual(['Ben']);
  expect(await of.names(ben)).toEqual(['Ana']);
  await app.call(ana, 'undoPass', { params: { id: ben }, query: { room: 'friendship' } });
  expect(await of.names(ana)).toEqual(['Ben']);
});

test('unmatching ends the match and its conversation without a word, and neither meets the other there again', async () => {
  const [ana, ben] = [await of.member('Ana', wide), await of.member('Ben', wide)];
  const id = await of.match(ana, ben);
  await app.call(ben, 'sendMessage', { body: { recipientId: ana, content: 'Hello', type: 'text' } });
  await app.settle();
  expect(await app.status(ana, 'unmatch', { params: { id } })).toBe(204);
  await app.settle();
  for (const one of [ana, ben]) {
    expect(await of.matches(one)).toEqual([]);
    expect(await of.names(one)).toEqual([]);
  }
  const conversations = async (as: number) =>
    (await app.call<object[]>(as, 'listConversations', of.as(as))).body.length;
  expect([await conversations(ana), await conversations(ben)]).toEqual([0, 1]);
  expect((await app.call(ben, 'listNotifications', {})).body).toEqual([]);
  expect(await app.status(ben, 'unmatch', { params: { id } })).toBe(404);
});

test('whoever is not visible is nowhere, sees nobody, and is back with all of it afterwards', async () => {
  const [ana, ben, cleo] = [await of.member('Ana', wide), await of.member('Ben', wide), await of.member('Cleo', wide)];
  await of.match(ana, ben);
  await of.edit(ana, { isActive: false });
  expect(await of.names(cleo)).toEqual(['Ben']);
  expect(await of.matches(ben)).toEqual([]);
  expect(await of.look(ben, ana)).toBe(404);
  expect(await of.look(cleo, ana)).toBe(404);
  expect(await of.names(ana)).toEqual([]);
  expect(await of.matches(ana)).toEqual([]);
  expect(await count(ana)).toEqual({ room: null, count: 0, more: false });
  await of.edit(ana, { isActive: true });
  expect(await of.names(cleo)).toEqual(['Ana', 'Ben']);
  expect((await of.matches(ben)).map(({ name }) => name)).toEqual(['Ana']);
});

test('a block hides both at once and ends the match for good', async () => {
  const [ana, ben] = [await of.member('Ana', wide), await of.member('Ben', wide)];
  await of.match(ana, ben);
  await app.call(ana, 'block', { params: { id: ben } });
  for (const [one, another] of [
    [ana, ben],
    [ben, ana],
  ] as const) {
    expect(await of.matches(one)).toEqual([]);
    expect(await of.names(one)).toEqual([]);
    expect(await of.look(one, another)).toBe(404);
  }
  await app.settle();
  await app.call(ana, 'unblock', { params: { id: ben } });
  expect(await of.names(ben)).toEqual([]);
  expect(await of.matches(ana)).toEqual([]);
});

test('two who like each other at the same moment have one match', async () => {
  const [ana, ben] = [await of.member('Ana', wide), await of.member('Ben', wide)];
  const both = await Promise.all([of.like(ana, ben), of.like(ben, ana)]);
  expect(both.filter(Boolean)).toHaveLength(1);
  expect((await of.matches(ana)).map(({ name }) => name)).toEqual(['Ben']);
  expect((await of.matches(ben)).map(({ name }) => name)).toEqual(['Ana']);
});

test('reported and taken down by a moderator, a profile is gone for everyone else', async () => {
  const [ana, ben] = [
    await of.member('Ana', wide),
    await of.member('Ben', { ...wide, aboutMe: 'Send me gift cards.' }),
  ];
  const mod = await app.addMember({ name: 'Mod', roles: ['member', 'moderator'] });
  const body = {
    contentType: 'relationship_profile',
    contentId: ben,
    reason: 'spam',
    reporterId: ana,
    reportedUserId: ben,
  };
  const report = await app.call<{ id: number }>(ana, 'createReport', { body });
  const params = { id: report.body.id };
  await app.call(mod, 'assignReport', { params, body: {} });
  const detail = await app.call(mod, 'getReport', { params });
  expect(JSON.stringify(detail.body)).toContain('Send me gift cards.');
  const decision = { status: 'resolved', resolution: 'content_removed', moderatorNotes: 'Scam.' };
  await app.call(mod, 'decideReport', { params, body: decision });
  expect(await of.names(ana)).toEqual([]);
  expect((await of.profile(ben)).removed).toBe(true);
});
