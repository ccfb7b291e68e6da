import type { Caller, Matrix, MatrixFixture, MatrixInput, MatrixPeople } from '#platform/server/matrix.ts';
import type { bookingsContract } from '../contract.ts';

const who = (
  guest: number,
  member: number,
  other: number,
  blocked: number,
  moderator: number,
): Readonly<Record<Caller, number>> => ({ guest, member, other, blocked, moderator });

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
const saveTimes = async ({ as }: MatrixFixture, userId: number) => {
  const { version } = await as<{ version: number }>(userId, 'getMyTimes');
  await as(userId, 'saveMyTimes', { body: { ...times, version } });
};

let made = 0;
/** A time that nobody has had before. */
const nextStart = () => {
  made += 1;
  const day = Math.ceil(Date.now() / hourMs) * hourMs + 24 * hourMs;
  return new Date(day + made * hourMs).toISOString();
};
const terms = { format: 'text', breaks: 'After each 20 minutes', note: 'A note that says why.' };
const asked = () => ({ startsAt: nextStart(), minutes: 30, zone: 'Australia/Perth', ...terms });

/** The member’s own times. */
const thing =
  (more: () => Omit<MatrixInput, 'params'> = () => ({})) =>
  async (fixture: MatrixFixture) => {
    const { member } = fixture.people;
    await saveTimes(fixture, member);
    return { params: { kind: 'person', ref: member }, ...more() };
  };

interface Made {
  readonly id: number;
  readonly version: number;
}
/** Few requests may wait at a time, so the one before is cancelled. */
const last = new WeakMap<MatrixPeople, number>();

/** A request to the member, of the member on duty: the guest. */
async function request(fixture: MatrixFixture): Promise<Made> {
  const { as, people } = fixture;
  const before = last.get(people);
  if (before) {
    const { version, status } = await as<{ version: number; status: string }>(people.duty, 'getBooking', {
      params: { id: before },
    });
    if (status === 'requested') {
      await as(people.duty, 'cancelBooking', { params: { id: before }, body: { version, forAccess: true } });
    }
  }
  await saveTimes(fixture, people.member);
  const params = { kind: 'person', ref: people.member };
  const made = await as<Made>(people.duty, 'requestBooking', { params, body: asked() });
  last.set(people, made.id);
  return made;
}
const agree = async (fixture: MatrixFixture): Promise<Made> => {
  const { id, version } = await request(fixture);
  return fixture.as<Made>(fixture.people.member, 'acceptBooking', { params: { id }, body: { version } });
};

const onOne =
  (make: (fixture: MatrixFixture) => Promise<Made>, more: (made: Made) => Omit<MatrixInput, 'params'>) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const one = await make(fixture);
    return { params: { id: one.id }, ...more(one) };
  };
const onRequest = (body: object = {}) => onOne(request, ({ version }) => ({ body: { version, ...body } }));
const onBooking = (body: () => object = () => ({})) =>
  onOne(agree, ({ version }) => ({ body: { version, ...body() } }));

const seen = { expect: who(401, 200, 200, 404, 200), also: [200, 200, 200] } as const;
const everyMember = { expect: who(401, 200, 200, 200, 200), also: [200, 200, 200] } as const;
/** Both people of a booking read it, and nobody else. */
const ofTwo = { expect: who(401, 200, 404, 404, 404), also: [404, 404, 200] } as const;
const bySides = (host: number, guest: number) =>
  ({ expect: who(401, host, 404, 404, 404), also: [403, 404, guest] }) as const;
const bySidesAlways = (host: number, guest: number) =>
  ({ expect: who(401, host, 404, 404, 404), also: [404, 404, guest] }) as const;

export const matrix: Matrix<(typeof bookingsContract)['operations'][number]['name']> = {
  getBookable: { ...seen, given: thing() },
  listSlots: {
    ...seen,
    given: thing(() => ({
      query: {
        from: new Date(Date.now()).toISOString(),
        to: new Date(Date.now() + 24 * hourMs).toISOString(),
        minutes: 30,
      },
    })),
  },
  previewBooking: { ...seen, given: thing(() => ({ query: { startsAt: nextStart(), minutes: 30 } })) },
  listRatings: { ...seen, given: thing() },
  holdTime: {
    expect: who(401, 403, 200, 404, 200),
    also: [403, 200, 200],
    given: thing(() => ({ body: { startsAt: nextStart(), minutes: 30 } })),
  },
  releaseTime: { expect: who(401, 204, 204, 404, 204), also: [204, 204, 204], given: thing() },
  requestBooking: {
    expect: who(401, 403, 201, 404, 201),
    also: [403, 201, 201],
    given: thing(() => ({ body: asked() })),
  },
  listBookings: everyMember,
  countBookings: everyMember,
  getBooking: { ...ofTwo, given: onOne(agree, () => ({})) },
  // Its time is days ahead, so there is no call yet.
  getBookingCall: {
    expect: who(401, 404, 404, 404, 404),
    also: [404, 404, 404],
    given: onOne(agree, () => ({})),
  },
  listBookingChanges: { ...ofTwo, given: onOne(agree, () => ({})) },
  readBookingCalendar: { ...ofTwo, given: onOne(agree, () => ({})) },
  acceptBooking: { ...bySides(200, 409), given: onRequest() },
  declineBooking: { ...bySides(200, 409), given: onRequest({ note: 'Not that week.' }) },
  proposeBooking: {
    ...bySides(200, 200),
    given: onBooking(() => ({ startsAt: nextStart(), minutes: 30, ...terms })),
  },
  withdrawProposal: {
    ...bySidesAlways(200, 409),
    given: async (fixture) => {
      const { id, version } = await agree(fixture);
      const body = { version, startsAt: nextStart(), minutes: 30, ...terms };
      const proposed = await fixture.as<Made>(fixture.people.member, 'proposeBooking', { params: { id }, body });
      return { params: { id }, query: { version: proposed.version } };
    },
  },
  cancelBooking: { ...bySidesAlways(200, 200), given: onBooking(() => ({ note: 'Something came up.' })) },
  setMeetingLink: {
    ...bySides(200, 403),
    given: onBooking(() => ({ meetingLink: 'https://meet.example.org/room' })),
  },
  // Too early for these: the time of the booking is to come.
  sayLate: { ...bySides(409, 409), given: onBooking(() => ({ minutes: 10 })) },
  startBooking: { ...bySides(409, 409), given: onBooking() },
  sayOutcome: { ...bySides(409, 409), given: onBooking(() => ({ outcome: 'happened' })) },
  rateBooking: { ...bySides(409, 409), given: onBooking(() => ({ stars: 5 })) },
  deleteRating: {
    expect: who(401, 404, 404, 404, 404),
    also: [404, 404, 404],
    given: () => ({ params: { id: 999_999 } }),
  },
  getMyTimes: everyMember,
  saveMyTimes: {
    expect: who(401, 200, 200, 200, 200),
    also: [403, 200, 200],
    given: async ({ as, callerId }) => {
      const version = callerId === 0 ? 0 : (await as<{ version: number }>(callerId, 'getMyTimes')).version;
      return { body: { ...times, version } };
    },
  },
  getBookingReminders: everyMember,
  saveBookingReminders: { ...everyMember, given: () => ({ body: { reminders: [60] } }) },
};
