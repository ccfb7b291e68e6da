import { freeTimesOf } from '#areas/bookings/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import type { FoundSkill, SkillListing } from '../../contract.ts';

const aheadMs = 28 * 86_400_000;

interface Ask {
  readonly query: Query;
  readonly viewer: number;
  readonly now: Date;
}

/** Each with the next time at which its owner can be booked: two statements for all of them. */
export async function withNextTimes(
  { query, viewer, now }: Ask,
  listings: readonly SkillListing[],
): Promise<FoundSkill[]> {
  const live = listings.filter(({ exchange }) => exchange !== 'written');
  const free = await freeTimesOf(query, {
    wanted: live.map(({ user, sessionLength: minutes }) => ({ hostId: user.id, minutes })),
    viewer,
    span: { from: now.getTime(), to: now.getTime() + aheadMs },
    now,
  });
  const next = new Map(live.map(({ id }, n) => [id, free[n]?.[0]?.from]));
  return listings.map((listing) => {
    const at = next.get(listing.id);
    return { ...listing, nextAt: at === undefined ? null : new Date(at).toISOString() };
  });
}
