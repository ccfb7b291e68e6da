import type { Addresses } from '#platform/web/testing/routes.ts';

type Ask = (path: string) => Promise<unknown>;

/** An event that the demo member organises, with people who ask to come. */
const own = async (ask: Ask) => {
  const mine = (await ask('/api/events?tab=mine')) as { id: number; mine: boolean }[];
  const found = mine.find((event) => event.mine);
  if (!found) throw new Error('The demo member organises no event.');
  return `/events/${found.id}`;
};

export const addresses: Addresses = {
  '/events/:id/edit': async (ask) => `${await own(ask)}/edit`,
  '/events/:id/captions': async (ask) => {
    const past = (await ask('/api/events?tab=past&limit=100')) as { id: number; mine: boolean }[];
    const found = past.find((event) => event.mine);
    if (!found) throw new Error('The demo member has organised no event that is over.');
    return `/events/${found.id}/captions`;
  },
  '/events/:id/room': async (ask) => `${await own(ask)}/room`,
  '/events/:id/travel': async (ask) => `${await own(ask)}/travel`,
  '/events/:id/attendees': async (ask) => `${await own(ask)}/attendees`,
};
