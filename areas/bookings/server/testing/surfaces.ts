import { of, own, type Surfaces, type World } from '#platform/server/testing/surfaces.ts';

const hourMs = 3_600_000;
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
const times = {
  zone: 'Australia/Hobart',
  weekly: everyDay,
  exceptions: [],
  noticeHours: 0,
  gapBefore: 0,
  gapAfter: 0,
  horizonDays: 180,
  opensTo: 'members',
  lengths: [30],
  formats: ['text'],
};
/** Days ahead, and the same for each call: what differs between two answers is then not the hour. */
const start = Math.ceil(Date.now() / hourMs) * hourMs;
const range = {
  from: new Date(start + 24 * hourMs).toISOString(),
  to: new Date(start + 264 * hourMs).toISOString(),
  minutes: 30,
};
const timesOf = (id: number) => ({ params: { kind: 'person', ref: id } });

/** The booking for which I asked the other, and the one for which they asked me. */
const mine = ({ me, other }: World) => of(me.made(`booking with ${other.id}`));
const theirs = ({ me, other }: World) => of(other.made(`booking with ${me.id}`));
const gone = (world: World) => [mine(world), theirs(world)];

export const surfaces: Surfaces = {
  settle: async ({ id }, { ask }) => {
    const { version } = await ask<{ version: number }>(id, 'getMyTimes');
    await ask(id, 'saveMyTimes', { body: { ...times, version } });
  },
  meet: async (one, another, { ask }) => {
    const { slots } = await ask<{ slots: { startsAt: string }[] }>(one.id, 'listSlots', {
      ...timesOf(another.id),
      query: range,
    });
    const body = {
      startsAt: slots.at(-1)?.startsAt,
      minutes: 30,
      zone: 'Australia/Perth',
      format: 'text',
      note: one.word,
    };
    const made = await ask<{ id: number }>(one.id, 'requestBooking', { ...timesOf(another.id), body });
    one.keep(`booking with ${another.id}`, made.id);
  },
  reads: {
    getBookable: { asks: ({ third }) => [timesOf(third.id)], gone: ({ other }) => [timesOf(other.id)] },
    listSlots: {
      never: 'Times alone, without a name.',
      asks: ({ third }) => [{ ...timesOf(third.id), query: range }],
      gone: ({ other }) => [{ ...timesOf(other.id), query: range }],
    },
    previewBooking: {
      never: 'Times alone, without a name.',
      asks: ({ third }) => [{ ...timesOf(third.id), query: { startsAt: range.from, minutes: 30 } }],
      gone: ({ other }) => [{ ...timesOf(other.id), query: { startsAt: range.from, minutes: 30 } }],
    },
    listRatings: {
      never: 'Nobody rates before a session is over.',
      asks: ({ third }) => [timesOf(third.id)],
      gone: ({ other }) => [timesOf(other.id)],
    },
    listBookings: { shows: true, asks: () => [{ query: { box: 'requests' } }, { query: { box: 'past' } }] },
    countBookings: own,
    getBooking: { gone },
    getBookingCall: {
      alike: {
        status: 404,
        why: 'The two of an agreed booking alone, in its time; a block ends it (areas/bookings/server/get-booking-call.test.ts).',
        ask: () => of(999_999),
      },
    },
    listBookingChanges: { gone },
    readBookingCalendar: { gone },
    getMyTimes: own,
    getBookingReminders: own,
  },
  acts: {
    holdTime: ({ other }) => ({
      ...timesOf(other.id),
      body: { startsAt: new Date(start + 300 * hourMs).toISOString(), minutes: 30 },
    }),
    releaseTime: ({ other }) => timesOf(other.id),
    requestBooking: ({ other }) => ({
      ...timesOf(other.id),
      body: {
        startsAt: new Date(start + 301 * hourMs).toISOString(),
        minutes: 30,
        zone: 'Australia/Perth',
        format: 'text',
      },
    }),
    acceptBooking: (world) => ({ ...theirs(world), body: { version: 1 } }),
    declineBooking: (world) => ({ ...theirs(world), body: { version: 1 } }),
    proposeBooking: (world) => ({
      ...theirs(world),
      body: {
        version: 1,
        startsAt: new Date(start + 302 * hourMs).toISOString(),
        minutes: 30,
        format: 'text',
      },
    }),
    withdrawProposal: (world) => ({ ...theirs(world), query: { version: 1 } }),
    cancelBooking: (world) => ({ ...theirs(world), body: { version: 1 } }),
    setMeetingLink: (world) => ({ ...theirs(world), body: { version: 1, meetingLink: '' } }),
    sayLate: (world) => ({ ...theirs(world), body: { version: 1, minutes: 5 } }),
    startBooking: (world) => ({ ...theirs(world), body: { version: 1 } }),
    sayOutcome: (world) => ({ ...theirs(world), body: { version: 1, outcome: 'happened' } }),
    rateBooking: (world) => ({ ...theirs(world), body: { version: 1, stars: 5 } }),
  },
  unanswered: {
    rateBooking: 'No session is over yet.',
    sayLate: 'It is days until the booking.',
    startBooking: 'Hours of a conversation aren’t counted.',
    sayOutcome: 'No session is over yet.',
  },
};
