import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { anyOf, moment, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const most = 5;

const coming = statement((v: { kind: string; refs: readonly number[]; viewer: number; now: string }) =>
  from
    .selectFrom('bookings as b')
    .select((e) => [
      'b.ref',
      isoTime(e.ref('b.starts_at')).as('startsAt'),
      sql<number>`count(*)::int`.as('people'),
      sql<
        number | null
      >`min(${e.ref('b.id')}) filter (where ${v.viewer} in (${e.ref('b.host_id')}, ${e.ref('b.guest_id')}))`.as(
        'bookingId',
      ),
    ])
    .where('b.kind', '=', v.kind)
    .where('b.ref', '=', anyOf(v.refs))
    .where('b.status', '=', 'accepted')
    .where('b.ends_at', '>', moment(v.now))
    .groupBy(['b.ref', 'b.starts_at'])
    .orderBy('b.starts_at')
    .limit(sql.lit(100)),
);

export interface Session {
  readonly startsAt: string;
  /** Guests who have a place. */
  readonly people: number;
  /** The viewer’s own booking of it; null: none. */
  readonly bookingId: number | null;
}

/** The next agreed times that guests of each of these things share, soonest first, five at most. */
export async function sessionsOf(
  query: Query,
  ask: { readonly kind: string; readonly refs: readonly number[]; readonly viewerId: number; readonly now: Date },
): Promise<ReadonlyMap<number, readonly Session[]>> {
  const { kind, refs, viewerId, now } = ask;
  if (refs.length === 0) return new Map();
  const rows = await query(coming, { kind, refs, viewer: viewerId, now: now.toISOString() });
  const found = new Map<number, Session[]>();
  for (const { ref, ...session } of rows) {
    const list = found.get(ref) ?? [];
    if (list.length < most) found.set(ref, [...list, session]);
  }
  return found;
}
