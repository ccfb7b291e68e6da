import type { Kept } from '#platform/web/area.ts';

/** The card that speaks for somebody, kept when they ask for it; a guest's has the number 0. */
export const cardKept: Kept = {
  store: 'localStorage',
  key: (memberId) => `doorways:speak-card:${memberId}`,
  until: 'deletion',
};
