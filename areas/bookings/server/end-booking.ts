import { sql } from 'kysely';
import { statement } from '#platform/server/statement.ts';
import { withoutProposal } from './act.ts';
import { changeBooking } from './change.ts';
import { from } from './from.ts';
import type { BookingRow } from './rows.ts';
import type { Work } from './work.ts';

/** Of what was asked for together, the first that ends like this tells it. */
const toldOf = statement((v: { seriesId: number }) =>
  from
    .selectFrom('bookings as b')
    .innerJoin('booking_changes as c', 'c.booking_id', 'b.id')
    .select('b.id')
    .where('b.series_id', '=', v.seriesId)
    .where('c.change', '=', 'cancelled')
    .where('c.by_side', 'is', null)
    .limit(sql.lit(1)),
);

/** The two can no longer meet here. Of what is over, nothing changes. */
export async function endBooking(work: Work, row: BookingRow): Promise<void> {
  if (row.status !== 'requested' && row.status !== 'accepted') return;
  if (Date.parse(row.endsAt) <= work.now.getTime()) return;
  const [told] = row.seriesId === null ? [] : await work.query(toldOf, { seriesId: row.seriesId });
  const next = { ...row, ...withoutProposal, status: 'cancelled', offeredBy: null } as const;
  const tell = told ? {} : ({ tell: 'bookingGone' } as const);
  await changeBooking(work, next, { change: 'cancelled', by: null, ...tell });
}
