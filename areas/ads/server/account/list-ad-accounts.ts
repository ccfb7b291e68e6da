import { registeredListing } from '#areas/providers/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type { AdAccount, listAdAccounts as contract } from '../../contract.ts';
import { type AccountRow, listAccounts } from './accounts.ts';
import { readPrices } from './prices.ts';

/** What a listing proves, where the owner still runs it. */
export async function isRegistered(
  query: Query,
  { providerId, ownerId }: Pick<AccountRow, 'providerId' | 'ownerId'>,
  now: Date,
): Promise<boolean> {
  if (providerId === null || ownerId === null) return false;
  return (await registeredListing(query, { id: providerId, userId: ownerId, now })) ?? false;
}

export async function accountView(query: Query, row: AccountRow, now: Date): Promise<AdAccount> {
  const { view, click } = await readPrices(query, row.currency);
  const { id, name, zone, currency, providerId, stopped, version } = row;
  return {
    id,
    name,
    zone,
    currency,
    myRole: row.role ?? 'analyst',
    providerId,
    isRegistered: await isRegistered(query, row, now),
    stopped,
    prices: { view: { minor: view, currency }, click: { minor: click, currency } },
    version,
  };
}

export const listAdAccounts: Handler<typeof contract> = async ({ principal, query, now }) => {
  const views: AdAccount[] = [];
  for (const row of await listAccounts(query, principal.id)) views.push(await accountView(query, row, now));
  return views;
};
