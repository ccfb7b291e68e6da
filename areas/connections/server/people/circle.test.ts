import { afterAll, beforeAll, expect, test } from 'vitest';
import { profilesOf } from '#areas/people/server/testing/read-as.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { connectionsOf } from '../testing/two-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

test('what a member keeps for matches is for whom they match with, as long as they do', async () => {
  const { member, match } = connectionsOf(app);
  const [ana, ben, cara] = [await member('Ana'), await member('Ben'), await member('Cara')];
  const { keepFor, bioFor, bioAs } = profilesOf(app, ana);
  await keepFor('matches');
  expect([await bioFor(ben), await bioFor(cara)]).toEqual(['', '']);
  const matchId = await match(ana, ben);
  expect([await bioFor(ben), await bioFor(cara)]).toEqual(['I paint at dusk.', '']);
  expect([await bioAs('match'), await bioAs('follower'), await bioAs('stranger'), await bioAs('provider')]).toEqual([
    'I paint at dusk.',
    '',
    '',
    '',
  ]);
  await app.call(ana, 'unmatch', { params: { id: matchId } });
  expect(await bioFor(ben)).toBe('');
});
