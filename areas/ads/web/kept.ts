import type { Kept } from '#platform/web/area.ts';

/** How often ads were shown to a member here, and which ones they hid. No one else is told. */
export const adsKept: Kept = {
  store: 'localStorage',
  key: (memberId) => `doorways:ads:${memberId}`,
  until: 'deletion',
};
