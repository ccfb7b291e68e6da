import type { Addresses } from '#platform/web/testing/routes.ts';

type Ask = Parameters<Addresses[string]>[0];

/** The one that the demo member owns, so that all of its parts are there. */
async function own(ask: Ask): Promise<string> {
  const mine = (await ask('/api/my-community-memberships')) as { communityId: number; role: string }[];
  const first = mine.find(({ role }) => role === 'admin');
  if (!first) throw new Error('The demo member owns no community.');
  return `/local-communities/${first.communityId}`;
}

export const addresses: Addresses = {
  '/local-communities/:id': own,
  '/local-communities/:id/plan': async (ask) => `${await own(ask)}/plan`,
  '/local-communities/:id/edit': async (ask) => `${await own(ask)}/edit`,
};
