import { bookingsOf, exchangeStars } from '#areas/bookings/server/public.ts';
import { peopleOf } from '#areas/people/server/public.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { readable, unreadable } from '#platform/server/sealed.ts';
import type { SkillBooking } from '../../contract.ts';
import { type Action, actions, mayDo, type Side } from '../../pure/exchange.ts';
import type { SkillBookingRow } from './rows.ts';
import { sealedSkillNote } from './seal.ts';
import { learnerOf, teacherOf } from './settle-credit.ts';

export interface Asking {
  readonly query: Query;
  readonly config: Config;
  readonly userId: number;
  readonly now: Date;
}

export const sideOf = ({ ownerId }: Pick<SkillBookingRow, 'ownerId'>, userId: number): Side =>
  ownerId === userId ? 'owner' : 'booker';

export const exchangeOf = ({ state, ownerOutcome: owner, bookerOutcome: booker }: SkillBookingRow) => ({
  state,
  outcomes: { owner, booker },
});

/** SKILL-15: who booked it rates it, once, as long as there is something to rate. */
function writtenActions(row: SkillBookingRow, side: Side, isRated: boolean): Action[] {
  const mayRate = row.state === 'completed' && side === 'booker' && row.listingId !== null && !isRated;
  return actions.filter((action) => (action === 'rate' ? mayRate : mayDo(action, exchangeOf(row), side)));
}

/** Bookings as one of their two people sees them. */
export async function skillBookingViews(ask: Asking, rows: readonly SkillBookingRow[]): Promise<SkillBooking[]> {
  const { query, config, userId } = ask;
  const times = await bookingsOf(
    ask,
    rows.map(({ bookingId }) => bookingId).filter((id) => id !== null),
  );
  const rated = await exchangeStars(
    query,
    'skill',
    rows.filter(({ bookingId, bookerId }) => bookingId === null && bookerId === userId).map(({ id }) => id),
  );
  const ids = rows.flatMap(({ ownerId, bookerId }) => [ownerId, bookerId]).filter((id) => id !== null);
  const people = await peopleOf(query, [...new Set(ids)]);
  const someone = (id: number | null) => {
    const person = id === null ? undefined : people.get(id);
    return person ? { id: person.id, name: person.displayName, avatar: person.avatar } : null;
  };
  return rows.map((row): SkillBooking => {
    const { id, bookingId, listingId, title, finishBy, state, credit, minutes, price, version, createdAt } = row;
    const side = sideOf(row, userId);
    const time = bookingId === null ? undefined : times.get(bookingId);
    const note = readable(() => sealedSkillNote.take(config, { id }, row.noteSealed), unreadable);
    return {
      id,
      bookingId,
      skillListing: { id: listingId, title: title || 'Skill' },
      teacher: someone(teacherOf(row)),
      learner: someone(learnerOf(row)),
      side,
      isTeacher: teacherOf(row) === userId,
      scheduledDate: time?.startsAt ?? null,
      finishBy,
      duration: minutes,
      status: state,
      meetingLink: time?.meetingLink ?? '',
      rating: time?.myRating?.stars ?? rated.get(id) ?? null,
      notes: time ? time.note : note,
      payment: row.payment as SkillBooking['payment'],
      price,
      credit: { minutes: row.payment === 'credit' ? minutes : 0, state: credit },
      agreed: { owner: row.ownerAgreedAt, booker: row.bookerAgreedAt },
      endedAt: row.endedAt,
      outcomes: time
        ? { owner: time.outcomes.host, booker: time.outcomes.guest }
        : { owner: row.ownerOutcome, booker: row.bookerOutcome },
      actions: time
        ? time.actions.includes('rate') && !time.myRating
          ? ['rate']
          : []
        : writtenActions(row, side, rated.has(id)),
      version,
      createdAt,
    };
  });
}

export async function skillBookingView(ask: Asking, row: SkillBookingRow): Promise<SkillBooking> {
  const [view] = await skillBookingViews(ask, [row]);
  if (!view) throw new Error('A booking was not shaped.');
  return view;
}
