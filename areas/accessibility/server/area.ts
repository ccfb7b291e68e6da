import { broadcast, serverArea } from '#platform/server/area.ts';
import { noticeHolds } from '#platform/server/notice-holds.ts';
import { accessibilityContract, preferencesChanged } from '../contract.ts';
import { getPreferences } from './get-preferences.ts';
import { matrix } from './matrix.ts';
import { personalData } from './personal-data.ts';
import { badDayHold } from './public.ts';
import { putLowEnergy } from './put-low-energy.ts';
import { putPreferences } from './put-preferences.ts';

export const accessibility = serverArea({
  contract: accessibilityContract,
  handlers: { getPreferences, putPreferences, putLowEnergy },
  live: {
    broadcasts: [broadcast(preferencesChanged, ({ userId }) => [`user:${userId}`])],
  },
  declares: {
    personalData,
    fills: [noticeHolds.with(badDayHold)],
  },
  pages: {
    // In every page, so that the preferences are in force before the first paint.
    embeds: [{ path: /^\//, operation: 'getPreferences', name: 'preferences' }],
  },
  matrix,
});
