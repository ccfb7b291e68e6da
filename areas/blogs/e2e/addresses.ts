import { type Addresses, firstPath } from '#platform/web/testing/routes.ts';

const own = '/api/posts?type=blog&authorId=1&limit=1';

/** A blog of the demo member. */
export const addresses: Addresses = {
  '/blogs/:slug': (ask) => firstPath(ask, own),
  '/blogs/:slug/edit': async (ask) => `${await firstPath(ask, own)}/edit`,
};
