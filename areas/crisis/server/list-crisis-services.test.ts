import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { HelpService } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: new Date('2026-11-10T02:00:00Z') });
});
afterAll(() => app.close());

const list = async (query = {}) => (await app.call<HelpService[]>(0, 'listCrisisServices', { query })).body;

test('a guest gets the installation’s region, emergency first', async () => {
  const services = await list();
  expect(services[0]).toMatchObject({ id: 'triple-zero', group: 'emergency', openNow: true });
});

test('the region can be asked for', async () => {
  expect((await list({ region: 'US' })).map(({ id }) => id)).toEqual(['emergency-911']);
  expect(await app.status(0, 'listCrisisServices', { query: { region: 'NZ' } })).toBe(400);
});

test('local hours need the reader’s zone; an unknown zone counts as none', async () => {
  const qlife = async (query: object) => (await list(query)).find(({ id }) => id === 'qlife')?.openNow;
  expect(await qlife({})).toBeNull();
  expect(await qlife({ zone: 'Australia/Sydney' })).toBe(false);
  expect(await qlife({ zone: 'Moon/Base' })).toBeNull();
});
