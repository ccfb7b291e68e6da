import { sql } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { endBooking } from './end-booking.ts';
import { from } from './from.ts';
import { bookingRows, lockBooking } from './rows.ts';
import { openNote, openWords, sealedProposal, sealedWords } from './seal.ts';
import { availabilityRows } from './times.ts';
import { sideOf } from './view.ts';

const own = statement((v: { userId: number }) =>
  bookingRows()
    .where((e) => e.or([e('b.host_id', '=', v.userId), e('b.guest_id', '=', v.userId)]))
    .orderBy('b.id'),
);
/** And what they did for a business that someone else is the host of. */
const lines = statement((v: { ids: readonly number[]; userId: number }) =>
  from
    .selectFrom('booking_changes as c')
    .select(['c.id', 'c.booking_id as bookingId', 'c.change', 'c.by_side as by', 'c.note_sealed as note', 'c.minutes'])
    .select((e) => [isoTime(e.ref('c.at')).as('at')])
    .where((e) => e.or([e('c.booking_id', '=', anyOf(v.ids)), e('c.by_id', '=', v.userId)]))
    .orderBy('c.id'),
);
const times = statement((v: { userId: number }) =>
  availabilityRows().select('m.reminders').where('m.user_id', '=', v.userId),
);
const ratings = statement((v: { userId: number }) =>
  from
    .selectFrom('booking_ratings as r')
    .select(['r.booking_id as booking', 'r.exchange_id as exchange', 'r.stars', 'r.text'])
    .select((e) => [isoTime(e.ref('r.created_at')).as('createdAt')])
    .where('r.author_id', '=', v.userId)
    .orderBy('r.id'),
);

/** Words of a member who leaves go, and so do the terms: they say what one of the two needs. */
const forget = statement((v: { userId: number }) =>
  from
    .updateTable('bookings')
    .set((e) => ({
      words_sealed: '',
      proposal_sealed: '',
      proposed_by: null,
      proposed_starts_at: null,
      proposed_ends_at: null,
      meeting_link: '',
      title: sql<string>`case when ${e.ref('host_id')} = ${v.userId}::int then '' else ${e.ref('title')} end`,
      host_name: sql<string>`case when ${e.ref('host_id')} = ${v.userId}::int then '' else ${e.ref('host_name')} end`,
      lane_name: sql<string>`case when ${e.ref('host_id')} = ${v.userId}::int then '' else ${e.ref('lane_name')} end`,
      cancellation: sql<string>`case when ${e.ref('host_id')} = ${v.userId}::int then '' else ${e.ref('cancellation')} end`,
      proposed_lane: '',
      proposed_lane_name: '',
      link: sql<string>`case when ${e.ref('host_id')} = ${v.userId}::int then '' else ${e.ref('link')} end`,
      host_id: sql<number | null>`nullif(${e.ref('host_id')}, ${v.userId}::int)`,
      guest_id: sql<number | null>`nullif(${e.ref('guest_id')}, ${v.userId}::int)`,
      version: sql<number>`${e.ref('version')} + 1`,
    }))
    .where((e) => e.or([e('host_id', '=', v.userId), e('guest_id', '=', v.userId)])),
);
const forgetNotes = statement((v: { userId: number }) =>
  from
    .updateTable('booking_changes as c')
    .from('bookings as b')
    .set({ note_sealed: '' })
    .whereRef('b.id', '=', 'c.booking_id')
    .where((e) =>
      e.or([
        e.and([e('b.host_id', '=', v.userId), e('c.by_side', '=', 'host')]),
        e.and([e('b.guest_id', '=', v.userId), e('c.by_side', '=', 'guest')]),
      ]),
    ),
);
/** What they wrote for a business, on bookings of others too. */
const forgetWritten = statement((v: { userId: number }) =>
  from.updateTable('booking_changes').set({ note_sealed: '', by_id: null }).where('by_id', '=', v.userId),
);
const forgetRatings = statement((v: { userId: number }) =>
  from.deleteFrom('booking_ratings').where('author_id', '=', v.userId),
);
const forgetSupporter = statement((v: { userId: number }) =>
  from.updateTable('booking_changes').set({ supporter_id: null }).where('supporter_id', '=', v.userId),
);
/** Nobody is left who could read it. */
const empty = statement((_: object) =>
  from.deleteFrom('bookings').where('host_id', 'is', null).where('guest_id', 'is', null),
);

export const personalData: PersonalData = {
  columns: {
    'booking_members.user_id': 'goes',
    'booking_times.host_id': 'goes',
    'booking_times.guest_id': 'goes',
    'booking_ratings.author_id': 'goes',
    'booking_changes.supporter_id': 'loses the person',
    'booking_changes.by_id': 'loses the person',
    'bookings.host_id': 'loses the person',
    'bookings.guest_id': 'loses the person',
  },
  export: async ({ query, userId, config }) => {
    const rows = await query(own, { userId });
    const history = await query(lines, { ids: rows.map(({ id }) => id), userId });
    return [
      {
        name: 'booking-times',
        title: 'Your times',
        about: 'When you can be booked, and when you are reminded.',
        rows: (await query(times, { userId })).map(({ userId: _, ...row }) => row),
      },
      {
        name: 'bookings',
        title: 'Your bookings',
        about: 'What you and the other person agreed on. It’s stored sealed.',
        rows: rows.map((row) => {
          const { id, title, status, startsAt, endsAt, meetingLink } = row;
          const { hostName: offeredAs, laneName: givenBy, price, cancellation } = row;
          const { hostMinutes, guestMinutes, settledMinutes } = row;
          const kept = { offeredAs, givenBy, price, cancellation, hostMinutes, guestMinutes, settledMinutes };
          const side = sideOf(row, userId);
          const { terms, note } = openWords(sealedWords, config, id, row.wordsSealed);
          const proposal = row.proposalSealed ? openWords(sealedProposal, config, id, row.proposalSealed) : null;
          return {
            number: id,
            as: side,
            title,
            status,
            startsAt,
            endsAt,
            meetingLink,
            ...kept,
            ...terms,
            note,
            proposal,
          };
        }),
      },
      {
        name: 'booking-history',
        title: 'History of your bookings',
        about: 'Each change, with its day.',
        rows: history.map(({ id, note, bookingId, ...line }) => ({
          booking: bookingId,
          ...line,
          note: openNote(config, id, note),
        })),
      },
      {
        name: 'booking-ratings',
        title: 'Ratings you gave',
        about: 'After sessions and exchanges that took place.',
        rows: await query(ratings, { userId }),
      },
    ];
  },
  erase: async ({ query, emit, userId, config, now }) => {
    for (const { id } of await query(own, { userId })) {
      await endBooking({ query, emit, config, now }, await lockBooking(query, id));
    }
    await query(forgetNotes, { userId });
    await query(forgetWritten, { userId });
    await query(forgetRatings, { userId });
    await query(forgetSupporter, { userId });
    await query(forget, { userId });
    await query(empty, {});
    return [];
  },
};
