import type { Addresses } from '#platform/web/testing/routes.ts';

/** A request of the demo member's own; asking twice finds the first one. */
export const addresses: Addresses = {
  '/crisis-support/requests/:id': async (_ask, send) => {
    const body = { urgencyLevel: 'low', supportType: 'practical', description: 'I need someone to talk to.' };
    const { id } = (await send('/api/crisis-support', body)) as { id: string };
    return `/crisis-support/requests/${id}`;
  },
  '/crisis-support/reports/:id': async (ask) => {
    const [first] = (await ask('/api/crisis/reports')) as { id: string }[];
    if (!first) throw new Error('No crisis report is waiting for the demo member.');
    return `/crisis-support/reports/${first.id}`;
  },
};
