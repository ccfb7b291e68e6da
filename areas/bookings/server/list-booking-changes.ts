import { sql } from 'kysely';
import { notBlocked, peopleOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listBookingChanges as contract } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import type { Side } from '../pure/machine.ts';
import { from } from './from.ts';
import type { BookingRow } from './rows.ts';
import { openNote } from './seal.ts';
import { sideOf } from './view.ts';

const most = limits.changes;
/** A supporter’s part is for the member alone whom they act for, and they are not named behind a block. */
const lines = statement((v: { bookingId: number; viewer: number; side: Side; ofTeam: boolean }) => {
  // Of a business, one did it, and not all who answer for it.
  const isViewers = sql<boolean>`(coalesce(c.by_side = ${v.side}, false)
    and (not ${v.ofTeam}::boolean or coalesce(c.by_id = ${v.viewer}::int, false)))`;
  return from
    .selectFrom('booking_changes as c')
    .select(['c.id', 'c.change', 'c.by_side as by', 'c.note_sealed as note', 'c.minutes'])
    .select((e) => [
      isoTime(e.ref('c.at')).as('at'),
      isoTime(e.ref('c.starts_at')).as('startsAt'),
      sql<boolean>`(c.by_supporter and ${isViewers})`.as('bySupporter'),
      sql<number | null>`case when ${isViewers} and ${notBlocked(v.viewer, e.ref('c.supporter_id'))}
        then c.supporter_id end`.as('supporterId'),
      sql<number | null>`case when ${notBlocked(v.viewer, e.ref('c.by_id'))} then c.by_id end`.as('personId'),
      sql<boolean>`(${isViewers} and not c.by_supporter)`.as('isOwn'),
    ])
    .where('c.booking_id', '=', v.bookingId)
    .orderBy('c.id')
    .limit(most);
});

export const listBookingChanges: Handler<typeof contract, BookingRow> = async ({
  input,
  found,
  principal,
  query,
  services,
}) => {
  const viewer = principal.id;
  const side = sideOf(found, viewer);
  const ofTeam = side === 'host' && found.team !== '';
  const rows = await query(lines, { bookingId: input.id, viewer, side, ofTeam });
  const ids = rows.flatMap(({ supporterId, personId }) => [supporterId, personId]).filter((id) => id !== null);
  const people = await peopleOf(query, [...new Set(ids)]);
  const someone = (id: number | null) => (id !== null && people.get(id)) || null;
  return rows.map(({ supporterId, personId, ...row }) => ({
    ...row,
    supporter: someone(supporterId),
    person: someone(personId),
    note: openNote(services.config, row.id, row.note),
  }));
};
