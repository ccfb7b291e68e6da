import type { Addresses } from '#platform/web/testing/routes.ts';

export const addresses: Addresses = {
  /** A campaign of the demo member. */
  '/ads/campaigns/:id': async (ask) => {
    const [newest] = (await ask('/api/advertising/campaigns')) as { id: number }[];
    if (!newest) throw new Error('The demo member has no campaign.');
    return `/ads/campaigns/${newest.id}`;
  },
  /** The account of the demo member. */
  '/ads/accounts/:id': async (ask) => {
    const [own] = (await ask('/api/advertising/accounts')) as { id: number }[];
    if (!own) throw new Error('The demo member has no advertising account.');
    return `/ads/accounts/${own.id}`;
  },
};
