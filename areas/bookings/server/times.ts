import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { anyOf, type RowOf, statement } from '#platform/server/statement.ts';
import type { Availability, TimeException, WeeklyTime } from '../contract.ts';
import type { BookingFormat } from '../pure/formats.ts';
import type { Times } from '../pure/slots.ts';
import { from } from './from.ts';
import type { Taking } from './kinds.ts';

const clockRows = () =>
  from
    .selectFrom('booking_members as m')
    .select([
      'm.user_id as userId',
      'm.zone',
      'm.weekly',
      'm.exceptions',
      'm.notice_hours as noticeHours',
      'm.gap_before as gapBefore',
      'm.gap_after as gapAfter',
      'm.horizon_days as horizonDays',
    ]);

export const availabilityRows = () =>
  clockRows()
    .select(['m.opens_to as opensTo', 'm.lengths', 'm.formats', 'm.version'])
    .select((e) => [isoTime(e.ref('m.saved_at')).as('savedAt')]);

const ofMembers = statement((v: { ids: readonly number[] }) =>
  availabilityRows().where('m.user_id', '=', anyOf(v.ids)),
);
type Row = RowOf<typeof ofMembers>;

export const toTimes = ({ userId: _, ...row }: Row): Availability => ({
  ...row,
  weekly: row.weekly as WeeklyTime[],
  exceptions: row.exceptions as TimeException[],
  opensTo: row.opensTo as Availability['opensTo'],
  formats: row.formats as BookingFormat[],
});

const clocks = statement((v: { ids: readonly number[] }) =>
  clockRows().where('m.user_id', '=', anyOf(v.ids)).where('m.saved_at', 'is not', null),
);

/** When each of those members who have ever saved their times can be booked, for lists of many. */
export async function clocksOf(query: Query, ids: readonly number[]): Promise<ReadonlyMap<number, Times>> {
  const rows = await query(clocks, { ids });
  return new Map(
    rows.map(({ userId, weekly, exceptions, ...row }) => [
      userId,
      { ...row, weekly: weekly as WeeklyTime[], exceptions: exceptions as TimeException[] },
    ]),
  );
}

/** Of those members who have ever saved their times. */
export async function timesOf(query: Query, ids: readonly number[]): Promise<ReadonlyMap<number, Availability>> {
  if (ids.length === 0) return new Map();
  const rows = await query(ofMembers, { ids });
  return new Map(rows.filter(({ savedAt }) => savedAt !== null).map((row) => [row.userId, toTimes(row)]));
}

/** When a thing can be booked: its lanes, or its host who has saved times. */
export const timesFor = async (query: Query, { hostId, lanes }: Taking): Promise<Times | undefined> =>
  lanes?.times ?? (await timesOf(query, [hostId])).get(hostId);

/** Before a member has saved any. The zone is that of the browser, which asks. */
export const noTimes: Availability = {
  zone: '',
  weekly: [],
  exceptions: [],
  noticeHours: 24,
  gapBefore: 0,
  gapAfter: 15,
  horizonDays: 60,
  opensTo: 'noone',
  lengths: [30],
  formats: ['text'],
  version: 0,
  savedAt: null,
};
