import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session } from '#areas/account/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { holds } from '#platform/server/testing/stored.ts';
import { adultBorn, connectionsOf, usual } from '../testing/two-people.ts';

let app: TestApp;
let of: ReturnType<typeof connectionsOf>;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  of = connectionsOf(app);
});
afterAll(() => app.close());

const refusal = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
  throw new Error('It was not refused.');
};
const born = async (year: number, month: number, day: number, now: string) => {
  const id = await app.addMember();
  app.setNow(new Date(now));
  await of.declare(id, { year, month, day });
  const status = await app.status(id, 'getConnectionStanding');
  app.setNow(new Date());
  return { id, status };
};

test('a profile is for adults who have given their date of birth, once; only its month is kept', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  expect((await app.call(ana, 'getConnectionStanding', {})).body).toEqual({ age: null, closed: null });
  expect(await refusal(of.create(ana))).toMatchObject({
    status: 403,
    detail: 'Connections is for adults. Give your date of birth first.',
  });
  expect(await of.declare(ana)).toBe(200);
  expect((await app.call(ana, 'getConnectionStanding', {})).body).toEqual({
    age: { level: 'declared', declaredAt: expect.any(String) },
    closed: null,
  });
  expect(await of.declare(ana, { year: 1980, month: 1, day: 1 })).toBe(409);
  const [kept] = await app.database.query('', 'select * from connection_ages where user_id = $1', [ana]);
  expect(kept).toMatchObject({ born_in: 12 * 1990 + 4, adult_on: null });
});

test('under 18 there is nothing here, no entry in the menu either, and the answer cannot be changed; on the day itself there is', async () => {
  const young = await born(2008, 11, 26, '2026-11-25T12:00:00.000Z');
  expect(young.status).toBe(404);
  app.setNow(new Date('2026-11-25T12:00:00.000Z'));
  const params = { userId: young.id };
  expect(await of.declare(young.id)).toBe(404);
  for (const operation of ['getRelationshipProfile', 'listMatches', 'listUserMatches', 'countMatches']) {
    expect(await app.status(young.id, operation, { params })).toBe(404);
  }
  for (const operation of ['getConnectionDraft', 'viewOwnConnection', 'listConnectionActivities']) {
    expect(await app.status(young.id, operation, {})).toBe(404);
  }
  expect(await app.status(young.id, 'createRelationshipProfile', { body: usual })).toBe(404);
  const closedPaths = async () => (await app.call<Session>(young.id, 'getSession')).body.member?.closedPaths;
  expect(await closedPaths()).toEqual(['/connections']);
  app.setNow(new Date('2026-11-26T12:00:00.000Z'));
  expect(await app.status(young.id, 'getConnectionStanding')).toBe(200);
  expect(await closedPaths()).toEqual([]);
  app.setNow(new Date());
});

test('somebody born on 29 February is 18 on 1 March of a common year', async () => {
  const leap = await born(2004, 2, 29, '2022-02-28T12:00:00.000Z');
  expect(leap.status).toBe(404);
  app.setNow(new Date('2022-03-01T12:00:00.000Z'));
  expect(await app.status(leap.id, 'getConnectionStanding')).toBe(200);
  app.setNow(new Date());
});

test('what is left out has the specified defaults, and ageRange is of the two ages', async () => {
  const ana = await app.addMember({ name: 'Defaults' });
  await of.declare(ana);
  const body = { userId: ana, isActive: true, lookingFor: ['dating'], communicationPreferences: ['video'] };
  const made = await app.call(ana, 'createRelationshipProfile', { body });
  expect(made.body).toMatchObject({
    userId: ana,
    isActive: true,
    lookingFor: ['dating'],
    relationshipStatus: 'single',
    ageRange: [22, 35],
    ageRangeMin: 22,
    ageRangeMax: 35,
    maxDistance: 50,
    genderPreference: [],
    aboutMe: '',
    interests: [],
    accessibilityCompatibility: [],
    communicationPreferences: ['video'],
    privacyLevel: 'friends',
    openToLongDistance: false,
    allowMessages: true,
    rooms: ['dating'],
    verificationLevel: null,
    version: 1,
  });
  expect(await app.status(ana, 'createRelationshipProfile', { body })).toBe(409);
  expect(await of.edit(ana, { ageRange: [30, 40] })).toMatchObject({ ageRangeMin: 30, ageRangeMax: 40, version: 2 });
  expect(await of.edit(ana, { ageRange: '25-80' })).toMatchObject({ ageRange: [25, 80], version: 3 });
  expect(await of.edit(ana, { ageRangeMin: 30 })).toMatchObject({ ageRange: [30, 80], version: 4 });
});

test('without an aim or a way to communicate it is refused in the specified words', async () => {
  const ana = await app.addMember();
  await of.declare(ana);
  const said = async (content: object) =>
    (await refusal(of.create(ana, content))).errors?.map(({ message }) => message);
  expect(await said({ lookingFor: [] })).toEqual(["Please select what you're looking for."]);
  expect(await said({ communicationPreferences: [] })).toEqual([
    'Please select at least one communication preference.',
  ]);
  expect(await said({ ageRangeMin: 50, ageRangeMax: 40 })).toEqual(['The youngest age can’t be above the oldest.']);
  expect(await said({ place: 'Nowhere at all' })).toEqual([
    'We don’t know this place. Enter a suburb or a postcode, such as Footscray or 3011.',
  ]);
  for (const content of [{ maxDistance: 7 }, { maxDistance: 505 }, { ageRangeMin: 17 }, { interests: ['chess'] }]) {
    expect(await app.status(ana, 'createRelationshipProfile', { body: { ...usual, ...content } })).toBe(400);
  }
});

test('another member’s profile is 403, and one’s own is 404 until it is there', async () => {
  const ana = await of.member('Own');
  const ben = await app.addMember();
  expect(await app.status(ben, 'getRelationshipProfile', of.as(ana))).toBe(403);
  expect(await app.status(ben, 'getRelationshipProfile', of.as(ben))).toBe(404);
  expect(await app.status(ben, 'listMatches', of.as(ana))).toBe(403);
  expect(await app.status(ben, 'listUserMatches', of.as(ana))).toBe(403);
  await of.declare(ben);
  expect(await app.status(ben, 'createRelationshipProfile', { body: { ...usual, userId: ana } })).toBe(403);
});

test('what is written is sealed, a change over one that was not seen is refused, and deleting takes all of it', async () => {
  const ana = await of.member('Sealed', { aboutMe: 'I keep zyxbees.', place: '3011' });
  const [row] = await app.database.query<{ words: string; lat: number }>(
    '',
    'select words_sealed as words, lat from connection_profiles where user_id = $1',
    [ana],
  );
  expect(holds(row?.words ?? '', 'I keep zyxbees.')).toBe(false);
  expect(row?.lat).toBe(-37.8);
  expect((await of.profile(ana)).place).toBe('3011 (Footscray VIC)');
  await of.edit(ana, { aboutMe: 'Changed.' });
  const stale = { ...of.as(ana), body: { aboutMe: 'Stale.', version: 1 } };
  expect(await app.status(ana, 'editRelationshipProfile', stale)).toBe(409);
  expect((await of.profile(ana)).aboutMe).toBe('Changed.');
  expect(await app.status(ana, 'deleteRelationshipProfile', of.as(ana))).toBe(204);
  expect(await app.status(ana, 'getRelationshipProfile', of.as(ana))).toBe(404);
});

test('the wizard’s draft is its member’s alone, and goes with the profile', async () => {
  const ana = await app.addMember();
  await of.declare(ana, adultBorn);
  expect((await app.call(ana, 'getConnectionDraft', {})).body).toBeNull();
  await app.call(ana, 'saveConnectionDraft', { body: { step: 2, content: '{"aboutMe":"half"}' } });
  await app.call(ana, 'saveConnectionDraft', { body: { step: 3, content: '{"aboutMe":"more"}' } });
  expect((await app.call(ana, 'getConnectionDraft', {})).body).toMatchObject({
    step: 3,
    content: '{"aboutMe":"more"}',
  });
  await of.create(ana);
  expect((await app.call(ana, 'getConnectionDraft', {})).body).toBeNull();
});
