import { demoMemberId } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import { shortcuts } from './tables.ts';

export const seed: Seed = async ({ db }) => {
  await db.insert(shortcuts).values([
    { userId: demoMemberId, path: '/accessibility', title: 'Accessibility settings', position: 1 },
    { userId: demoMemberId, path: `/profile/${demoMemberId}`, title: 'My profile', position: 2 },
  ]);
};
