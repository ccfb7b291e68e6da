import { afterAll, beforeAll, expect, test } from 'vitest';
import { profilesOf } from '#areas/people/server/testing/read-as.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { SupportGrant } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

test('what a member keeps for supporters is for who said yes, until it ends', async () => {
  const [mia, hal, other] = [await app.addMember(), await app.addMember(), await app.addMember()];
  const { keepFor, bioFor, bioAs } = profilesOf(app, mia);
  await keepFor('supporters');
  const endsAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const body = { userId: hal, relation: 'guardian', levels: { events: 'act' }, endsAt };
  const { id } = (await app.call<SupportGrant>(mia, 'askForSupport', { body })).body;
  expect(await bioFor(hal)).toBe('');
  await app.call(hal, 'acceptSupport', { params: { id } });
  expect([await bioFor(hal), await bioFor(other)]).toEqual(['I paint at dusk.', '']);
  expect([await bioAs('supporter'), await bioAs('match')]).toEqual(['I paint at dusk.', '']);
  await app.call(mia, 'endSupport', { params: { id } });
  expect(await bioFor(hal)).toBe('');
});
