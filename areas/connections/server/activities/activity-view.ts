import { sql } from 'kysely';
import { notBlocked, person, personOf } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type Given, type RowOf, statement } from '#platform/server/statement.ts';
import type { ConnectionActivity } from '../../contract.ts';
import { activityMinutes } from '../../pure/options.ts';
import { from } from '../from.ts';
import { openActivity } from '../seal.ts';

/** Those of somebody, with the other of the two. They end with the match, and whom a block parts has none. */
export const activitiesOf = (viewer: Given<number>) =>
  from
    .selectFrom('connection_activities as a')
    .innerJoin('users as o', (on) =>
      on.on((e) => sql<boolean>`${e.ref('o.id')} = case when a.from_id = ${viewer} then a.to_id else a.from_id end`),
    )
    .select(person('o'))
    .select((e) => [
      'a.id as activityId',
      'a.from_id as fromId',
      'a.to_id as toId',
      'a.kind',
      'a.state',
      'a.words_sealed as wordsSealed',
      'a.confirmed_by_from as confirmedByFrom',
      'a.confirmed_by_to as confirmedByTo',
      'a.version',
      isoTime(e.ref('a.starts_at')).as('startsAt'),
      exactTime(e.ref('a.starts_at')).as('exactly'),
    ])
    .where((e) => e.or([e('a.from_id', '=', viewer), e('a.to_id', '=', viewer)]))
    .where((e) => notBlocked(viewer, e.ref('o.id')));

const one = statement((v: { viewer: number; id: number }) => activitiesOf(v.viewer).where('a.id', '=', v.id));
export type ActivityRow = RowOf<typeof one>;

export async function findActivity(query: Query, viewer: number, id: number): Promise<ActivityRow | undefined> {
  const [row] = await query(one, { viewer, id });
  return row;
}

export function activityView(row: ActivityRow, viewer: number, config: Config): ConnectionActivity {
  const mine = row.fromId === viewer;
  const words = openActivity(config, row.activityId, row.fromId, row.wordsSealed);
  const end = new Date(Date.parse(row.startsAt) + activityMinutes[row.kind] * 60_000);
  return {
    id: row.activityId,
    kind: row.kind,
    ...words,
    person: personOf(row),
    mine,
    startsAt: row.startsAt,
    endsAt: end.toISOString(),
    state: row.state,
    confirmedByMe: mine ? row.confirmedByFrom : row.confirmedByTo,
    confirmedByThem: mine ? row.confirmedByTo : row.confirmedByFrom,
    version: row.version,
  };
}

export async function readActivity(query: Query, config: Config, viewer: number, id: number) {
  const row = await findActivity(query, viewer, id);
  if (!row) throw problem.notFound();
  return activityView(row, viewer, config);
}
