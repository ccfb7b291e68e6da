import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { readable, unreadable } from '#platform/server/sealed.ts';
import { statement } from '#platform/server/statement.ts';
import { enterState } from './bookings/change.ts';
import { lockSkillBooking, skillBookingRows } from './bookings/rows.ts';
import { sealedSkillNote } from './bookings/seal.ts';
import { from } from './from.ts';

const own = statement((v: { userId: number }) =>
  from
    .selectFrom('skill_listings as s')
    .select((e) => [
      's.id as number',
      's.title',
      's.description',
      's.category',
      's.level',
      's.is_offering as isOffering',
      's.payment',
      's.price as priceInCents',
      's.minutes',
      's.delivery',
      's.exchange',
      's.suburb',
      's.access_notes as accessNotes',
      's.safety_notes as safetyNotes',
      's.features',
      's.status',
      isoTime(e.ref('s.created_at')).as('createdAt'),
      isoTime(e.ref('s.deleted_at')).as('deletedAt'),
    ])
    .where('s.owner_id', '=', v.userId)
    .orderBy('s.id'),
);

const entries = statement((v: { userId: number }) =>
  from
    .selectFrom('credit_accounts as a')
    .innerJoin('credit_transfers as t', (join) =>
      join.on((e) => e.or([e('t.from_account', '=', e.ref('a.id')), e('t.to_account', '=', e.ref('a.id'))])),
    )
    .select((e) => [
      't.id as number',
      't.kind',
      't.words',
      e
        .case()
        .when('t.from_account', '=', e.ref('a.id'))
        .then(e.neg('t.minutes'))
        .else(e.ref('t.minutes'))
        .end()
        .as('minutes'),
      e
        .case()
        .when('t.from_account', '=', e.ref('a.id'))
        .then(e.ref('t.from_balance'))
        .else(e.ref('t.to_balance'))
        .end()
        .as('balanceAfter'),
      isoTime(e.ref('t.created_at')).as('createdAt'),
    ])
    .where('a.user_id', '=', v.userId)
    .orderBy('t.id'),
);

const bookings = statement((v: { userId: number }) =>
  skillBookingRows()
    .where((e) => e.or([e('b.owner_id', '=', v.userId), e('b.booker_id', '=', v.userId)]))
    .orderBy('b.id'),
);

const openWritten = statement((v: { userId: number }) =>
  from
    .selectFrom('skill_bookings')
    .select('id')
    .where((e) => e.or([e('owner_id', '=', v.userId), e('booker_id', '=', v.userId)]))
    .where('booking_id', 'is', null)
    .where('state', 'in', ['pending', 'confirmed', 'disputed'])
    .orderBy('id'),
);

/** The title was the owner’s, and the note the booker’s. */
const forgetOwner = statement((v: { userId: number }) =>
  from.updateTable('skill_bookings').set({ title: '', owner_id: null }).where('owner_id', '=', v.userId),
);
const forgetBooker = statement((v: { userId: number }) =>
  from.updateTable('skill_bookings').set({ note_sealed: '', booker_id: null }).where('booker_id', '=', v.userId),
);
/** Minutes are never changed; what they were for is in the owner’s words. */
const forgetWords = statement((v: { userId: number }) =>
  from
    .updateTable('credit_transfers as t')
    .from('skill_bookings as b')
    .set({ words: '' })
    .whereRef('b.id', '=', 't.booking_id')
    .where('b.owner_id', '=', v.userId),
);
/** Nobody is left who could read it. */
const forgetEmpty = statement((_: object) =>
  from.deleteFrom('skill_bookings').where('owner_id', 'is', null).where('booker_id', 'is', null),
);

export const personalData: PersonalData = {
  columns: {
    'skill_listings.owner_id': 'goes',
    'skill_bookings.owner_id': 'loses the person',
    'skill_bookings.booker_id': 'loses the person',
    'credit_accounts.user_id': 'loses the person',
  },
  export: async ({ query, userId, config }) => [
    {
      name: 'skill-listings',
      title: 'Skills you listed',
      about: 'Skills you offer or look for, your drafts, and those you deleted that you can still restore.',
      rows: await query(own, { userId }),
    },
    {
      name: 'skill-bookings',
      title: 'Bookings of skills',
      about: 'What you booked, and what others booked with you. Times are with your bookings.',
      rows: (await query(bookings, { userId })).map((row) => ({
        number: row.id,
        as: row.ownerId === userId ? 'owner' : 'booker',
        title: row.title,
        state: row.state,
        minutes: row.minutes,
        payment: row.payment,
        priceInCents: row.price,
        finishBy: row.finishBy,
        note: readable(() => sealedSkillNote.take(config, { id: row.id }, row.noteSealed), unreadable),
        agreedAt: row.ownerId === userId ? row.ownerAgreedAt : row.bookerAgreedAt,
        createdAt: row.createdAt,
      })),
    },
    {
      name: 'time-credits',
      title: 'Time credits',
      about: 'Each time your time credits changed: minutes, what for, and your balance right after it.',
      rows: await query(entries, { userId }),
    },
  ],
  erase: async ({ query, emit, userId, now }) => {
    for (const { id } of await query(openWritten, { userId })) {
      await enterState({ query, emit, now }, await lockSkillBooking(query, id), 'cancelled', 0);
    }
    await query(forgetWords, { userId });
    await query(forgetOwner, { userId });
    await query(forgetBooker, { userId });
    await query(forgetEmpty, {});
    return [];
  },
};
