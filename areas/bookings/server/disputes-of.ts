import { sql } from 'kysely';
import { peopleOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime } from '#platform/server/keyset.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import { bookingRows } from './rows.ts';

interface Asked {
  readonly kinds: readonly string[];
  readonly at: string;
  readonly atId: number;
  readonly limit: number;
}

const disputed = (kinds: Asked['kinds']) =>
  bookingRows()
    .select((e) => exactTime(e.ref('b.starts_at')).as('exactly'))
    .where(sql<boolean>`b.kind = any(${kinds}::text[])`)
    .where(sql<boolean>`b.status in ('disputed', 'hoursNotAgreed')`);

const page = statement((v: Asked) =>
  disputed(v.kinds)
    .where(sql<boolean>`(b.starts_at, b.id) > (${v.at}::timestamptz, ${v.atId}::int)`)
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .limit(v.limit),
);
const one = statement((v: { id: number; kinds: Asked['kinds'] }) => disputed(v.kinds).where('b.id', '=', v.id));

/** Of what the two wrote, nothing: moderators see when it was, and what each says of it. */
async function views(query: Query, rows: readonly RowOf<typeof page>[]) {
  const ids = rows.flatMap(({ hostId, guestId }) => [hostId, guestId]).filter((id) => id !== null);
  const people = await peopleOf(query, [...new Set(ids)]);
  const someone = (id: number | null) => (id !== null && people.get(id)) || null;
  return rows.map((row) => ({
    id: row.id,
    exactly: row.exactly,
    kind: row.kind,
    title: row.title || 'Booking',
    hostName: row.hostName,
    team: row.team,
    hostId: row.hostId,
    guestId: row.guestId,
    host: someone(row.hostId),
    guest: someone(row.guestId),
    zone: row.hostZone,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    outcomes: { host: row.hostOutcome, guest: row.guestOutcome },
    minutes: { host: row.hostMinutes, guest: row.guestMinutes },
    version: row.version,
  }));
}

/** For the area whose moderators settle them: what two people have not agreed on, the oldest first. */
export const disputesOf = async (query: Query, asked: Asked) => views(query, await query(page, asked));

export async function disputeOf(query: Query, id: number, kinds: readonly string[]) {
  const [found] = await views(query, await query(one, { id, kinds }));
  return found;
}
export type BookingDispute = NonNullable<Awaited<ReturnType<typeof disputeOf>>>;
