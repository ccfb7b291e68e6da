import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import { programsOf } from '../testing/programs.ts';

/** Two processes on one database: the owner is at one, and the program calls the other. */
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  const server = await sharedPostgres();
  const databaseUrl = await server.createDatabase(`api_keys_${randomUUID().slice(0, 8)}`);
  here = await startTestApp({ areas: serverAreas, databaseUrl });
  there = await startTestApp({ areas: serverAreas, databaseUrl });
  await here.app.start();
  await there.app.start();
}, 120_000);
afterAll(async () => {
  for (const app of [here, there]) {
    await app.app.stop();
    await app.database.close();
  }
});

test('a key that is revoked at one process counts no more at the other', async () => {
  const ana = await here.addMember();
  const { key, secret } = await programsOf(here).makeKey(ana);
  const call = () => programsOf(there).by(secret)('GET', '/api/v1/me');
  for (let n = 0; n < 5; n += 1) expect((await call()).status).toBe(200);
  await here.call(ana, 'revokeApiKey', { params: { id: key.id } });
  await vi.waitFor(async () => expect((await call()).status).toBe(401), { timeout: 1000, interval: 5 });
  for (let n = 0; n < 20; n += 1) expect((await call()).status).toBe(401);
});
