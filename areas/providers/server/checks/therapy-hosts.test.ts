import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { checkOf, decide, publish, wholeChecks } from '../testing/published.ts';

let app: TestApp;
let admin: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: new Date('2026-11-26T03:00:00.000Z') });
  admin = await app.addMember({ name: 'Marguerite Lo', roles: ['member', 'admin'] });
});
afterAll(() => app.close());

const content = { name: 'A calm hour', description: 'With a therapist.', scene: 'circle', maxOccupancy: 6 };
const host = (userId: number, spaceType = 'therapy') =>
  app.status(userId, 'createVrSpace', { body: { ...content, spaceType } });

test('a therapy space is hosted by anyone who runs a verified listing, and by no one else', async () => {
  const owner = await app.addMember({ name: 'Owner' });
  expect(await host(owner)).toBe(403);
  expect(await host(owner, 'social')).toBe(201);
  const { id } = await publish(app, owner, admin);
  expect(await host(owner)).toBe(201);
  expect(await host(await app.addMember())).toBe(403);
  await app.call(admin, 'recordProviderCheck', {
    params: { id },
    body: checkOf('identity', null, { result: 'refused' }),
  });
  expect(await host(owner)).toBe(403);
});

test('a suspended listing verifies no host', async () => {
  const owner = await app.addMember({ name: 'Other owner' });
  const { id } = await publish(app, owner, admin, { checks: wholeChecks, approve: true });
  expect(await host(owner)).toBe(201);
  await decide(app, admin, id, 'suspendProvider');
  expect(await host(owner)).toBe(403);
});
