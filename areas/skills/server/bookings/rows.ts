import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type Given, type Moment, type RowOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

/** Bookings of skills with all that they say; the note is sealed. */
export const skillBookingRows = () =>
  from
    .selectFrom('skill_bookings as b')
    .select([
      'b.id',
      'b.booking_id as bookingId',
      'b.listing_id as listingId',
      'b.owner_id as ownerId',
      'b.booker_id as bookerId',
      'b.title',
      'b.is_offering as isOffering',
      'b.payment',
      'b.price',
      'b.minutes',
      'b.note_sealed as noteSealed',
      'b.state',
      'b.owner_outcome as ownerOutcome',
      'b.booker_outcome as bookerOutcome',
      'b.credit',
      'b.payer_account as payerAccount',
      'b.payee_account as payeeAccount',
      'b.version',
    ])
    .select((e) => [
      sql<string | null>`to_char(${e.ref('b.finish_by')}, 'YYYY-MM-DD')`.as('finishBy'),
      isoTime(e.ref('b.outcome_at')).as('outcomeAt'),
      isoTime(e.ref('b.owner_agreed_at')).as('ownerAgreedAt'),
      isoTime(e.ref('b.booker_agreed_at')).as('bookerAgreedAt'),
      isoTime(e.ref('b.ended_at')).as('endedAt'),
      isoTime(e.ref('b.created_at')).as('createdAt'),
      exactTime(e.ref('b.created_at')).as('exactly'),
    ]);

const one = statement((v: { id: number }) => skillBookingRows().where('b.id', '=', v.id));
const locked = statement((v: { id: number }) => skillBookingRows().where('b.id', '=', v.id).forUpdate());
const ofTime = statement((v: { bookingId: number }) => skillBookingRows().where('b.booking_id', '=', v.bookingId));
const lockedOfTime = statement((v: { bookingId: number }) =>
  skillBookingRows().where('b.booking_id', '=', v.bookingId).forUpdate(),
);

export type SkillBookingRow = RowOf<typeof one>;

/** The viewer is one of its two people, and not behind a block from the other. */
export const isOf = (viewer: Given<number>) =>
  sql<boolean>`((b.owner_id = ${viewer} and (b.booker_id is null or ${notBlocked(viewer, sql.ref('b.booker_id'))}))
    or (b.booker_id = ${viewer} and (b.owner_id is null or ${notBlocked(viewer, sql.ref('b.owner_id'))})))`;

const ofViewer = statement((v: { id: number; viewer: number }) =>
  skillBookingRows().where('b.id', '=', v.id).where(isOf(v.viewer)),
);

export const findOwn = async (query: Query, viewer: number, id: number): Promise<SkillBookingRow | undefined> =>
  (await query(ofViewer, { id, viewer }))[0];

export const findSkillBooking = async (query: Query, id: number): Promise<SkillBookingRow | undefined> =>
  (await query(one, { id }))[0];

/** As it is now, held until the transaction ends. */
export async function lockSkillBooking(query: Query, id: number, version?: number): Promise<SkillBookingRow> {
  const [row] = await query(locked, { id });
  if (!row) throw problem.notFound();
  if (version !== undefined && row.version !== version) {
    throw problem.conflict('This booking has changed since you opened it. Look at it again, then decide.');
  }
  return row;
}

/** Of a time in bookings. */
export const findOfTime = async (query: Query, bookingId: number): Promise<SkillBookingRow | undefined> =>
  (await query(ofTime, { bookingId }))[0];

export const lockOfTime = async (query: Query, bookingId: number): Promise<SkillBookingRow | undefined> =>
  (await query(lockedOfTime, { bookingId }))[0];

const maybe = (value: string | null) => sql<Moment | null>`${value}::timestamptz`;

const saved = statement((v: SkillBookingRow) =>
  from
    .updateTable('skill_bookings')
    .set((e) => ({
      state: v.state,
      owner_outcome: v.ownerOutcome,
      booker_outcome: v.bookerOutcome,
      outcome_at: maybe(v.outcomeAt),
      owner_agreed_at: maybe(v.ownerAgreedAt),
      booker_agreed_at: maybe(v.bookerAgreedAt),
      ended_at: maybe(v.endedAt),
      credit: v.credit,
      payer_account: v.payerAccount,
      payee_account: v.payeeAccount,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id),
);

/** Writes what may change of a locked booking, as its next version. */
export async function saveSkillBooking(query: Query, row: SkillBookingRow): Promise<SkillBookingRow> {
  await query(saved, row);
  return { ...row, version: row.version + 1 };
}
