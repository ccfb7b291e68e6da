import type { Kept } from '#platform/web/area.ts';

/** The card that speaks for somebody, kept when they ask for it; a guest's has the number 0. */
export const cardKept: Kept = {
  store: 'localStorage',
  key: (memberId) => `doorways:speak-card:${memberId}`,
  until: 'deletion',
};

/** The sealed safety plan, kept when its member asks for it, one on a device. */
export const planKept: Kept = { store: 'localStorage', key: () => 'doorways:safety-plan', until: 'sign-out' };
