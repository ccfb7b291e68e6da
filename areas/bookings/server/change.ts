import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type BookingNewsKind, bookingChanged, bookingNews } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { type Action, type Change, mayDo, otherSide, type Side } from '../pure/machine.ts';
import { from } from './from.ts';
import { kindOf } from './kinds.ts';
import { endSharing } from './passport.ts';
import { type BookingRow, saveBooking, stateOf } from './rows.ts';
import { sealNote } from './seal.ts';
import { takeTimes } from './taken.ts';
import { hearersOf, teamPeople } from './teams.ts';
import { personOn } from './view.ts';
import type { Work } from './work.ts';

/** One line of the history. */
export interface Line {
  readonly change: Change;
  /** Null: time passed, or Doorways did it. */
  readonly by: Side | null;
  readonly note?: string;
  readonly startsAt?: string;
  readonly minutes?: number;
  /** What is told, and to whom: by default to the other side. */
  readonly tell?: BookingNewsKind;
  readonly tellBoth?: boolean;
}

interface Added {
  readonly id: number;
  readonly bookingId: number;
  readonly change: Change;
  readonly by: Side | null;
  readonly supporterId: number | null;
  readonly byId: number | null;
  readonly note: string;
  readonly startsAt: string | null;
  readonly minutes: number | null;
  readonly now: string;
}

const add = statement((v: Added) =>
  from.insertInto('booking_changes').values({
    id: v.id,
    booking_id: v.bookingId,
    change: v.change,
    by_side: v.by,
    by_supporter: sql<boolean>`${v.supporterId}::int is not null`,
    supporter_id: v.supporterId,
    by_id: sql<number | null>`${v.byId}::int`,
    note_sealed: v.note,
    starts_at: sql`${v.startsAt}::timestamptz`,
    minutes: v.minutes,
    at: moment(v.now),
  }),
);

const counted = statement((v: { bookingId: number }) =>
  from
    .selectFrom('booking_changes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('booking_id', '=', v.bookingId),
);

/** What this side may not do now is refused, in words that say what has happened. */
export function assertMay(action: Action, row: BookingRow, side: Side, now: Date): void {
  if (mayDo(action, stateOf(row), side, now)) return;
  if (action === 'setLink' && side === 'guest') throw problem.refused('Only the host can set the link.');
  throw problem.conflict('That can’t be done with this booking now. Look at it again.');
}

/** A booking that goes back and forth without an end is ended by hand; cancelling is always possible. */
export async function assertRoom(query: Query, bookingId: number): Promise<void> {
  const [row] = await query(counted, { bookingId });
  if ((row?.count ?? 0) < limits.changes - 10) return;
  throw problem.conflict('This booking has changed very often. Cancel it and make a new one.');
}

export async function addLine(
  { query, config, now, acting, byId }: Work,
  bookingId: number,
  line: Line,
): Promise<void> {
  const id = await nextId(query, 'booking_changes');
  await query(add, {
    id,
    bookingId,
    change: line.change,
    by: line.by,
    supporterId: acting?.supporterId ?? null,
    byId: line.by === 'host' ? (byId ?? null) : null,
    note: sealNote(config, id, line.note ?? ''),
    startsAt: line.startsAt ?? null,
    minutes: line.minutes ?? null,
    now: now.toISOString(),
  });
}

/** Who did it, as the other side may hear of them: behind a block it was the business, in the name of its owner. */
async function actorFor({ query, byId }: Work, row: BookingRow, by: Side | null): Promise<number> {
  if (by === null) return 0;
  if (by === 'host' && byId !== undefined && (await hearersOf(query, row, 'host')).includes(byId)) return byId;
  return personOn(row, by) ?? 0;
}

/** Tells people, open browsers and the area whose thing it is, all with the change itself. */
export async function announceChange(work: Work, row: BookingRow, line: Line): Promise<void> {
  const { query, emit, now } = work;
  const { id, seriesId, kind, ref, hostId, guestId, startsAt, endsAt } = row;
  const { change, by } = line;
  const team = [...(await teamPeople(query, row.team))].filter((one) => one !== hostId);
  await emit(bookingChanged, { id, kind, ref, hostId, guestId, team, change });
  const toSides: readonly Side[] = line.tellBoth || by === null ? ['host', 'guest'] : [otherSide(by)];
  if (line.tell) {
    for (const side of toSides) {
      const actor = await actorFor(work, row, by);
      for (const userId of await hearersOf(query, row, side)) {
        await emit(bookingNews, { userId, kind: line.tell, bookingId: id, by: actor });
      }
    }
  }
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  const booking = { id, seriesId, kind, ref, hostId, guestId, minutes, change, by };
  await kindOf(kind)?.changed?.({ query, emit, now, booking });
}

/** The one way in which a booking changes: its row, what is taken for it, its history, and whom it concerns. */
export async function changeBooking(work: Work, next: BookingRow, line: Line): Promise<BookingRow> {
  const row = await saveBooking(work.query, next);
  await takeTimes(work.query, row);
  await endSharing(work.query, row);
  await addLine(work, row.id, line);
  await announceChange(work, row, line);
  return row;
}
