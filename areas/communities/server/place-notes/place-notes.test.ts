import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlaceNote } from '../../contract.ts';
import { factWords, monthsBetween } from '../../pure/facts.ts';
import { openTown, refusal, type Town } from '../testing/town.ts';

const now = new Date('2026-11-21T02:00:00.000Z');
let town: Town;
let id: number;
beforeAll(async () => {
  town = await openTown();
  town.app.setNow(now);
  ({ id } = await town.start(town.ana));
  await town.join(town.ben, id);
});
afterAll(() => town.app.close());

const add = (as: number, name: string) => town.on<PlaceNote>(as, 'addPlaceNote', { id }, { name, where: '' });
const measure = (as: number, placeId: number, body: object) =>
  town.on<PlaceNote>(as, 'measurePlace', { id, placeId }, { measuredOn: '2026-11-20', ...body });
const places = (as: number) => town.on<PlaceNote[]>(as, 'listPlaceNotes', { id });

test('a measurement has its day and who measured; a newer one takes its place', async () => {
  const { id: placeId } = await add(town.ana, 'Hall');
  await measure(town.ana, placeId, { kind: 'door_width', value: 820, measuredOn: '2025-01-10' });
  await measure(town.ben, placeId, { kind: 'door_width', value: 870, note: 'The side door' });
  const hall = await measure(town.ana, placeId, { kind: 'surface', surface: 'gravel' });
  expect(hall.facts).toMatchObject([
    {
      kind: 'door_width',
      value: 870,
      note: 'The side door',
      measuredOn: '2026-11-20',
      measuredBy: 'Ben',
      stale: false,
    },
    { kind: 'surface', choice: 'gravel', measuredBy: 'Ana' },
  ]);
});

test('after 18 months a fact asks to be checked again, and a check renews it', async () => {
  const { id: placeId } = await add(town.ana, 'Toilet');
  const first = await measure(town.ana, placeId, { kind: 'steps', value: 1, measuredOn: '2025-05-21' });
  expect(first.facts[0]?.stale).toBe(false);
  const older = await measure(town.ana, placeId, { kind: 'noise', value: 50, measuredOn: '2025-05-20' });
  expect(older.facts.find(({ kind }) => kind === 'noise')?.stale).toBe(true);
  const renewed = await measure(town.ben, placeId, { kind: 'noise', value: 50 });
  expect(renewed.facts.find(({ kind }) => kind === 'noise')).toMatchObject({ stale: false, measuredBy: 'Ben' });
});

test('what cannot be is named at its field', async () => {
  const { id: placeId } = await add(town.ana, 'Kitchen');
  const field = async (body: object) => (await refusal(measure(town.ana, placeId, body))).errors?.[0];
  expect(await field({ kind: 'door_width', value: 8 })).toEqual({
    field: 'value',
    rule: 'range',
    message: 'Write a number from 300 to 5,000 mm.',
  });
  expect(await field({ kind: 'steps' })).toMatchObject({ field: 'value' });
  expect(await field({ kind: 'surface', value: 3 })).toMatchObject({ field: 'surface' });
  expect(await field({ kind: 'steps', value: 1, measuredOn: '2026-11-23' })).toMatchObject({ field: 'measuredOn' });
  expect(await field({ kind: 'steps', value: 1, measuredOn: '2001-01-01' })).toMatchObject({ field: 'measuredOn' });
  expect((await refusal(add(town.ben, 'kitchen'))).errors?.[0]).toMatchObject({ field: 'name' });
});

test('members write, everybody reads those of a public community, and each deletes their own', async () => {
  const stranger = await town.app.addMember({ name: 'Stranger' });
  const { id: placeId } = await add(town.ben, 'Shed');
  expect(await refusal(add(stranger, 'Gate'))).toMatchObject({ status: 403 });
  expect((await places(stranger)).map(({ name }) => name)).toContain('Shed');
  const { facts } = await measure(town.ana, placeId, { kind: 'steps', value: 0 });
  const factId = facts[0]?.id ?? 0;
  expect(await refusal(town.on(town.ben, 'deletePlaceFact', { id, placeId, factId }))).toMatchObject({ status: 403 });
  expect(await refusal(town.on(town.ben, 'deletePlaceNote', { id, placeId }))).toMatchObject({ status: 403 });
  await town.on(town.ana, 'deletePlaceFact', { id, placeId, factId });
  await town.on(town.ben, 'deletePlaceNote', { id, placeId });
  expect((await places(town.ana)).map(({ name }) => name)).not.toContain('Shed');
});

test('words and months are plain', () => {
  expect(factWords({ kind: 'door_width', value: 1200, choice: '' })).toBe('1,200 mm');
  expect(factWords({ kind: 'steps', value: 0, choice: '' })).toBe('None');
  expect(factWords({ kind: 'light', value: 0, choice: '' })).toBe('0 lux');
  expect(factWords({ kind: 'surface', value: null, choice: 'grass' })).toBe('Grass');
  expect(monthsBetween(new Date('2025-03-31'), new Date('2026-11-21'))).toBe(19);
  expect(monthsBetween(new Date('2025-03-21'), new Date('2026-11-21'))).toBe(20);
});

test('in an archived community a place that is missing, and one of others, are said before that it is archived', async () => {
  const { id: old } = await town.start(town.ana);
  await town.join(town.ben, old);
  const place = await town.on<PlaceNote>(town.ana, 'addPlaceNote', { id: old }, { name: 'Hall', where: '' });
  const reading = { kind: 'steps', value: 1, measuredOn: '2026-11-20' };
  const { facts } = await town.on<PlaceNote>(town.ana, 'measurePlace', { id: old, placeId: place.id }, reading);
  const factId = facts[0]?.id ?? 0;
  const { version } = (await town.get(town.ana, old)).space;
  await town.on(town.ana, 'archiveSpace', { id: old }, { version });
  const status = async (operation: string, params: object, body?: object) =>
    (await refusal(town.on(town.ben, operation, { id: old, ...params }, body))).status;
  expect(await status('measurePlace', { placeId: 999_999 }, reading)).toBe(404);
  expect(await status('deletePlaceNote', { placeId: 999_999 })).toBe(404);
  expect(await status('deletePlaceFact', { placeId: place.id, factId: 999_999 })).toBe(404);
  expect(await status('deletePlaceNote', { placeId: place.id })).toBe(403);
  expect(await status('deletePlaceFact', { placeId: place.id, factId })).toBe(403);
  expect(await status('measurePlace', { placeId: place.id }, reading)).toBe(409);
});
