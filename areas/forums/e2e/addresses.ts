import type { Addresses } from '#platform/web/testing/routes.ts';

const own = async (ask: (path: string) => Promise<unknown>) => {
  const [topic] = (await ask('/api/posts?type=discussion&questions=true&authorId=1&limit=1')) as { path: string }[];
  return topic?.path ?? '';
};

/** A topic of the demo member. */
export const addresses: Addresses = {
  '/forums/topic/:id': own,
  '/forums/topic/:id/edit': async (ask) => `${await own(ask)}/edit`,
};
