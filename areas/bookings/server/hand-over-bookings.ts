import { sql } from 'kysely';
import { detachAll } from '#areas/passport/server/public.ts';
import { notBlocked } from '#areas/people/server/public.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { endBooking } from './end-booking.ts';
import { from } from './from.ts';
import { targetOf } from './passport.ts';
import { lockBooking } from './rows.ts';
import { lockBookingsOf } from './taken.ts';
import type { Work } from './work.ts';

interface HandOver {
  /** Whose bookings: provider:5. */
  readonly team: string;
  /** Null: there is no one. */
  readonly to: number | null;
}

/** What something is still to come of, or to be decided. */
const open = ['requested', 'accepted', 'disputed', 'hoursDiffer', 'hoursNotAgreed'] as const;

const move = statement((v: { team: string; to: number }) =>
  from
    .updateTable('bookings as b')
    .set((e) => ({ host_id: v.to, version: sql<number>`${e.ref('b.version')} + 1` }))
    .where('b.team', '=', v.team)
    .where('b.team', '<>', sql.lit(''))
    .where('b.status', 'in', open)
    .where(sql<boolean>`b.host_id is distinct from ${v.to}::int and b.guest_id is distinct from ${v.to}::int`)
    .returning(['b.id', 'b.series_id as seriesId']),
);
const moveTimes = statement((v: { ids: readonly number[]; to: number }) =>
  from.updateTable('booking_times').set({ host_id: v.to }).where('booking_id', '=', anyOf(v.ids)),
);
/** No one is on both sides of a booking. */
const without = statement((v: { team: string; to: number | null }) =>
  from
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.team', '=', v.team)
    .where('b.team', '<>', sql.lit(''))
    .where('b.status', 'in', ['requested', 'accepted'])
    .where(sql<boolean>`(${v.to}::int is null or b.guest_id = ${v.to}::int)`)
    .orderBy('b.id'),
);

/** Of guests who have a block between them and the new host. */
const apart = statement((v: { ids: readonly number[]; to: number }) =>
  from
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.id', '=', anyOf(v.ids))
    .where((e) => sql<boolean>`not ${notBlocked(v.to, e.ref('b.guest_id'))}`)
    .orderBy('b.id'),
);

/** Whoever gave them keeps them, and no one who claims the business later reads them. */
const keepPast = statement((v: { team: string }) =>
  from.updateTable('bookings as b').set({ team: '' }).where('b.team', '=', v.team).where('b.team', '<>', sql.lit('')),
);

/**
 * For the area whose business gets another owner: what is open goes on with them, whoever had it before, and ends as
 * behind any block where there is one. Without an owner all of it ends, and what is over stays between its two people.
 * What a guest shows of the passport was shown to the one before, and ends. Whoever asks for a time at this moment has it
 * before, and is handed over too, or after.
 */
export async function handOverBookings(work: Work, { team, to }: HandOver): Promise<void> {
  const { query } = work;
  await lockBookingsOf(query, team);
  for (const { id } of await query(without, { team, to })) await endBooking(work, await lockBooking(query, id));
  if (to === null) {
    await query(keepPast, { team });
    return;
  }
  const moved = await query(move, { team, to });
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await query(moveTimes, { ids, to });
  await detachAll(query, [...new Set(moved.map(targetOf))]);
  for (const { id } of await query(apart, { ids, to })) await endBooking(work, await lockBooking(query, id));
}
