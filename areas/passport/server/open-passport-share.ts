import { notBlockedText, peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { openPassportShare as contract } from '../contract.ts';
import { itemsOfShares } from './load.ts';

/** Not a reader of lists: each opening is written down for the owner. */
export const openPassportShare: Handler<typeof contract> = async ({ input, principal, query, services, now }) => {
  // Locked, so that an opening and a revoking come one after the other.
  const [share] = await query<{ userId: number }>(
    'passport-open',
    `select s.user_id as "userId" from passport_shares s where s.id = $1::int and s.recipient_id = $2::int
       and ${notBlockedText('$2::int', 's.user_id')} for update of s`,
    [input.id, principal.id],
  );
  const owner = share && (await peopleOf(query, [share.userId])).get(share.userId);
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
