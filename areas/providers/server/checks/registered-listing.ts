import { localOf } from '#platform/contract/zones.ts';
import type { Query } from '#platform/server/db.ts';
import { columns, statement } from '#platform/server/statement.ts';
import { holds } from '../../pure/compliance.ts';
import { from } from '../from.ts';
import { isRunBy } from '../listed.ts';
import { day } from '../rows.ts';
import type { providers } from '../tables.ts';

const p = columns<typeof providers>('p');
const run = statement((v: { id: number; userId: number }) =>
  from
    .selectFrom('providers as p')
    .select(['p.status', 'p.zone'])
    .select([day(p.verified_until).as('verifiedUntil'), day(p.registered_until).as('registeredUntil')])
    .where('p.id', '=', v.id)
    .where('p.hidden_at', 'is', null)
    .where(isRunBy(v.userId, 'p')),
);

/**
 * Whether a listing that this member runs is registered today, by a number that was seen on the register; undefined where
 * they run no such listing.
 */
export async function registeredListing(
  query: Query,
  { id, userId, now }: { readonly id: number; readonly userId: number; readonly now: Date },
): Promise<boolean | undefined> {
  const [row] = await query(run, { id, userId });
  if (!row) return undefined;
  const today = localOf(now, row.zone).slice(0, 10);
  return row.status === 'active' && holds(row.verifiedUntil, today) && holds(row.registeredUntil, today);
}
