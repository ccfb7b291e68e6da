import type { Addresses } from '#platform/web/testing/routes.ts';

/** Conversations of the demo member. */
export const addresses: Addresses = {
  '/messages/:id': async (ask) => {
    const [first] = (await ask('/api/messages/conversations/1')) as { id: number }[];
    if (!first) throw new Error('The demo member has no conversation.');
    return `/messages/${first.id}`;
  },
  '/messages/with/:userId': async () => '/messages/with/24',
};
