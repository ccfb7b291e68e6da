import { attachPassport, detachAll, shownOn } from '#areas/passport/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { isThere, statement } from '#platform/server/statement.ts';
import type { Booking } from '../contract.ts';
import type { Status } from '../pure/machine.ts';
import { from } from './from.ts';
import type { BookingRow } from './rows.ts';

/** What is asked for together shares one list: that of the first of them. */
export const targetOf = ({ id, seriesId }: Pick<BookingRow, 'id' | 'seriesId'>) => `booking:${seriesId ?? id}`;

interface Ask {
  readonly query: Query;
  readonly config: Config;
  readonly now: Date;
}

/** The host may read these items of the guest’s passport, until the guest ends that or the booking is over. */
export async function sharePassport(
  { query, config, now }: Ask,
  row: BookingRow,
  itemIds: readonly number[],
): Promise<void> {
  const { id, title, hostId: recipientId, guestId: userId } = row;
  if (itemIds.length === 0 || recipientId === null || userId === null) return;
  const about = { userId, recipientId, target: targetOf(row), itemIds, title, href: `/bookings/${id}` };
  await attachPassport(query, config, about, now);
}

/** What two say differently is over all the same, and may stay so. */
const isOpen: readonly Status[] = ['requested', 'accepted', 'hoursDiffer'];

const othersOpen = statement((v: { seriesId: number; id: number }) =>
  from.selectNoFrom(
    isThere(
      from
        .selectFrom('bookings as b')
        .where('b.series_id', '=', v.seriesId)
        .where('b.id', '!=', v.id)
        .where('b.status', 'in', [...isOpen]),
    ).as('are'),
  ),
);

/** Once it is over, with all that were asked for with it, nothing of the passport stays shared. */
export async function endSharing(query: Query, row: BookingRow): Promise<void> {
  const { id, status, seriesId } = row;
  if (isOpen.includes(status)) return;
  const [others] = seriesId === null ? [] : await query(othersOpen, { seriesId, id });
  if (!others?.are) await detachAll(query, [targetOf(row)]);
}

/** What guests show on these bookings, for the guest or the host who asks. */
export async function passportsOf(
  query: Query,
  userId: number,
  rows: readonly BookingRow[],
): Promise<(row: BookingRow) => Booking['passport']> {
  const shown = await shownOn(query, userId, [...new Set(rows.map(targetOf))]);
  return (row) => {
    const found = shown.get(targetOf(row));
    if (!found) return { itemIds: [], shareId: null };
    return found.isOwn ? { itemIds: found.itemIds, shareId: null } : { itemIds: [], shareId: found.id };
  };
}
