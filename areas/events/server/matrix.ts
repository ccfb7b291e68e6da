import type { Caller, Matrix, MatrixFixture, MatrixInput, MatrixPeople } from '#platform/server/matrix.ts';
import type { eventsContract } from '../contract.ts';

const who = (
  guest: number,
  member: number,
  other: number,
  blocked: number,
  moderator: number,
): Readonly<Record<Caller, number>> => ({ guest, member, other, blocked, moderator });

/** Behind a block an event is missing. */
const seen = who(200, 200, 200, 404, 200);
const everybody = who(200, 200, 200, 200, 200);
const members = (status: number) => who(401, status, status, status, status);
const joins = (status: number) => who(401, 409, status, 404, status);
const anyMember = (status: number) => who(401, status, status, 404, status);
const organizer = (status: number) => who(401, status, 403, 404, 403);

const inDays = (days: number, hour: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${hour}`;
const content = () => ({
  title: 'An event of the matrix',
  description: 'What happens there.',
  eventType: 'social',
  startTime: inDays(20, '10:00'),
  endTime: inDays(20, '12:00'),
  zone: 'Australia/Hobart',
  isVirtual: false,
  location: 'A hall',
  postcode: '7000',
  maxAttendees: 5,
});

const callOff = `update events set cancelled_at = now()
  where organizer_id = $1 and cancelled_at is null and id < (select max(id) - 20 from events)`;
/** Those of earlier rows are called off: a member has 200 to come at most. */
const made = async ({ as, people, write }: MatrixFixture, more: object = {}) => {
  await write(callOff, [people.member]);
  return (await as<{ id: number }>(people.member, 'createEvent', { body: { ...content(), ...more } })).id;
};
const kept = new WeakMap<MatrixPeople, Promise<number>>();
/** One group for the whole matrix: nobody begins more than a few in a day. */
const ofSpace = async ({ as, people }: MatrixFixture): Promise<MatrixInput> => {
  const body = { name: 'With meetings', description: 'It meets.', guidelines: 'Be kind.', category: 'visual' };
  const make = async () => (await as<{ id: number }>(people.member, 'createSupportGroup', { body })).id;
  const made = kept.get(people) ?? make();
  kept.set(people, made);
  return { params: { id: await made } };
};
const onEvent =
  (more: Omit<MatrixInput, 'params'> = {}, about: object = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({ params: { id: await made(fixture, about) }, ...more });
/** An event for which the moderator is registered, or has asked. */
const withSomebody =
  (body: object, about: object = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const id = await made(fixture, about);
    const userId = fixture.people.moderator;
    await fixture.as(userId, 'registerForEvent', { params: { id } });
    await fixture.as(userId, 'askEventAccess', { params: { id }, body: { words: 'A chair with a back' } });
    return { params: { id, userId }, body };
  };

const log = { text: '[0:05] Ana: Welcome.', agreed: true };
const withLog = async (fixture: MatrixFixture): Promise<MatrixInput> => {
  const params = { id: await made(fixture) };
  await fixture.as(fixture.people.member, 'saveCaptionLog', { params, body: log });
  return { params };
};
/** For those who come; others find nothing. */
const readsLog = who(401, 200, 404, 404, 404);

const trip = { area: 'Newtown', way: 'both', note: 'I travel with a wheelchair, slowly.', isAdult: true };
/** The moderator and the duty holder come, and look for someone to travel with. */
const withTravellers = async (fixture: MatrixFixture) => {
  const { as, people } = fixture;
  const params = { id: await made(fixture) };
  for (const userId of [people.moderator, people.duty]) {
    await as(userId, 'registerForEvent', { params });
    await as(userId, 'saveTrip', { params, body: trip });
  }
  return { params };
};
const travel = async (fixture: MatrixFixture): Promise<MatrixInput> => ({
  ...(await withTravellers(fixture)),
  body: trip,
});
/** With the one whom the moderator asks, or who asks the moderator. */
const withDuty =
  (asks: boolean, body?: object) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const { params } = await withTravellers(fixture);
    const { as, people } = fixture;
    if (asks) await as(people.duty, 'askTripBuddy', { params: { ...params, userId: people.moderator } });
    return { params: { ...params, userId: people.duty }, ...(body && { body }) };
  };
const withBuddies =
  (body?: object) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const { params } = await withDuty(true)(fixture);
    await fixture.as(fixture.people.moderator, 'answerTripBuddy', { params: params ?? {}, body: { accept: true } });
    return { params: { id: params?.id ?? 0 }, ...(body && { body }) };
  };
/** For people who come; the organiser is not told who travels with whom. */
const travels = (status: number) => who(401, 403, 403, 404, status);

/** An online event on Doorways whose room is open. */
const soon = () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return { isVirtual: true, isHere: true, startTime: at(5), endTime: at(65) };
};
const withRoom = async (fixture: MatrixFixture): Promise<MatrixInput> => ({
  params: { id: await made(fixture, soon()) },
});
/** The organiser is in it. */
const inRoom =
  (body?: object) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const { params } = await withRoom(fixture);
    await fixture.as(fixture.people.member, 'enterEventRoom', { params: params ?? {}, body: { keepsLog: false } });
    return { ...(params && { params }), ...(body && { body }) };
  };
/** For those who come and the organiser; others find no room. */
const comes = (status: number) => who(401, status, 404, 404, 404);

export const matrix: Matrix<(typeof eventsContract)['operations'][number]['name']> = {
  listEvents: { expect: everybody, also: [200, 200, 200] },
  countEvents: { expect: everybody, also: [200, 200, 200] },
  // A group meets among its members, also when everybody may join it.
  listSpaceEvents: { expect: who(401, 200, 403, 403, 403), also: [403, 403, 403], given: ofSpace },
  getCalendarFeed: { expect: members(200), also: [200, 200, 200] },
  makeCalendarFeed: { expect: members(200), also: [403, 200, 200] },
  dropCalendarFeed: { expect: members(204), also: [204, 204, 204] },
  readCalendarFeed: {
    expect: who(404, 404, 404, 404, 404),
    also: [404, 404, 404],
    given: () => ({ params: { secret: 'made-up' } }),
  },
  getEvent: { expect: seen, also: [200, 200, 200], given: onEvent() },
  createEvent: { expect: members(201), also: [403, 201, 201], given: () => ({ body: content() }) },
  editEvent: {
    expect: organizer(200),
    also: [403, 403, 403],
    given: async (fixture) => ({ params: { id: await made(fixture) }, body: { ...content(), version: 1 } }),
  },
  cancelEvent: {
    expect: organizer(200),
    also: [403, 403, 403],
    given: onEvent({ body: { reason: 'The hall is flooded.', version: 1 } }),
  },
  registerForEvent: { expect: joins(200), also: [403, 200, 200], given: onEvent() },
  cancelRegistration: { expect: anyMember(200), also: [200, 200, 200], given: onEvent() },
  listMyName: { expect: anyMember(404), also: [403, 404, 404], given: onEvent({ body: { listed: true } }) },
  answerEventRequest: {
    expect: organizer(204),
    also: [403, 403, 403],
    given: withSomebody({ accept: true }, { requiresApproval: true }),
  },
  listEventAttendees: { expect: anyMember(200), also: [200, 200, 200], given: onEvent() },
  listEventPeople: { expect: organizer(200), also: [403, 403, 403], given: onEvent() },
  checkInAttendee: { expect: organizer(204), also: [403, 403, 403], given: withSomebody({ here: true }) },
  messageAttendees: {
    expect: organizer(204),
    also: [403, 403, 403],
    given: async (fixture) => {
      const { params } = await withSomebody({})(fixture);
      return { params: { id: params?.id ?? 0 }, body: { text: 'The door is on the left.' } };
    },
  },
  saveEvent: { expect: anyMember(200), also: [403, 200, 200], given: onEvent() },
  unsaveEvent: { expect: anyMember(200), also: [403, 200, 200], given: onEvent() },
  readEventCalendar: { expect: seen, also: [200, 200, 200], given: onEvent() },
  askEventAccess: {
    expect: joins(204),
    also: [403, 204, 204],
    given: onEvent({ body: { words: 'A chair with a back' } }),
  },
  withdrawEventAccess: { expect: anyMember(204), also: [204, 204, 204], given: onEvent() },
  answerEventAccess: {
    expect: organizer(204),
    also: [403, 403, 403],
    given: withSomebody({ state: 'confirmed', answer: 'There is a ramp.' }),
  },
  confirmPromises: { expect: anyMember(409), also: [403, 409, 409], given: onEvent({ body: { confirmations: [] } }) },
  saveCaptionLog: { expect: organizer(204), also: [403, 403, 403], given: onEvent({ body: log }) },
  dropCaptionLog: { expect: organizer(204), also: [403, 403, 403], given: withLog },
  getCaptionLog: { expect: readsLog, also: [404, 404, 404], given: withLog },
  downloadCaptionLog: { expect: readsLog, also: [404, 404, 404], given: withLog },
  getEventTrips: { expect: travels(200), also: [403, 403, 200], given: withTravellers },
  saveTrip: { expect: travels(204), also: [403, 403, 204], given: travel },
  dropTrip: { expect: anyMember(204), also: [204, 204, 204], given: withTravellers },
  askTripBuddy: { expect: travels(204), also: [403, 403, 409], given: withDuty(false) },
  answerTripBuddy: { expect: travels(204), also: [403, 403, 409], given: withDuty(true, { accept: true }) },
  saveMeetingPoint: {
    expect: travels(204),
    also: [403, 403, 204],
    given: withBuddies({ meetingPoint: 'Platform 1, 9:30', version: 1 }),
  },
  checkInTrip: { expect: travels(204), also: [403, 403, 204], given: withBuddies({ step: 'met' }) },
  leaveTripBuddy: { expect: anyMember(204), also: [204, 204, 204], given: withBuddies() },
  enterEventRoom: {
    expect: comes(200),
    also: [403, 404, 404],
    given: async (fixture) => ({ ...(await withRoom(fixture)), body: { keepsLog: true } }),
  },
  getEventRoom: { expect: comes(200), also: [404, 404, 404], given: inRoom() },
  leaveEventRoom: { expect: comes(204), also: [404, 404, 404], given: inRoom() },
  setEventRoomState: {
    expect: comes(200),
    also: [403, 404, 404],
    given: inRoom({ handRaised: true, signs: false, keepsLog: true }),
  },
  forgetEventWords: { expect: comes(204), also: [404, 404, 404], given: inRoom() },
  runEventRoom: { expect: organizer(204), also: [403, 403, 403], given: inRoom({ act: 'end' }) },
  joinEventCall: { expect: comes(200), also: [403, 404, 404], given: inRoom() },
  leaveEventCall: { expect: comes(204), also: [404, 404, 404], given: inRoom() },
  setEventRole: { expect: organizer(204), also: [403, 403, 403], given: withSomebody({ role: 'interpreter' }) },
};
