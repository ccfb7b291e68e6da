import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type Moment, moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { BookingState } from '../pure/machine.ts';
import { from } from './from.ts';
import { kindOf } from './kinds.ts';

/** Bookings with all that they say; the words are sealed. */
export const bookingRows = () =>
  from
    .selectFrom('bookings as b')
    .select([
      'b.id',
      'b.kind',
      'b.ref',
      'b.host_id as hostId',
      'b.guest_id as guestId',
      'b.title',
      'b.link',
      'b.host_name as hostName',
      'b.team',
      'b.lane',
      'b.lane_name as laneName',
      'b.price',
      'b.cancellation',
      'b.series_id as seriesId',
      'b.series_nth as seriesNth',
      'b.series_of as seriesOf',
      'b.status',
      'b.host_zone as hostZone',
      'b.guest_zone as guestZone',
      'b.words_sealed as wordsSealed',
      'b.offered_by as offeredBy',
      'b.proposed_by as proposedBy',
      'b.proposed_lane as proposedLane',
      'b.proposed_lane_name as proposedLaneName',
      'b.proposal_sealed as proposalSealed',
      'b.meeting_link as meetingLink',
      'b.host_outcome as hostOutcome',
      'b.guest_outcome as guestOutcome',
      'b.host_minutes as hostMinutes',
      'b.guest_minutes as guestMinutes',
      'b.settled_minutes as settledMinutes',
      'b.host_reminded as hostReminded',
      'b.guest_reminded as guestReminded',
      'b.asked_again as askedAgain',
      'b.version',
    ])
    .select((e) => [
      isoTime(e.ref('b.starts_at')).as('startsAt'),
      isoTime(e.ref('b.ends_at')).as('endsAt'),
      isoTime(e.ref('b.offered_at')).as('offeredAt'),
      isoTime(e.ref('b.proposed_starts_at')).as('proposedStartsAt'),
      isoTime(e.ref('b.proposed_ends_at')).as('proposedEndsAt'),
      isoTime(e.ref('b.started_at')).as('startedAt'),
      isoTime(e.ref('b.outcome_at')).as('outcomeAt'),
      isoTime(e.ref('b.agreed_at')).as('agreedAt'),
      isoTime(e.ref('b.created_at')).as('createdAt'),
    ]);

const one = statement((v: { id: number }) => bookingRows().where('b.id', '=', v.id));
const locked = statement((v: { id: number }) => bookingRows().where('b.id', '=', v.id).forUpdate());

export type BookingRow = RowOf<typeof one>;

export const findBooking = async (query: Query, id: number): Promise<BookingRow | undefined> =>
  (await query(one, { id }))[0];

/** The booking as it is now, held until the transaction ends. */
export async function lockBooking(query: Query, id: number, version?: number): Promise<BookingRow> {
  const [row] = await query(locked, { id });
  if (!row) throw problem.notFound();
  if (version !== undefined && row.version !== version) {
    throw problem.conflict('This booking has changed since you opened it. Look at it again, then decide.');
  }
  return row;
}

/** Those asked for together with this one that are still open and to come, each held, in their order. */
const lockedSeries = statement((v: { seriesId: number; now: string }) =>
  bookingRows()
    .where('b.series_id', '=', v.seriesId)
    .where('b.status', 'in', ['requested', 'accepted'])
    .where('b.ends_at', '>', moment(v.now))
    .orderBy('b.id')
    .forUpdate(),
);
export const lockSeries = (query: Query, seriesId: number, now: Date): Promise<BookingRow[]> =>
  query(lockedSeries, { seriesId, now: now.toISOString() });

export const stateOf = (
  row: BookingRow,
  ratedAt: BookingState['ratedAt'] = { host: null, guest: null },
): BookingState => ({
  status: row.status,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  offeredBy: row.offeredBy,
  proposedBy: row.proposedBy,
  outcomes: { host: row.hostOutcome, guest: row.guestOutcome },
  isRated: kindOf(row.kind)?.reviewedThere !== true,
  countsHours: kindOf(row.kind)?.countsHours === true,
  startedAt: row.startedAt,
  ratedAt,
});

const maybe = (value: string | null) => sql<Moment | null>`${value}::timestamptz`;

const saved = statement((v: BookingRow) =>
  from
    .updateTable('bookings')
    .set((e) => ({
      status: v.status,
      starts_at: moment(v.startsAt),
      ends_at: moment(v.endsAt),
      lane: v.lane,
      lane_name: v.laneName,
      cancellation: v.cancellation,
      words_sealed: v.wordsSealed,
      offered_by: v.offeredBy,
      offered_at: moment(v.offeredAt),
      proposed_by: v.proposedBy,
      proposed_starts_at: maybe(v.proposedStartsAt),
      proposed_ends_at: maybe(v.proposedEndsAt),
      proposed_lane: v.proposedLane,
      proposed_lane_name: v.proposedLaneName,
      proposal_sealed: v.proposalSealed,
      meeting_link: v.meetingLink,
      host_outcome: v.hostOutcome,
      guest_outcome: v.guestOutcome,
      host_minutes: v.hostMinutes,
      guest_minutes: v.guestMinutes,
      settled_minutes: v.settledMinutes,
      started_at: maybe(v.startedAt),
      outcome_at: maybe(v.outcomeAt),
      agreed_at: maybe(v.agreedAt),
      host_reminded: v.hostReminded,
      guest_reminded: v.guestReminded,
      asked_again: v.askedAgain,
      version: sql<number>`${e.ref('version')} + 1`,
    }))
    .where('id', '=', v.id),
);

/** Writes what may change of a locked booking, as its next version. */
export async function saveBooking(query: Query, row: BookingRow): Promise<BookingRow> {
  await query(saved, row);
  return { ...row, version: row.version + 1 };
}
