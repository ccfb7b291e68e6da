import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listBookingChanges as contract } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';
import { openNote } from './seal.ts';

const most = limits.changes;
const lines = statement((v: { bookingId: number }) =>
  from
    .selectFrom('booking_changes as c')
    .select(['c.id', 'c.change', 'c.by_side as by', 'c.note_sealed as note', 'c.minutes'])
    .select((e) => [isoTime(e.ref('c.at')).as('at'), isoTime(e.ref('c.starts_at')).as('startsAt')])
    .where('c.booking_id', '=', v.bookingId)
    .orderBy('c.id')
    .limit(most),
);

export const listBookingChanges: Handler<typeof contract> = async ({ input, query, services }) => {
  const rows = await query(lines, { bookingId: input.id });
  return rows.map((row) => ({ ...row, note: openNote(services.config, row.id, row.note) }));
};
