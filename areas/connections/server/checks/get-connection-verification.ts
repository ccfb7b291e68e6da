import type { Handler } from '#platform/server/area.ts';
import type { getConnectionVerification as contract } from '../../contract.ts';
import type { OwnProfile } from '../own-profile.ts';
import { photosShownOf } from '../photos/rows.ts';
import { checksOf, ownCheckView, poseFor } from './rows.ts';

export const getConnectionVerification: Handler<typeof contract, OwnProfile> = async ({ found, query }) => {
  const rows = await checksOf(query, found.userId);
  return {
    level: found.level,
    checks: rows.map(ownCheckView),
    pose: poseFor(
      found.userId,
      rows.find(({ kind }) => kind === 'photo'),
    ),
    photos: (await photosShownOf(query, found.userId)).length,
  };
};
