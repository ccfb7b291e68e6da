import type { Addresses } from '#platform/web/testing/routes.ts';

/** A plan in which the demo member is asked to be the contact. */
export const addresses: Addresses = {
  '/meets/watch/:id': async (ask) => {
    const { others } = (await ask('/api/meet-plans')) as { others: { id: number }[] };
    const [first] = others;
    if (!first) throw new Error('No one asks the demo member to be their contact.');
    return `/meets/watch/${first.id}`;
  },
};
