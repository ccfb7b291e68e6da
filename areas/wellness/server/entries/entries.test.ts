import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { WellnessEntry } from '../../contract/entries.ts';
import { defaultSettings } from '../../pure/settings.ts';
import { purgeDeleted } from '../records.ts';

let app: TestApp;
let ana: number;
let ben: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
});
afterAll(() => app.close());

/** As the specification has it. */
const specified = {
  moodRating: 7,
  energyLevel: 4,
  painLevel: 3,
  symptoms: ['  tired legs '],
  medications: ['Paracetamol 500 mg'],
  notes: 'Slept well.',
  isPrivate: false,
  shareWithHealthcare: true,
};
const uid = (n: number) => `test-entry-${String(n).padStart(8, '0')}`;
const save = async (by: number, body: object) =>
  (await app.call<WellnessEntry>(by, 'createWellnessEntry', { body })).body;
const list = async (by: number, query: Record<string, string | number> = {}) =>
  (await app.call<WellnessEntry[]>(by, 'listWellnessEntries', { query })).body;

test('an entry with the specified fields is kept and read again, trimmed', async () => {
  const saved = await save(ana, specified);
  expect(saved).toEqual({
    id: expect.any(Number),
    uid: expect.stringMatching(/^[\w-]{22}$/),
    generation: 1,
    version: 1,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    at: expect.any(String),
    isByHelper: false,
    writtenBy: null,
    ...specified,
    symptoms: ['tired legs'],
    day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    factors: [],
    sleepHours: null,
    scales: [],
  });
  expect((await list(ana))[0]).toEqual(saved);
  expect(await list(ben)).toEqual([]);
});

test('left out, an entry is private and not shared with a health team', async () => {
  const { moodRating, energyLevel, painLevel } = specified;
  expect(await save(ana, { moodRating, energyLevel, painLevel })).toMatchObject({
    isPrivate: true,
    shareWithHealthcare: false,
    symptoms: [],
    medications: [],
    notes: '',
  });
});

test.each([
  ['moodRating', 0],
  ['moodRating', 11],
  ['moodRating', 5.5],
  ['energyLevel', 0],
  ['energyLevel', 11],
  ['painLevel', -1],
  ['painLevel', 11],
  ['symptoms', Array.from({ length: 31 }, (_, n) => `symptom ${n}`)],
  ['symptoms', ['x'.repeat(101)]],
  ['symptoms', [' ']],
  ['notes', 'x'.repeat(5001)],
  ['sleepHours', 25],
  ['sleepHours', 7.1],
  ['scales', [{ name: 'Stiffness', value: 11 }]],
  ['zone', 'Mars/Olympus'],
  ['day', '2999-01-01'],
  ['day', '1969-12-31'],
  ['day', '2026-02-30'],
  ['uid', 'short'],
])('%s out of range is named, and nothing is kept', async (field, value) => {
  const before = (await list(ana)).length;
  const error = await app.call(ana, 'createWellnessEntry', { body: { ...specified, [field]: value } }).catch((e) => e);
  expect(error).toBeInstanceOf(ProblemError);
  expect(error.problem).toMatchObject({ status: 400, errors: [{ field: expect.stringMatching(`^${field}\\b`) }] });
  expect(await list(ana)).toHaveLength(before);
});

test('the same uid sent twice is one entry, and another kind of thing cannot take it', async () => {
  const body = { ...specified, uid: uid(1), notes: 'once' };
  const first = await save(ben, body);
  expect(await save(ben, { ...body, notes: 'twice' })).toEqual(first);
  expect((await list(ben)).filter((entry) => entry.uid === uid(1))).toHaveLength(1);
  // Another member may have the same one: it is theirs.
  expect((await save(ana, body)).id).not.toBe(first.id);
});

test('days are those of the member’s zone; the latest day of all is the limit without one', async () => {
  app.setNow(new Date('2026-11-25T20:30:00.000Z'));
  expect((await save(ben, { ...specified, zone: 'Australia/Sydney' })).day).toBe('2026-11-26');
  expect((await save(ben, { ...specified, zone: 'America/Los_Angeles' })).day).toBe('2026-11-25');
  expect((await save(ben, specified)).day).toBe('2026-11-25');
  const tomorrow = { ...specified, day: '2026-11-26' };
  expect(await app.status(ben, 'createWellnessEntry', { body: { ...tomorrow, zone: 'Europe/London' } })).toBe(400);
  expect((await save(ben, tomorrow)).day).toBe('2026-11-26');
});

test('an entry about an earlier day stands at its noon, and lists are the newest day first', async () => {
  const cara = await app.addMember({ name: 'Cara' });
  for (const day of ['2026-10-03', '2026-10-05', '2026-10-04'])
    await save(cara, { ...specified, day, zone: 'Australia/Sydney' });
  const entries = await list(cara);
  expect(entries.map(({ day }) => day)).toEqual(['2026-10-05', '2026-10-04', '2026-10-03']);
  // Clocks go forward on 4 October: noon is an hour earlier in UTC from then on.
  expect(entries.map(({ at }) => at.slice(11, 16))).toEqual(['01:00', '01:00', '02:00']);
  expect((await list(cara, { from: '2026-10-04', to: '2026-10-04' })).map(({ day }) => day)).toEqual(['2026-10-04']);
});

test('a day is found whole: its first minute where it begins first, its last where it ends last', async () => {
  const fay = await app.addMember({ name: 'Fay' });
  for (const at of ['2026-10-03T10:00:00.000Z', '2026-10-05T11:59:59.999Z'])
    await save(fay, { ...specified, day: '2026-10-04', at });
  const day = { from: '2026-10-04', to: '2026-10-04' };
  expect((await list(fay, day)).map(({ at }) => at)).toEqual(['2026-10-05T11:59:59.999Z', '2026-10-03T10:00:00.000Z']);
  expect(await list(fay, { from: '2026-10-05' })).toEqual([]);
  expect(await list(fay, { to: '2026-10-03' })).toEqual([]);
});

test('a page goes on where it ended', async () => {
  const dan = await app.addMember({ name: 'Dan' });
  for (const day of ['2026-10-01', '2026-10-02', '2026-10-03']) await save(dan, { ...specified, day });
  const page = await app.call<WellnessEntry[]>(dan, 'listWellnessEntries', { query: { limit: 2 } });
  expect(page.body.map(({ day }) => day)).toEqual(['2026-10-03', '2026-10-02']);
  const next = await app.call<WellnessEntry[]>(dan, 'listWellnessEntries', {
    query: { limit: 2, cursor: page.next ?? '' },
  });
  expect(next.body.map(({ day }) => day)).toEqual(['2026-10-01']);
  expect(next.next).toBeUndefined();
});

test('an entry is changed once for each version, keeps its day, and its deletion can be undone', async () => {
  const { id, day, at, version } = await save(ana, { ...specified, day: '2026-10-01' });
  const change = { ...specified, notes: 'Better now.', version };
  const { body } = await app.call<WellnessEntry>(ana, 'editWellnessEntry', { params: { id }, body: change });
  expect(body).toMatchObject({ id, day, at, notes: 'Better now.', version: 2 });
  expect(await app.status(ana, 'editWellnessEntry', { params: { id }, body: change })).toBe(409);
  expect(await app.status(ana, 'deleteWellnessEntry', { params: { id } })).toBe(204);
  expect((await list(ana)).some((entry) => entry.id === id)).toBe(false);
  expect(await app.status(ana, 'editWellnessEntry', { params: { id }, body: { ...change, version: 3 } })).toBe(404);
  const restored = await app.call<WellnessEntry>(ana, 'restoreWellnessEntry', { params: { id } });
  expect(restored.body).toMatchObject({ id, notes: 'Better now.' });
  expect(await app.status(ana, 'restoreWellnessEntry', { params: { id } })).toBe(404);
});

test('a time has to be on the day of the entry, wherever that day is', async () => {
  const about = { ...specified, day: '2026-10-10' };
  expect((await save(ana, { ...about, at: '2026-10-09T11:00:00.000Z' })).at).toBe('2026-10-09T11:00:00.000Z');
  for (const at of ['2026-10-09T09:59:00.000Z', '2026-10-11T12:00:00.000Z', '2027-01-01T00:00:00.000Z'])
    expect(await app.status(ana, 'createWellnessEntry', { body: { ...about, at } })).toBe(400);
});

test('all entries are deleted at once for good, and everything else where it is asked for', async () => {
  const eve = await app.addMember({ name: 'Eve' });
  const { id } = await save(eve, specified);
  await save(eve, specified);
  const { body: settings } = await app.call<{ version: number }>(eve, 'getWellnessSettings');
  await app.call(eve, 'putWellnessSettings', { body: { ...defaultSettings, version: settings.version } });
  const others = (await list(ana)).length;
  expect(await app.status(eve, 'deleteAllWellnessEntries')).toBe(204);
  expect(await list(eve)).toEqual([]);
  expect(await app.status(eve, 'restoreWellnessEntry', { params: { id } })).toBe(404);
  expect((await app.call(eve, 'getWellnessSettings')).body).toMatchObject({ version: 1 });
  await app.call(eve, 'deleteAllWellnessEntries', { query: { everything: 'true' } });
  expect((await app.call(eve, 'getWellnessSettings')).body).toMatchObject({ version: 0 });
  expect(await list(ana)).toHaveLength(others);
});

test('what was deleted can be restored for 30 days, and then it is gone', async () => {
  app.setNow(new Date('2026-11-01T00:00:00.000Z'));
  const fay = await app.addMember({ name: 'Fay' });
  const { id } = await save(fay, specified);
  await app.call(fay, 'deleteWellnessEntry', { params: { id } });
  const query = app.database.query;
  await purgeDeleted(query, new Date('2026-11-30T23:59:00.000Z'));
  expect(await app.status(fay, 'restoreWellnessEntry', { params: { id } })).toBe(200);
  await app.call(fay, 'deleteWellnessEntry', { params: { id } });
  await purgeDeleted(query, new Date('2026-12-01T00:01:00.000Z'));
  expect(await app.status(fay, 'restoreWellnessEntry', { params: { id } })).toBe(404);
});
