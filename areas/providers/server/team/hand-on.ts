import { sql } from 'kysely';
import { accountClosed } from '#areas/account/contract.ts';
import { isOpen } from '#areas/people/server/public.ts';
import { on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import { removeListing } from '../own/remove-listing.ts';
import { changeOwner, type Work } from './change-owner.ts';
import { keepAsManager, lockListing } from './rows.ts';

const owned = statement((v: { userId: number }) =>
  from
    .selectFrom('providers as p')
    .select((e) => ['p.id', e('p.published_at', 'is not', null).as('isPublished')])
    .where('p.listed_by', '=', v.userId)
    .orderBy('p.id')
    .forNoKeyUpdate(),
);
const oldest = statement((v: { id: number; userId: number }) =>
  from
    .selectFrom('provider_members as h')
    .select('h.user_id as userId')
    .where('h.provider_id', '=', v.id)
    .where('h.role', '=', 'manager')
    .where('h.joined_at', 'is not', null)
    .where('h.user_id', '<>', v.userId)
    .where((e) => isOpen(e.ref('h.user_id')))
    .orderBy('h.joined_at')
    .orderBy('h.user_id')
    .limit(1),
);
const closedOwner = statement((v: { userId: number }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', v.userId)
    .where((e) => sql<boolean>`not ${isOpen(e.ref('u.id'))}`),
);

/**
 * Listings of someone whose account goes: each goes to the manager who has been there longest. Without one, what is
 * published has no owner and can be claimed, and what no one else has seen is deleted.
 */
export async function handOn(work: Work, userId: number): Promise<void> {
  const { query } = work;
  for (const { id, isPublished } of await query(owned, { userId })) {
    const [heir] = await query(oldest, { id, userId });
    if (!heir && !isPublished) {
      await removeListing(query, id);
      continue;
    }
    await changeOwner(work, { id, from: null, to: heir?.userId ?? null, by: null });
  }
}

/**
 * The owner has closed the account and may think again for some days, while people wait for answers: the listing goes to
 * the manager who has been there longest, at once and for good. Whoever comes back is a manager of it. Without a manager
 * nothing changes yet, and its bookings end as those of any closed account.
 */
export async function handOnListing(work: Work, id: number): Promise<void> {
  const { query, now } = work;
  const { ownerId } = await lockListing(query, id);
  if (ownerId === null || (await query(closedOwner, { userId: ownerId })).length === 0) return;
  const [heir] = await query(oldest, { id, userId: ownerId });
  if (!heir) return;
  await changeOwner(work, { id, from: ownerId, to: heir.userId, by: null });
  await keepAsManager(query, id, ownerId, now);
}

/** An account that was kept before this ran has lost nothing. */
export const ownerClosed = on(
  accountClosed,
  'providers.ownerClosed',
  async ({ event: { userId }, db, emit, now, services }) => {
    const query = queryIn(db);
    const work = { query, emit, now, config: services.config };
    for (const { id } of await query(owned, { userId })) await handOnListing(work, id);
  },
);
