import { type Addresses, firstPath } from '#platform/web/testing/routes.ts';

const own = '/api/posts?type=discussion&questions=true&authorId=1&limit=1';

/** A topic of the demo member. */
export const addresses: Addresses = {
  '/forums/topic/:id': (ask) => firstPath(ask, own),
  '/forums/topic/:id/edit': async (ask) => `${await firstPath(ask, own)}/edit`,
};
