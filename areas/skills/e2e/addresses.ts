import type { Addresses } from '#platform/web/testing/routes.ts';

type Ask = (path: string) => Promise<unknown>;

/** A listing of the demo member, who alone can edit it. */
const own = async (ask: Ask) => {
  const mine = (await ask('/api/my-skill-listings')) as { id: number; status: string }[];
  const found = mine.find(({ status }) => status === 'active');
  if (!found) throw new Error('The demo member lists no skill.');
  return `/skills-marketplace/${found.id}`;
};

export const addresses: Addresses = {
  '/skills-marketplace/:id/edit': async (ask) => `${await own(ask)}/edit`,
};
