import type { Addresses } from '#platform/web/testing/routes.ts';

type Ask = (path: string) => Promise<unknown>;

/** A space of the demo member, who alone can edit it. */
const own = async (ask: Ask) => {
  const [found] = (await ask('/api/vr-spaces?mine=true')) as { id: number }[];
  if (!found) throw new Error('The demo member hosts no space.');
  return `/vr-social-spaces/${found.id}`;
};

export const addresses: Addresses = {
  '/vr-social-spaces/:id': own,
  '/vr-social-spaces/:id/edit': async (ask) => `${await own(ask)}/edit`,
};
