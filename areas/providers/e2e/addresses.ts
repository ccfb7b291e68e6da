import type { Addresses } from '#platform/web/testing/routes.ts';
import { listing } from '../server/example-listing.ts';

type Ask = (path: string) => Promise<unknown>;
type Send = (path: string, data: object) => Promise<unknown>;

/** A listing of the demo member, who has none before. */
async function own(ask: Ask, send: Send): Promise<string> {
  const [first] = (await ask('/api/my-ndis-providers')) as { id: number }[];
  const { id } = first ?? ((await send('/api/ndis-providers', listing())) as { id: number });
  return `/ndis-providers/mine/${id}`;
}

export const addresses: Addresses = {
  '/ndis-providers/mine/:id': own,
  '/ndis-providers/mine/:id/team': async (ask, send) => `${await own(ask, send)}/team`,
};
