import { afterAll, beforeAll, expect, test } from 'vitest';
import { profilesOf } from '#areas/people/server/testing/read-as.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { publish } from './testing/published.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

test('what a member keeps for providers is for who answers for a listing that they have written to', async () => {
  const admin = await app.addMember({ roles: ['member', 'admin'] });
  const [mia, owner, other] = [await app.addMember(), await app.addMember(), await app.addMember()];
  const { id } = await publish(app, owner, admin, {});
  const { keepFor, bioFor, bioAs } = profilesOf(app, mia);
  await keepFor('providers');
  expect(await bioFor(owner)).toBe('');
  const text = 'insert into provider_enquiries (provider_id, user_id, created_at) values ($1, $2, now())';
  await app.database.query('', text, [id, mia]);
  expect([await bioFor(owner), await bioFor(other)]).toEqual(['I paint at dusk.', '']);
  expect([await bioAs('provider'), await bioAs('supporter')]).toEqual(['I paint at dusk.', '']);
});
