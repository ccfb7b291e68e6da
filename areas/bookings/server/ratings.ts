import { sql } from 'kysely';
import { notBlocked, person, personOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { anyOf, type RowOf, statement } from '#platform/server/statement.ts';
import type { Rating } from '../contract.ts';
import { ratingDays } from '../pure/limits.ts';
import { from } from './from.ts';

/** Ratings with their authors. */
export const ratingRows = () =>
  from
    .selectFrom('booking_ratings as r')
    .innerJoin('users as u', 'u.id', 'r.author_id')
    .select([
      'r.id as ratingId',
      'r.booking_id as bookingId',
      'r.by_side as bySide',
      'r.stars',
      'r.text',
      ...person('u'),
    ])
    .select((e) => [
      isoTime(e.ref('r.created_at')).as('createdAt'),
      exactTime(e.ref('r.created_at')).as('at'),
      sql<boolean>`${e.ref('r.hidden_at')} is not null`.as('hidden'),
    ]);

const ofBookings = statement((v: { ids: readonly number[]; viewer: number }) =>
  ratingRows()
    .where('r.booking_id', '=', anyOf(v.ids))
    .where((e) => notBlocked(v.viewer, e.ref('r.author_id'))),
);
export type RatingRow = RowOf<typeof ofBookings>;

export const ratingsOfBookings = (query: Query, ids: readonly number[], viewer: number): Promise<RatingRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : query(ofBookings, { ids, viewer });

export const ratingView = ({ ratingId, stars, text, createdAt, id, displayName, username }: RatingRow): Rating => ({
  id: ratingId,
  stars,
  text,
  by: personOf({ id, displayName, username }),
  createdAt,
  editableUntil: new Date(Date.parse(createdAt) + ratingDays * 86_400_000).toISOString(),
});

const averages = statement((v: { kind: string; refs: readonly number[] }) =>
  from
    .selectFrom('booking_ratings as r')
    .select((e) => [
      'r.ref',
      sql<number>`avg(${e.ref('r.stars')})::float8`.as('average'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('r.kind', '=', v.kind)
    .where('r.ref', '=', anyOf(v.refs))
    .where('r.by_side', '=', 'guest')
    .where('r.hidden_at', 'is', null)
    .groupBy('r.ref'),
);

/** What guests gave things of a kind: a thing without a rating is not in the answer. */
export async function ratingsOf(
  query: Query,
  kind: string,
  refs: readonly number[],
): Promise<ReadonlyMap<number, { readonly average: number; readonly count: number }>> {
  if (refs.length === 0) return new Map();
  const rows = await query(averages, { kind, refs });
  return new Map(rows.map(({ ref, average, count }) => [ref, { average, count }]));
}
