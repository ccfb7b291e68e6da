import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, countOf, moment, type RowOf, statement } from '#platform/server/statement.ts';
import { type HelperRole, type ListingRole, limits } from '../../pure/options.ts';
import { from } from '../from.ts';

const lock = statement((v: { id: number }) =>
  from
    .selectFrom('providers')
    .select(['id', 'listed_by as ownerId', 'published_at as publishedAt'])
    .where('id', '=', v.id)
    .forNoKeyUpdate(),
);

export type Held = RowOf<typeof lock>;

/**
 * Changes of one listing wait for each other: what is read after this holds. **The order of locks**: the listing, then
 * the turn of its bookings (`lockBookingsOf`), then bookings and what else the listing has. Whoever holds a booking, as
 * one who answers it does, waits for no listing: two that took them the other way round would wait for each other.
 */
export async function lockListing(query: Query, id: number): Promise<Held> {
  const [row] = await query(lock, { id });
  if (!row) throw problem.notFound();
  return row;
}

const helpers = (id: number) =>
  from
    .selectFrom('provider_members as h')
    .select((e) => [
      'h.user_id as userId',
      'h.role',
      'h.invited_by as invitedBy',
      e('h.joined_at', 'is not', null).as('joined'),
      e('h.offered_at', 'is not', null).as('offered'),
    ])
    .where('h.provider_id', '=', id)
    .where('h.ended_at', 'is', null);
const one = statement((v: { id: number; userId: number }) => helpers(v.id).where('h.user_id', '=', v.userId));
const byNo = statement((v: { id: number; no: number }) => helpers(v.id).where('h.no', '=', v.no));
export type Helper = RowOf<typeof one>;

/** Someone who helps to run the listing, or is invited to. */
export async function findHelper(query: Query, id: number, userId: number): Promise<Helper | undefined> {
  const [row] = await query(one, { id, userId });
  return row;
}

/** The same by the number that the team knows; else it is not there. */
export async function helperOf(query: Query, id: number, no: number): Promise<Helper> {
  const [row] = await query(byNo, { id, no });
  if (!row) throw problem.notFound();
  return row;
}

/** What someone may do once the listing is held: the rule looked at it before, and it may have changed since. */
export async function roleNow(query: Query, { id, ownerId }: Held, userId: number): Promise<ListingRole | null> {
  if (ownerId === userId) return 'owner';
  const helper = await findHelper(query, id, userId);
  return helper?.joined ? helper.role : null;
}

/** The same for what an owner alone does. */
export function assertOwner({ ownerId }: Held, userId: number): void {
  if (ownerId !== userId) throw problem.refused('This listing isn’t yours any longer.');
}

const endOne = statement((v: { id: number; userId: number; now: string }) =>
  from
    .updateTable('provider_members')
    .set({ joined_at: null, offered_at: null, ended_at: moment(v.now) })
    .where('provider_id', '=', v.id)
    .where('user_id', '=', v.userId),
);
/** Leaves a row without rights for a while, so that invitations can be counted. */
export const endHelper = (query: Query, id: number, userId: number, now: Date) =>
  query(endOne, { id, userId, now: now.toISOString() });

const joinAs = choice((role: HelperRole) =>
  statement((v: { id: number; userId: number; now: string }) =>
    from
      .insertInto('provider_members')
      .values({ provider_id: v.id, user_id: v.userId, role, invited_at: moment(v.now), joined_at: moment(v.now) })
      .onConflict((conflict) =>
        conflict
          .columns(['provider_id', 'user_id'])
          .doUpdateSet({ role, joined_at: moment(v.now), ended_at: null, offered_at: null }),
      ),
  ),
);
/** The former owner, who stays. */
export const keepAsManager = (query: Query, id: number, userId: number, now: Date) =>
  query(joinAs('manager'), { id, userId, now: now.toISOString() });

const drop = statement((v: { id: number; userId: number }) =>
  from.deleteFrom('provider_members').where('provider_id', '=', v.id).where('user_id', '=', v.userId),
);
const own = statement((v: { id: number; ownerId: number | null; now: string }) =>
  from
    .updateTable('providers')
    .set((e) => ({ listed_by: v.ownerId, version: e('version', '+', 1), updated_at: moment(v.now) }))
    .where('id', '=', v.id),
);
const noOffer = statement((v: { id: number }) =>
  from.updateTable('provider_members').set({ offered_at: null }).where('provider_id', '=', v.id),
);

/** The one way to another owner; whoever becomes it is no helper any longer. */
export async function setOwner(query: Query, id: number, ownerId: number | null, now: Date): Promise<void> {
  if (ownerId !== null) await query(drop, { id, userId: ownerId });
  await query(noOffer, { id });
  await query(own, { id, ownerId, now: now.toISOString() });
}

/** The member’s own row is locked, so that two at once are counted one after the other. */
const member = statement((v: { userId: number }) =>
  from.selectFrom('users').select('id').where('id', '=', v.userId).forNoKeyUpdate(),
);
const owned = statement((v: { userId: number }) =>
  from.selectNoFrom(countOf(from.selectFrom('providers').where('listed_by', '=', v.userId)).as('count')),
);
const helped = statement((v: { userId: number }) =>
  from.selectNoFrom(
    countOf(from.selectFrom('provider_members').where('user_id', '=', v.userId).where('joined_at', 'is not', null)).as(
      'count',
    ),
  ),
);

/** Refuses one more listing of a member’s own than there may be. */
export async function assertMayOwn(query: Query, userId: number, who = 'You have'): Promise<void> {
  await query(member, { userId });
  const [{ count } = { count: 0 }] = await query(owned, { userId });
  if (count >= limits.listings) throw problem.conflict(`${who} ${limits.listings} listings, which is the most.`);
}

export async function assertMayHelp(query: Query, userId: number): Promise<void> {
  await query(member, { userId });
  const [{ count } = { count: 0 }] = await query(helped, { userId });
  if (count >= limits.teams) throw problem.conflict(`You help to run ${limits.teams} listings, which is the most.`);
}
