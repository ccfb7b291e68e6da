import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { blocks } from '#demo/blocks.ts';
import { communities } from '#demo/communities.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Community, CommunityCounts, CommunityMembership, RollCallState } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true });
}, 120_000);
afterAll(() => app.close());

const ask = async <Body>(operation: string, input = {}) => (await app.call<Body>(1, operation, input)).body;

test('the demo has communities in every state and territory, all of them on the map, with true counts', async () => {
  const counts = await ask<CommunityCounts>('countLocalCommunities');
  expect(counts.states.every(({ count }) => count > 0)).toBe(true);
  expect(counts.points.reduce((sum, { count }) => sum + count, 0)).toBe(communities.length);
  const all = await ask<Community[]>('listLocalCommunities', { query: { limit: 100 } });
  for (const { name, memberCount } of all) {
    const given = communities.find((one) => one.name === name);
    expect({ name, memberCount }).toEqual({
      name,
      memberCount: 1 + (given?.moderators?.length ?? 0) + (given?.members.length ?? 0),
    });
  }
});

test('member 1 runs one, is in others, has a buddy who counts on them and one who asks', async () => {
  const mine = await ask<CommunityMembership[]>('listMyCommunityMemberships');
  const own = mine.filter(({ role }) => role === 'admin');
  expect(own.map(({ community }) => community)).toEqual([{ name: 'Quiet Gardeners', location: 'Preston, VIC' }]);
  expect(mine.length).toBeGreaterThan(3);
  const { rollCall, buddies } = await ask<RollCallState>('getRollCall', { params: { id: own[0]?.communityId ?? 0 } });
  expect(rollCall?.seen).toMatchObject({ members: 6, safe: 5, help: 0 });
  expect(buddies.ofOthers.map(({ agreed }) => agreed).sort()).toEqual([false, true]);
});

test('nobody is twice in a community, or in one with somebody with whom there is a block', () => {
  for (const { name, owner, moderators = [], members, asking = [] } of communities) {
    const people = [owner, ...moderators, ...members, ...asking.map(({ by }) => by)];
    expect(new Set(people).size, name).toBe(people.length);
    for (const [one, another] of blocks) {
      expect(people.includes(one) && people.includes(another), `${name}: ${one} and ${another}`).toBe(false);
    }
  }
});
