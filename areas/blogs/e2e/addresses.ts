import type { Addresses } from '#platform/web/testing/routes.ts';

const own = async (ask: (path: string) => Promise<unknown>) => {
  const [blog] = (await ask('/api/posts?type=blog&authorId=1&limit=1')) as { path: string }[];
  return blog?.path ?? '';
};

/** A blog of the demo member. */
export const addresses: Addresses = {
  '/blogs/:slug': own,
  '/blogs/:slug/edit': async (ask) => `${await own(ask)}/edit`,
};
