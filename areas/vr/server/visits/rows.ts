import type { Query } from '#platform/server/db.ts';
import { moment, type RowOf, statement } from '#platform/server/statement.ts';
import { goneBefore } from '../clock.ts';
import { from } from '../from.ts';

const running = statement((v: { userId: number; spaceId: number; since: string }) =>
  from
    .selectFrom('vr_visits as v')
    .innerJoin('vr_spaces as s', 's.id', 'v.space_id')
    .select([
      'v.id',
      'v.space_id as spaceId',
      'v.user_id as userId',
      'v.is_hushed as isHushed',
      's.host_id as hostId',
      's.is_quiet as isQuiet',
      's.scene',
    ])
    .where('v.user_id', '=', v.userId)
    .where('v.space_id', '=', v.spaceId)
    .where('v.left_at', 'is', null)
    .where('v.seen_at', '>', moment(v.since)),
);
export type Visit = RowOf<typeof running>;

/** The member is in this space. */
export async function findVisit(
  query: Query,
  { userId, spaceId, now }: { readonly userId: number; readonly spaceId: number; readonly now: Date },
): Promise<Visit | undefined> {
  const [row] = await query(running, { userId, spaceId, since: goneBefore(now) });
  return row;
}
