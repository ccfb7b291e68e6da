import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { type Given, type RowOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

/** The matches of somebody, with the other of the two. Whom a block parts has none. */
export const matchesOf = (viewer: Given<number>) =>
  from
    .selectFrom('connection_matches as m')
    .innerJoin('users as o', (on) =>
      on.on((e) => sql<boolean>`${e.ref('o.id')} = case when m.low_id = ${viewer} then m.high_id else m.low_id end`),
    )
    .innerJoin('connection_profiles as p', 'p.user_id', 'o.id')
    .select((e) => [
      'm.id',
      'm.room',
      'm.low_id as lowId',
      'm.high_id as highId',
      'o.id as otherId',
      'o.name',
      'o.username',
      isoTime(e.ref('m.matched_at')).as('matchedAt'),
      exactTime(e.ref('m.matched_at')).as('exactly'),
    ])
    .where((e) => e.or([e('m.low_id', '=', viewer), e('m.high_id', '=', viewer)]))
    .where((e) => notBlocked(viewer, e.ref('o.id')));

const one = statement((v: { viewer: number; id: number }) => matchesOf(v.viewer).where('m.id', '=', v.id));
export type Match = RowOf<typeof one>;

export async function findMatch(query: Query, viewer: number, id: number): Promise<Match | undefined> {
  const [row] = await query(one, { viewer, id });
  return row;
}
