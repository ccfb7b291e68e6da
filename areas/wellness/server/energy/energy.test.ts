import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { EnergyDay } from '../../contract/energy.ts';

let app: TestApp;
let ana: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: new Date('2026-11-25T02:00:00.000Z') });
  ana = await app.addMember({ name: 'Ana' });
});
afterAll(() => app.close());

const plan = {
  day: '2026-11-26',
  version: 0,
  points: 8,
  tasks: [{ name: 'Physio', cost: 5, isDone: false }],
  isRestDay: false,
};
const put = async (body: object) => (await app.call<EnergyDay>(ana, 'putWellnessEnergy', { body })).body;
const list = async (from: string, to: string, by = ana) =>
  (await app.call<EnergyDay[]>(by, 'listWellnessEnergy', { query: { from, to } })).body;

test('a day is planned once, and changed by the version that was read', async () => {
  const { version: _, ...said } = plan;
  expect(await put(plan)).toMatchObject({ ...said, uid: 'energy-2026-11-26', version: 1 });
  expect(await app.status(ana, 'putWellnessEnergy', { body: plan })).toBe(409);
  expect(await app.status(ana, 'putWellnessEnergy', { body: { ...plan, day: '2026-11-27', version: 1 } })).toBe(409);
  const done = [{ name: 'Physio', cost: 5, isDone: true }];
  expect(await put({ ...plan, version: 1, tasks: done })).toMatchObject({ version: 2, tasks: done });
  await put({ ...plan, day: '2026-11-25', points: 0, tasks: [], isRestDay: true });
  expect((await list('2026-11-25', '2026-11-26')).map(({ day, isRestDay }) => [day, isRestDay])).toEqual([
    ['2026-11-26', false],
    ['2026-11-25', true],
  ]);
  expect(await list('2026-11-27', '2026-11-30')).toEqual([]);
  expect(await list('2026-11-25', '2026-11-26', await app.addMember())).toEqual([]);
});

test.each([
  ['points', { points: 31 }],
  ['tasks.0.cost', { tasks: [{ name: 'Physio', cost: -1, isDone: false }] }],
  ['tasks.0.name', { tasks: [{ name: ' ', cost: 1, isDone: false }] }],
  ['tasks', { tasks: Array.from({ length: 31 }, () => ({ name: 'Physio', cost: 1, isDone: false })) }],
  ['day', { day: '2027-11-27' }],
  ['day', { day: '1969-12-31' }],
])('%s out of range is named', async (field, more) => {
  await expect(app.call(ana, 'putWellnessEnergy', { body: { ...plan, ...more } })).rejects.toMatchObject({
    problem: { status: 400, errors: [{ field }] },
  });
});

test('a range has an end after its start, and at most 62 days', async () => {
  const status = (from: string, to: string) => app.status(ana, 'listWellnessEnergy', { query: { from, to } });
  expect(await status('2026-11-02', '2026-11-01')).toBe(400);
  expect(await status('2026-01-01', '2026-03-03')).toBe(200);
  expect(await status('2026-01-01', '2026-03-04')).toBe(400);
});
