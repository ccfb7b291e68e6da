import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { SafetyPlan } from '../contract.ts';

/** As a browser seals it (web/plan-seal.ts); the server cannot tell what is in it. */
const sealedWith = (letter: string) => `p1.600000.${letter.repeat(22)}.${letter.repeat(16)}.${letter.repeat(60)}`;

let app: TestApp;
let ana: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember();
});
afterAll(() => app.close());

const read = async (userId: number) => (await app.call<SafetyPlan>(userId, 'getSafetyPlan')).body;
const save = (sealed: string, version: number) => app.status(ana, 'saveSafetyPlan', { body: { sealed, version } });

test('is kept as the browser sealed it, for its member alone; an older version takes no one’s place', async () => {
  expect(await read(ana)).toEqual({ sealed: null, version: 0 });
  const first = sealedWith('a');
  expect(await save(first, 0)).toBe(200);
  expect(await save(first, 0)).toBe(409);
  const second = sealedWith('b');
  expect(await save(second, 1)).toBe(200);
  expect(await save(first, 1)).toBe(409);
  expect(await read(ana)).toEqual({ sealed: second, version: 2 });
  expect(await read(await app.addMember())).toEqual({ sealed: null, version: 0 });
});

test.each(['', 'my plan', 'p1.600000.x.y.z', `p1.600000.${'a'.repeat(22)}.${'b'.repeat(16)}.${'c'.repeat(60_000)}`])(
  'refuses what is not sealed, or too long: %.20s',
  async (sealed) => {
    expect(await save(sealed, 2)).toBe(400);
  },
);

test('goes when its member deletes it', async () => {
  expect(await app.status(ana, 'deleteSafetyPlan')).toBe(204);
  expect(await read(ana)).toEqual({ sealed: null, version: 0 });
});
