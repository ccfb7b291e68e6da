import { peopleOf } from '#areas/people/server/public.ts';
import type { CalendarEvent } from '#platform/contract/calendar.ts';
import type { CalendarSource } from '#platform/server/calendar-sources.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { formatWords } from '../pure/formats.ts';
import { otherSide } from '../pure/machine.ts';
import { mayMeet } from './of-pair.ts';
import { type BookingRow, bookingRows } from './rows.ts';
import { openWords, sealedWords } from './seal.ts';
import { isOfTeams, teamsWith } from './teams.ts';
import { personOn, sideOf } from './view.ts';

interface Ask {
  readonly query: Query;
  readonly config: Config;
  readonly userId: number;
}

/** Bookings as a calendar shows them to one of their two people. */
export async function calendarEntries(
  { query, config, userId }: Ask,
  rows: readonly BookingRow[],
): Promise<CalendarEvent[]> {
  const ids = rows.map((row) => personOn(row, otherSide(sideOf(row, userId)))).filter((id) => id !== null);
  const people = await peopleOf(query, ids);
  const site = config.publicUrl.replace(/\/$/, '');
  return rows.map((row) => {
    const other = personOn(row, otherSide(sideOf(row, userId)));
    const name = (other !== null && people.get(other)?.displayName) || 'a former member';
    const { terms } = openWords(sealedWords, config, row.id, row.wordsSealed);
    const title = row.title || 'Booking';
    return {
      uid: `booking-${row.id}`,
      title: `${title} with ${name}`,
      description: [formatWords[terms.format], terms.breaks && `Breaks: ${terms.breaks}`, terms.placeAccess]
        .filter(Boolean)
        .join('\n'),
      startTime: row.startsAt,
      endTime: row.endsAt,
      where: terms.place || row.meetingLink,
      url: `${site}/bookings/${row.id}`,
      cancelled: row.status !== 'accepted' && row.status !== 'completed',
      version: row.version,
    };
  });
}

const mine = statement((v: { userId: number; teams: readonly string[]; from: string }) =>
  bookingRows()
    .where((e) =>
      e.or([
        e('b.host_id', '=', v.userId),
        e('b.guest_id', '=', v.userId),
        e.and([isOfTeams(v.teams), mayMeet({ viewer: v.userId, supporter: 0 }, e.ref('b.guest_id'))]),
      ]),
    )
    .where('b.status', 'in', ['accepted', 'completed'])
    .where('b.ends_at', '>', moment(v.from))
    .orderBy('b.starts_at')
    .limit(500),
);

/** What a member’s private calendar address shows of bookings. */
export const bookingCalendar: CalendarSource = async ({ query, config, userId, from }) =>
  calendarEntries(
    { query, config, userId },
    await query(mine, { userId, teams: await teamsWith(query, userId), from: from.toISOString() }),
  );
