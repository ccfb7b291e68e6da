import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { connectionsOf } from './testing/two-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

test('the public numbers count reports of profiles, how long they took, and what was done', async () => {
  const of = connectionsOf(app);
  const open = { openToLongDistance: true, ageRange: [18, 80], privacyLevel: 'public' };
  const owner = await of.member('Reported owner', open);
  const finder = await of.member('Reporter', open);
  const moderator = await app.addMember({ name: 'Moderator', roles: ['member', 'moderator'] });
  const numbers = async () => {
    const { body } = await app.call<{ kinds: readonly { kind: string }[] }>(0, 'getTransparency', {});
    return body.kinds.filter(({ kind }) => kind === 'relationship_profile');
  };
  const body = {
    reporterId: finder,
    reportedUserId: owner,
    contentType: 'relationship_profile',
    contentId: owner,
    reason: 'inappropriate_content',
  };
  const { id } = (await app.call<{ id: number }>(finder, 'createReport', { body })).body;
  const words = {
    kind: 'relationship_profile',
    title: 'Connections',
    intro: 'Reports of profiles in Connections, our friendship and dating rooms.',
    things: 'profiles',
  };
  const none = { decided: 0, medianHours: null, acted: 0, appeals: 0, appealsUpheld: 0 };
  expect(await numbers()).toEqual([{ ...words, reports: 1, open: 1, ...none }]);
  const params = { id };
  await app.call(moderator, 'assignReport', { params, body: {} });
  app.setNow(new Date(Date.now() + 6 * 3_600_000));
  await app.call(moderator, 'decideReport', { params, body: { status: 'resolved', resolution: 'content_removed' } });
  expect(await numbers()).toEqual([
    {
      ...words,
      reports: 1,
      open: 0,
      decided: 1,
      medianHours: 6,
      acted: 1,
      appeals: 0,
      appealsUpheld: 0,
    },
  ]);
  app.setNow(new Date());
});
