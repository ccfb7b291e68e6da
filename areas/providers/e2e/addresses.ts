import type { Addresses } from '#platform/web/testing/routes.ts';
import { listing } from '../server/example-listing.ts';

type Ask = (path: string) => Promise<unknown>;
type Send = (path: string, data: object) => Promise<unknown>;

/** A listing of the demo member’s own. */
async function own(ask: Ask, send: Send): Promise<string> {
  const all = (await ask('/api/my-ndis-providers')) as { id: number; myRole: string }[];
  const first = all.find(({ myRole }) => myRole === 'owner');
  const { id } = first ?? ((await send('/api/ndis-providers', listing())) as { id: number });
  return `/ndis-providers/mine/${id}`;
}

/** The first of a list of the demo member. */
const first = (list: string, page: string) => async (ask: (path: string) => Promise<unknown>) => {
  const [one] = (await ask(list)) as { id: number }[];
  if (!one) throw new Error(`${list} is empty.`);
  return `${page}/${one.id}`;
};

export const addresses: Addresses = {
  '/ndis-providers/mine/:id': own,
  '/ndis-providers/mine/:id/team': async (ask, send) => `${await own(ask, send)}/team`,
  '/ndis-providers/mine/:id/bookings': async (ask, send) => `${await own(ask, send)}/bookings`,
  '/ndis-providers/agreements/:id': first('/api/ndis-provider-agreements', '/ndis-providers/agreements'),
  '/ndis-providers/asks/:id': first('/api/ndis-provider-asks', '/ndis-providers/asks'),
  '/ndis-providers/asked/:id': first('/api/received-ndis-provider-asks', '/ndis-providers/asked'),
};
