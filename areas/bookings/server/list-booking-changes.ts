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
/** A supporter’s part is for their own side alone, and they are not named behind a block. */
const lines = statement((v: { bookingId: number; viewer: number; side: Side }) =>
  from
    .selectFrom('booking_changes as c')
    .select(['c.id', 'c.change', 'c.by_side as by', 'c.note_sealed as note', 'c.minutes'])
    .select((e) => [
      isoTime(e.ref('c.at')).as('at'),
      isoTime(e.ref('c.starts_at')).as('startsAt'),
      sql<boolean>`(c.by_supporter and c.by_side = ${v.side})`.as('bySupporter'),
      sql<number | null>`case when c.by_side = ${v.side} and ${notBlocked(v.viewer, e.ref('c.supporter_id'))}
        then c.supporter_id end`.as('supporterId'),
    ])
    .where('c.booking_id', '=', v.bookingId)
    .orderBy('c.id')
    .limit(most),
);

export const listBookingChanges: Handler<typeof contract, BookingRow> = async ({
  input,
  found,
  principal,
  query,
  services,
}) => {
  const viewer = principal.id;
  const rows = await query(lines, { bookingId: input.id, viewer, side: sideOf(found, viewer) });
  const supporters = await peopleOf(query, [...new Set(rows.flatMap(({ supporterId }) => supporterId ?? []))]);
  return rows.map(({ supporterId, ...row }) => ({
    ...row,
    supporter: (supporterId !== null && supporters.get(supporterId)) || null,
    note: openNote(services.config, row.id, row.note),
  }));
};
