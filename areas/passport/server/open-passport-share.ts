import { peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { openPassportShare as contract } from '../contract.ts';
import { itemsOfShares } from './load.ts';

/** Not a reader of lists: each opening is written down for the owner. */
export const openPassportShare: Handler<typeof contract, { readonly userId: number }> = async ({
  input,
  found,
  query,
  services,
  now,
}) => {
  const owner = (await peopleOf(query, [found.userId])).get(found.userId);
  if (!owner) throw problem.notFound();
  await query(
    'passport-opened',
    `update passport_shares set first_opened_at = coalesce(first_opened_at, $2::timestamptz), last_opened_at = $2::timestamptz
       where id = $1::int`,
    [input.id, now.toISOString()],
  );
  const items = await itemsOfShares(query, services.config, [input.id]);
  return { owner, items: [...(items.get(input.id) ?? [])] };
};
