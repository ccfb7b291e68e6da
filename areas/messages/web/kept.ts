import type { Kept } from '#platform/web/area.ts';

/** What was written and not sent yet: it waits until its writer is back. */
export const unsentKept: Kept = {
  store: 'localStorage',
  key: (memberId) => `doorways:unsent:${memberId}`,
  until: 'deletion',
};

/** Words of one's own and how the symbol board works: somebody's way of speaking. */
export const symbolsKept: Kept = {
  store: 'localStorage',
  key: (memberId) => `doorways:symbols:${memberId}`,
  until: 'deletion',
};
