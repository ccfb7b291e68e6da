import type { Kept } from '#platform/web/area.ts';

/** How boards are used on this device: it stays when a member signs out. */
export const boardKept: Kept = {
  store: 'localStorage',
  key: (memberId) => `doorways:board:${memberId}`,
  until: 'deletion',
};

/** Games and scores of practice on this device, one for each kind. */
export const practiceKept: Kept = {
  store: 'localStorage',
  key: (memberId) => `doorways:practice:${memberId}`,
  until: 'sign-out',
};
