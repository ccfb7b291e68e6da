import type { Addresses } from '#platform/web/testing/routes.ts';

type Ask = (path: string) => Promise<unknown>;

/** A booking of the demo member that is to come. */
const coming = async (ask: Ask) => {
  const [first] = (await ask('/api/bookings')) as { id: number }[];
  if (!first) throw new Error('The demo member has no booking to come.');
  return `/bookings/${first.id}`;
};

export const addresses: Addresses = {
  '/bookings/:id': coming,
  '/bookings/:id/call': async (ask) => `${await coming(ask)}/call`,
  '/bookings/with/:id': async () => '/bookings/with/9',
};
