import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { anyOf, moment, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const coming = statement((v: { kind: string; refs: readonly number[]; now: string }) =>
  from
    .selectFrom('bookings as b')
    .distinctOn('b.ref')
    .select((e) => ['b.ref', 'b.id', isoTime(e.ref('b.starts_at')).as('startsAt')])
    .where('b.kind', '=', v.kind)
    .where('b.ref', '=', anyOf(v.refs))
    .where('b.status', '=', 'accepted')
    .where('b.ends_at', '>', moment(v.now))
    .orderBy('b.ref')
    .orderBy('b.starts_at')
    .orderBy('b.id'),
);

/** The next agreed time of each of these things, for the area whose things they are; those without one are left out. */
export async function nextTimesOf(
  query: Query,
  kind: string,
  refs: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, { readonly id: number; readonly startsAt: string }>> {
  if (refs.length === 0) return new Map();
  const rows = await query(coming, { kind, refs, now: now.toISOString() });
  return new Map(rows.map(({ ref, id, startsAt }) => [ref, { id, startsAt }]));
}
