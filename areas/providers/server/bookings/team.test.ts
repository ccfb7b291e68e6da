import { expect, test } from 'vitest';
import type { Booking, BookingChange } from '#areas/bookings/contract.ts';
import { serverAreas } from '#areas/server.ts';
import type { SupportDeed } from '#areas/supporters/contract.ts';
import { queryIn } from '#platform/server/db.ts';
import type { TestApp } from '#platform/server/testing/app.ts';
import { type Provider, providerOwnerChanged } from '../../contract.ts';
import { handOn, handOnListing } from '../team/hand-on.ts';
import { eachWithListing } from '../testing/bookable.ts';
import { ask, asking, at, does, testNow, why } from '../testing/booking.ts';
import { publish } from '../testing/published.ts';
import { addHelper } from '../testing/team.ts';

let app: TestApp;
let admin: number;
let owner: number;
let manager: number;
let coordinator: number;
let guest: number;
let provider: Provider;
let service: number;

eachWithListing({ workers: [{}, { firstName: 'Mei', lastName: 'Lin' }] }, async (made) => {
  ({ app, admin, owner, guest, provider } = made);
  service = provider.services[0]?.id ?? 0;
  manager = await addHelper(app, { owner, listing: provider.id, role: 'manager', name: 'Max' });
  coordinator = await addHelper(app, { owner, listing: provider.id, role: 'coordinator', name: 'Dana' });
});

const read = async (as: number, { id }: { id: number }) =>
  (await app.call<Booking>(as, 'getBooking', { params: { id } })).body;
const history = async (as: number, { id }: { id: number }) =>
  (await app.call<BookingChange[]>(as, 'listBookingChanges', { params: { id } })).body.map(
    ({ change, by, person, isOwn }) => [change, by, person?.displayName ?? null, isOwn],
  );
const told = async (as: number, kind: string) => {
  await app.settle();
  const { body } = await app.call<{ kind: string }[]>(as, 'listNotifications', {});
  return body.filter((one) => one.kind === kind).length;
};
const count = async (as: number) => (await app.call<{ coming: number; waiting: number }>(as, 'countBookings', {})).body;
const close = (userId: number) =>
  app.database.query('', `insert into closed_accounts (user_id, closed_at, erase_at) values ($1::int, now(), now())`, [
    userId,
  ]);
const reopen = (userId: number) =>
  app.database.query('', 'delete from closed_accounts where user_id = $1::int', [userId]);
const offerTo = async (heir: number) => {
  const params = { id: provider.id };
  const { body } = await app.call<{ members: { no: number; person: { id: number } | null }[] }>(
    owner,
    'getProviderTeam',
    { params },
  );
  const no = body.members.find(({ person }) => person?.id === heir)?.no ?? 0;
  await app.call(owner, 'offerProvider', { params, body: { no } });
};
const handOver = async (heir: number) => {
  await offerTo(heir);
  await app.call(heir, 'acceptProviderOffer', { params: { id: provider.id } });
};

test('everyone who runs a listing answers its bookings, and the history says who did', async () => {
  const made = await ask(app, guest, service, at(9, '10:00'));
  for (const one of [owner, manager, coordinator]) {
    expect([await told(one, 'bookingAsked'), await count(one)]).toEqual([1, { coming: 0, waiting: 1 }]);
  }
  const seen = await read(coordinator, made);
  expect([seen.side, seen.isHelper, seen.conversationId, seen.call]).toEqual(['host', true, null, null]);
  expect(seen.actions).toEqual(['accept', 'decline', 'propose', 'cancel']);
  const agreed = await does(app, coordinator, 'acceptBooking', made);
  expect([agreed.status, await told(guest, 'bookingAccepted')]).toEqual(['accepted', 1]);
  const rows = (reader: string | null, isOwn: boolean) => [
    ['requested', 'guest', null, reader === null],
    ['accepted', 'host', 'Dana', isOwn],
  ];
  expect(await history(guest, made)).toEqual(rows(null, false));
  expect(await history(owner, made)).toEqual(rows('owner', false));
  expect(await history(coordinator, made)).toEqual(rows('coordinator', true));
  for (const one of [owner, manager, coordinator]) expect(await count(one)).toEqual({ coming: 1, waiting: 0 });
});

test('a supporter who acts for the owner is named to the owner alone, and not to the team or the guest', async () => {
  const carer = await app.addMember({ name: 'Hal' });
  const endsAt = new Date(testNow.getTime() + 30 * 86_400_000).toISOString();
  const body = { userId: carer, relation: 'carer', levels: { bookings: 'act' }, endsAt };
  const { id: grant } = (await app.call<{ id: number }>(owner, 'askForSupport', { body })).body;
  await app.call(carer, 'acceptSupport', { params: { id: grant } });
  // After a day to think.
  app.setNow(new Date(testNow.getTime() + 25 * 3_600_000));
  const { id, version } = await ask(app, guest, service, at(11, '10:00'));
  await app.callFor({ by: carer, member: owner }, 'acceptBooking', { params: { id }, body: { version } });
  const last = async (as: number) =>
    (await app.call<BookingChange[]>(as, 'listBookingChanges', { params: { id } })).body.at(-1);
  const accepted = { change: 'accepted', by: 'host', person: { displayName: 'Olga' }, isOwn: false };
  expect(await last(owner)).toMatchObject({ ...accepted, bySupporter: true, supporter: { displayName: 'Hal' } });
  for (const one of [manager, coordinator, guest]) {
    expect(await last(one)).toMatchObject({ ...accepted, bySupporter: false, supporter: null });
  }
});

test('what a supporter asked for is in the log with the booking itself', async () => {
  const carer = await app.addMember({ name: 'Hal' });
  const endsAt = new Date(testNow.getTime() + 30 * 86_400_000).toISOString();
  const body = { userId: carer, relation: 'carer', levels: { bookings: 'act' }, endsAt };
  const { id: grant } = (await app.call<{ id: number }>(guest, 'askForSupport', { body })).body;
  await app.call(carer, 'acceptSupport', { params: { id: grant } });
  app.setNow(new Date(testNow.getTime() + 25 * 3_600_000));
  const { body: made } = await app.callFor<Booking>({ by: carer, member: guest }, 'requestBooking', {
    params: { kind: 'providerservice', ref: service },
    body: asking(at(11, '10:00')),
  });
  for (const one of [guest, carer]) {
    const { body: log } = await app.call<SupportDeed[]>(one, 'listSupportLog');
    expect(log).toMatchObject([{ did: 'asked for a booking', link: `/bookings/${made.id}` }]);
  }
});

test('a coordinator begins a booking, says its hours, moves it and cancels it', async () => {
  const first = await does(app, coordinator, 'acceptBooking', await ask(app, guest, service, at(9, '10:00')));
  app.setNow(new Date(at(9, '10:00')));
  expect((await does(app, coordinator, 'startBooking', first)).startedAt).toBe(at(9, '10:00'));
  app.setNow(new Date(at(9, '13:00')));
  await does(app, manager, 'sayOutcome', first, { outcome: 'happened', minutes: 120 });
  const done = await does(app, guest, 'sayOutcome', first, { outcome: 'happened', minutes: 120 });
  expect([done.status, done.hours?.agreed?.minutes]).toEqual(['completed', 120]);
  const second = await ask(app, guest, service, at(11, '10:00'));
  const moved = await does(app, coordinator, 'proposeBooking', second, {
    startsAt: at(11, '12:00'),
    minutes: 120,
    format: 'inPerson',
  });
  expect([moved.offeredBy, moved.startsAt]).toEqual(['host', at(11, '12:00')]);
  await does(app, guest, 'acceptBooking', second);
  expect((await does(app, manager, 'cancelBooking', second)).status).toBe('cancelled');
  expect(await told(guest, 'bookingCancelled')).toBe(1);
});

test('who may do what with a booking of a listing: its team and its guest, and no one else', async () => {
  const invited = await app.addMember({ name: 'Ines' });
  const { body: session } = await app.call<{ member: { username: string } }>(invited, 'getSession');
  const params = { id: provider.id };
  await app.call(owner, 'inviteProviderMember', {
    params,
    body: { username: session.member.username, role: 'manager' },
  });
  const former = await addHelper(app, { owner, listing: provider.id, role: 'manager', name: 'Fred' });
  await app.call(former, 'leaveProvider', { params });
  const elsewhere = await app.addMember({ name: 'Otto' });
  await publish(app, elsewhere, admin, { listing: { businessName: 'Another one' } });
  const moderator = await app.addMember({ name: 'Mo', roles: ['member', 'moderator'] });
  const made = await ask(app, guest, service, at(9, '10:00'));
  const body = { version: made.version + 99 };
  const writes = {
    acceptBooking: body,
    declineBooking: body,
    cancelBooking: body,
    startBooking: body,
    sayLate: { ...body, minutes: 10 },
    setMeetingLink: { ...body, meetingLink: '' },
    sayOutcome: { ...body, outcome: 'happened' },
    proposeBooking: { ...body, startsAt: at(9, '12:00'), minutes: 120, format: 'inPerson' },
  };
  const judged = async (as: number) => {
    const reads = ['getBooking', 'listBookingChanges', 'readBookingCalendar'];
    const read = await Promise.all(reads.map((one) => app.status(as, one, { params: { id: made.id } })));
    const written = [];
    for (const [one, sent] of Object.entries(writes)) {
      written.push(await app.status(as, one, { params: { id: made.id }, body: sent }));
    }
    return [...new Set([...read, 0, ...written])];
  };
  // 409 comes after the rule: it let them in, and the version is an old one.
  for (const as of [owner, manager, coordinator, guest]) expect(await judged(as)).toEqual([200, 0, 409]);
  for (const as of [invited, former, elsewhere, moderator, admin]) expect(await judged(as)).toEqual([404, 0]);
});

test('a team has its bookings in lists and calendars, and those of no other business', async () => {
  const otherOwner = await app.addMember({ name: 'Otto' });
  const other = await publish(app, otherOwner, admin, { listing: { businessName: 'Another one' } });
  await ask(app, guest, other.services[0]?.id ?? 0, at(9, '10:00'));
  const own = await ask(app, guest, service, at(10, '10:00'));
  const third = await app.addMember({ name: 'Tess' });
  const early = await ask(app, third, service, at(9, '09:00'));
  const list = async (as: number, query: object) =>
    (await app.call<Booking[]>(as, 'listBookings', { query: { box: 'requests', ...query } })).body.map(({ id }) => id);
  expect(await list(coordinator, {})).toEqual([early.id, own.id]);
  expect(await list(coordinator, { side: 'host' })).toEqual([early.id, own.id]);
  expect(await list(coordinator, { side: 'guest' })).toEqual([]);
  expect(await list(coordinator, { limit: 1 })).toEqual([early.id]);
  expect(await list(owner, {})).toEqual([early.id, own.id]);
});

test('behind a block from one of the team, the booking is missing for that one alone', async () => {
  const made = await ask(app, guest, service, at(9, '10:00'));
  await app.call(coordinator, 'block', { params: { id: guest } });
  expect(await app.status(coordinator, 'getBooking', { params: { id: made.id } })).toBe(404);
  expect((await app.call<Booking[]>(coordinator, 'listBookings', { query: { box: 'requests' } })).body).toEqual([]);
  expect(await count(coordinator)).toEqual({ coming: 0, waiting: 0 });
  const before = await told(coordinator, 'bookingCancelled');
  expect((await does(app, manager, 'acceptBooking', made)).status).toBe('accepted');
  await does(app, guest, 'cancelBooking', made);
  expect([await told(coordinator, 'bookingCancelled'), await told(manager, 'bookingCancelled')]).toEqual([before, 1]);
});

test('someone of the team can’t ask for its times, and keeps to their side of what they asked for before', async () => {
  const params = { kind: 'providerservice', ref: service };
  const why403 = '403 You help to run this business. Other members can book it.';
  expect(await why(app.call(manager, 'requestBooking', { params, body: asking(at(9, '10:00')) }))).toBe(why403);
  const made = await ask(app, guest, service, at(9, '10:00'));
  const { body } = await app.call<{ member: { username: string } }>(guest, 'getSession');
  const about = { params: { id: provider.id } };
  await app.call(owner, 'inviteProviderMember', {
    ...about,
    body: { username: body.member.username, role: 'manager' },
  });
  await app.call(guest, 'acceptProviderInvitation', about);
  expect((await read(guest, made)).side).toBe('guest');
  expect(await why(does(app, guest, 'acceptBooking', made))).toContain('409');
});

test('with another owner the open bookings go on with them, and a second delivery changes nothing', async () => {
  const made = await ask(app, guest, service, at(9, '10:00'));
  await app.call(guest, 'askProvider', { params: { id: provider.id }, body: { content: 'Do you have room?' } });
  await handOver(manager);
  expect((await read(guest, made)).host?.id).toBe(manager);
  // A new conversation with the new owner stays, whatever is still delivered of the change.
  const { body: talk } = await app.call<{ conversationId: number }>(guest, 'askProvider', {
    params: { id: provider.id },
    body: { content: 'And now?' },
  });
  await app.settle();
  const reactions = serverAreas
    .flatMap(({ work }) => work?.reactions ?? [])
    .filter(({ event }) => event === providerOwnerChanged.name);
  const delivered = await app.database.query(
    '',
    `insert into outbox_work (event_id, reaction, due_at) select e.id, w.name, now() from outbox e
       cross join unnest($2::text[]) w(name) where e.name = $1 returning id`,
    [providerOwnerChanged.name, reactions.map(({ name }) => name)],
  );
  expect(delivered.length).toBeGreaterThan(0);
  await app.settle();
  expect(await app.database.query('', 'select id from outbox_work where due_at is not null')).toEqual([]);
  const message = { body: { conversationId: talk.conversationId, content: 'Still here?' } };
  expect(await app.status(guest, 'sendMessage', message)).toBe(201);
  expect((await read(guest, made)).host?.id).toBe(manager);
  expect((await does(app, manager, 'acceptBooking', made)).status).toBe('accepted');
});

test('of requests that race a hand-over, each ends with the new owner', async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, () => app.addMember()));
  await offerTo(manager);
  const [, ...made] = await Promise.all([
    app.call(manager, 'acceptProviderOffer', { params: { id: provider.id } }),
    ...guests.map((one, nth) => ask(app, one, service, at(9 + (nth % 3), nth < 3 ? '09:00' : '13:00'))),
  ]);
  await app.settle();
  expect(made).toHaveLength(6);
  for (const [nth, one] of made.entries()) {
    expect((await read(guests[nth] ?? 0, one as Booking)).host?.id).toBe(manager);
  }
});

test('when the owner closes the account, the oldest manager goes on with the listing and its bookings at once', async () => {
  const made = await ask(app, guest, service, at(9, '10:00'));
  await close(owner);
  await app.app.jobs.runNow('bookings.end-left');
  expect([(await read(guest, made)).status, (await read(guest, made)).host?.id]).toEqual(['requested', manager]);
  expect(await told(guest, 'bookingGone')).toBe(0);
  // Back within the days of grace: the listing stays with the new owner, who has a manager more.
  await reopen(owner);
  await app.app.services.transaction(async (db, emit) => {
    await handOnListing({ query: queryIn(db), emit, config: app.config, now: testNow }, provider.id);
  });
  const role = async (as: number) =>
    (await app.call<Provider>(as, 'getProvider', { params: { id: provider.id } })).body.myRole;
  expect([await role(owner), await role(manager)]).toEqual(['manager', 'owner']);
  expect((await does(app, owner, 'acceptBooking', made)).status).toBe('accepted');
  expect(await told(owner, 'providerOwnerChanged')).toBe(1);
});

const removeManager = async () => {
  const no = async (userId: number) => {
    const { body } = await app.call<{ members: { no: number; person: { id: number } | null }[] }>(
      owner,
      'getProviderTeam',
      { params: { id: provider.id } },
    );
    return body.members.find(({ person }) => person?.id === userId)?.no ?? 0;
  };
  const params = { id: provider.id, no: await no(manager) };
  await app.call(owner, 'removeProviderMember', { params });
};

test('when an owner without managers closes the account, bookings end and the guest is told', async () => {
  await removeManager();
  const made = await ask(app, guest, service, at(9, '10:00'));
  await close(owner);
  await app.app.jobs.runNow('bookings.end-left');
  const rows = await app.database.query<{ status: string }>('', 'select status from bookings where id = $1::int', [
    made.id,
  ]);
  expect([rows, await told(guest, 'bookingGone')]).toEqual([[{ status: 'cancelled' }], 1]);
});

test('of a listing without an owner, what is over stays between its two people, whoever claims it', async () => {
  await removeManager();
  const over = await ask(app, guest, service, at(9, '10:00'));
  await does(app, guest, 'cancelBooking', over);
  expect((await read(coordinator, over)).isHelper).toBe(true);
  await app.app.services.transaction(async (db, emit) => {
    const work = { query: queryIn(db), emit, config: app.config, now: testNow };
    await handOn(work, owner);
  });
  const seenBy = (as: number) => app.status(as, 'getBooking', { params: { id: over.id } });
  expect(await Promise.all([guest, owner, coordinator].map(seenBy))).toEqual([200, 200, 404]);
});

test('what a worker who leaves was to do goes to whoever is free, and the guest is told who comes', async () => {
  const [hanh = 0, mei = 0] = provider.staff.map(({ id }) => id);
  const made = await ask(app, guest, service, at(9, '10:00'), { lane: `worker:${hanh}` });
  const agreed = await does(app, owner, 'acceptBooking', made);
  await app.call(owner, 'removeProviderStaff', { params: { id: provider.id, staffId: hanh } });
  const after = await read(guest, agreed);
  expect([after.status, after.lane, await told(guest, 'bookingLane')]).toEqual([
    'accepted',
    { key: `worker:${mei}`, name: 'Mei Lin' },
    1,
  ]);
  const { body: lines } = await app.call<BookingChange[]>(guest, 'listBookingChanges', { params: { id: made.id } });
  expect(lines.at(-1)).toMatchObject({ change: 'laneChanged', note: 'Mei Lin comes instead of Hanh Tran.' });
  // Mei has that time now.
  const third = await app.addMember();
  expect(await why(ask(app, third, service, at(9, '11:00')))).toContain('409');
});

test('where no one is free for what a worker was to do, both sides are told and cancelling is free', async () => {
  const [hanh = 0, mei = 0] = provider.staff.map(({ id }) => id);
  const third = await app.addMember();
  await ask(app, third, service, at(9, '10:00'), { lane: `worker:${mei}` });
  const made = await ask(app, guest, service, at(9, '10:00'), { lane: `worker:${hanh}` });
  await app.call(manager, 'removeProviderStaff', { params: { id: provider.id, staffId: hanh } });
  const after = await read(guest, made);
  expect([after.status, after.lane?.name, after.cancellation]).toEqual([
    'requested',
    'Wattle Street Supports',
    'The worker who was to come has left. You can cancel for free until it begins.',
  ]);
  for (const one of [guest, owner, coordinator]) expect(await told(one, 'bookingLaneLost')).toBe(1);
  const moved = await does(app, guest, 'proposeBooking', made, {
    startsAt: at(9, '14:00'),
    minutes: 120,
    format: 'inPerson',
  });
  expect([moved.startsAt, moved.lane?.name]).toEqual([at(9, '14:00'), 'Mei Lin']);
});

test('a request that races the removal of its service ends with it, or is refused', async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, () => app.addMember()));
  const params = { id: provider.id, serviceId: service };
  const [, ...answers] = await Promise.all([
    app.call(owner, 'removeProviderService', { params }),
    ...guests.map((one, nth) =>
      ask(app, one, service, at(9 + (nth % 3), nth < 3 ? '09:00' : '13:00')).catch(() => undefined),
    ),
  ]);
  await app.settle();
  const open = await app.database.query<{ id: number }>(
    '',
    `select id from bookings where kind = 'providerservice' and ref = $1::int and status in ('requested', 'accepted')`,
    [service],
  );
  expect(answers).toHaveLength(6);
  expect(open).toEqual([]);
});
