import { expect, test } from 'vitest';
import type { Bookable, Booking, BookingPreview, Slots } from '#areas/bookings/contract.ts';
import type { OpenedPassport, Passport } from '#areas/passport/contract.ts';
import type { TestApp } from '#platform/server/testing/app.ts';
import type { Provider } from '../../contract.ts';
import { service as serviceForm } from '../example-listing.ts';
import { eachWithListing } from '../testing/bookable.ts';
import { ask, asking, at, does, testNow, why } from '../testing/booking.ts';
import { decide, publish, wholeChecks } from '../testing/published.ts';

let app: TestApp;
let admin: number;
let owner: number;
let guest: number;
let third: number;
let provider: Provider;
let service: number;

const wanted = {
  services: [{}, { serviceName: 'Walks', isOnlineAvailable: true }],
  workers: [{}, { firstName: 'Mei', lastName: 'Lin' }, { firstName: 'Not', isAvailableForBooking: false }],
};
eachWithListing(wanted, async (made) => {
  ({ app, admin, owner, guest, provider } = made);
  third = await app.addMember({ name: 'Tess' });
  service = serviceOf('Self-care, weekday');
});

const serviceOf = (name: string) => provider.services.find(({ serviceName }) => serviceName === name)?.id ?? 0;
const thing = () => ({ kind: 'providerservice', ref: service });
const lanes = () => provider.staff.slice(0, 2).map(({ id }) => `worker:${id}`);
const bookable = async (as = guest, params: { kind: string; ref: number } = thing()) =>
  (await app.call<Bookable>(as, 'getBookable', { params })).body;
const slots = async (query: object, as = guest) =>
  (
    await app.call<Slots>(as, 'listSlots', {
      params: thing(),
      query: { from: at(9, '00:00'), to: at(9, '24:00'), minutes: 120, ...query },
    })
  ).body.slots.map(({ startsAt, places }) => `${startsAt} ${places}`);
const preview = async (query: object, as = guest) =>
  (await app.call<BookingPreview>(as, 'previewBooking', { params: thing(), query: { minutes: 120, ...query } })).body;
const profile = async (as = guest) =>
  (await app.call<Provider>(as, 'getProvider', { params: { id: provider.id } })).body;
const over = () => app.setNow(new Date(at(9, '13:00')));
const rules = async (more: object) => {
  const { version } = await profile(owner);
  const body = { takesRequests: true, noticeHours: 0, gapMinutes: 0, horizonDays: 60, cancelHours: null };
  const params = { id: provider.id };
  await app.call(owner, 'saveProviderBookingRules', { params, body: { ...body, cancellation: '', version, ...more } });
};

test('a service says who gives it, for how long, at what price and under which rule', async () => {
  const seen = await bookable();
  expect(seen).toMatchObject({
    title: 'Self-care, weekday',
    hostName: 'Wattle Street Supports',
    link: `/ndis-providers/${provider.id}`,
    hostZone: 'Australia/Melbourne',
    formats: ['inPerson'],
    lanes: [
      { key: lanes()[0], name: 'Hanh Tran' },
      { key: lanes()[1], name: 'Mei Lin' },
    ],
    price: {
      unit: { minor: 7023, currency: 'AUD' },
      per: 'hour',
      quantity: 2,
      sum: { minor: 14_046, currency: 'AUD' },
    },
    cancellation: 'This provider has no cancellation rule on record. Ask before you book.',
    countsHours: true,
    repeats: true,
    mayBook: true,
    whyNot: '',
  });
  expect(seen.lengths).toEqual([120, 150, 180, 210, 240, 270, 300, 330, 360, 390, 420, 450, 480]);
  await rules({ cancelHours: 48, cancellation: 'After that, half of the price.' });
  expect((await bookable()).cancellation).toBe(
    'You can cancel for free until 48 hours before it begins. After that, half of the price.',
  );
});

test('PROVIDER-39: a length outside of the hours of the service is refused at its field', async () => {
  expect(await why(ask(app, guest, service, at(9, '09:00'), { minutes: 60 }))).toBe(
    '400 minutes: Choose from 2 hours to 8 hours.',
  );
  expect(await why(ask(app, guest, service, at(9, '09:00'), { minutes: 510 }))).toBe(
    '400 minutes: Choose from 2 hours to 8 hours.',
  );
  expect((await ask(app, guest, service, at(9, '09:00'), { minutes: 480 })).hours).toEqual({
    host: null,
    guest: null,
    agreed: null,
    settled: false,
  });
});

test('times are those of the business, and each says how many workers are free', async () => {
  const starts = ['08', '09', '10', '11', '12', '13', '14', '15'].flatMap((hour) => [`${hour}:00`, `${hour}:30`]);
  expect(await slots({})).toEqual([...starts, '16:00'].map((clock) => `${at(9, clock)} 2`));
  const first = await ask(app, guest, service, at(9, '10:00'));
  expect(first.lane).toEqual({ key: lanes()[0], name: 'Hanh Tran' });
  expect(await slots({}, third)).toContain(`${at(9, '10:00')} 1`);
  expect(await slots({ lane: lanes()[0] }, third)).not.toContain(`${at(9, '10:00')} 1`);
  expect(await slots({ lane: lanes()[1] }, third)).toContain(`${at(9, '10:00')} 1`);
  const second = await ask(app, third, service, at(9, '10:00'));
  expect(second.lane?.name).toBe('Mei Lin');
  expect(await why(ask(app, guest, service, at(9, '11:00')))).toBe(
    '409 That time was taken a moment ago. Choose another one.',
  );
  // What a worker does is in the way of all services of the business, and of nothing else of its owner.
  expect(await why(ask(app, third, serviceOf('Walks'), at(9, '10:30')))).toContain('409');
  expect(await why(ask(app, guest, service, at(13, '10:00')))).toBe(
    '409 That isn’t one of the free times. Choose another one.',
  );
});

test('a worker who does not work there is refused at the field, and one who is chosen is kept in a move', async () => {
  expect(await why(ask(app, guest, service, at(9, '10:00'), { lane: 'worker:999999' }))).toBe(
    '400 lane: Choose one of the people who give it.',
  );
  const made = await ask(app, guest, service, at(9, '10:00'), { lane: lanes()[1] });
  expect(made.lane?.name).toBe('Mei Lin');
  const agreed = await does(app, owner, 'acceptBooking', made);
  const terms = { minutes: 120, format: 'inPerson' };
  const moved = await does(app, guest, 'proposeBooking', agreed, { ...terms, startsAt: at(9, '14:00') });
  expect(moved.proposal?.lane?.name).toBe('Mei Lin');
  const again = await does(app, guest, 'proposeBooking', agreed, {
    ...terms,
    startsAt: at(9, '10:00'),
    lane: lanes()[0],
  });
  expect([again.proposal?.lane?.name, again.proposal?.changesTime]).toEqual(['Hanh Tran', false]);
  expect((await does(app, owner, 'acceptBooking', again)).lane?.name).toBe('Hanh Tran');
  expect(await slots({ lane: lanes()[1] }, third)).toContain(`${at(9, '10:00')} 1`);
});

test('what was asked for keeps its price and its rule, whatever the listing says afterwards', async () => {
  await rules({ cancelHours: 24 });
  const made = await ask(app, guest, service, at(9, '10:00'), { minutes: 150, shownSum: 17_558 });
  expect(made.price).toEqual({
    unit: { minor: 7023, currency: 'AUD' },
    per: 'hour',
    quantity: 2.5,
    sum: { minor: 17_558, currency: 'AUD' },
  });
  await rules({ cancelHours: 72, cancellation: 'No refund.' });
  const later = (await app.call<Booking>(owner, 'getBooking', { params: { id: made.id } })).body;
  expect([later.price, later.cancellation]).toEqual([
    made.price,
    'You can cancel for free until 24 hours before it begins.',
  ]);
  expect(await why(ask(app, guest, service, at(9, '14:00'), { shownSum: 14_000 }))).toBe(
    '409 The price has changed since you opened this. Look at it again, then ask.',
  );
});

test('PROVIDER-33: a suspended, expired or closed listing can’t be booked, and the page says why', async () => {
  await decide(app, admin, provider.id, 'approveProvider').catch(() => undefined);
  const registered = await publish(app, owner, admin, { checks: wholeChecks, approve: true, workers: [{}] });
  provider = registered;
  service = registered.services[0]?.id ?? 0;
  expect((await bookable()).mayBook).toBe(true);
  const made = await ask(app, guest, service, at(9, '14:00'));
  await decide(app, admin, provider.id, 'suspendProvider');
  const suspended = 'This provider is suspended and can’t be booked.';
  expect([(await bookable()).whyNot, (await profile()).whyNotBooked]).toEqual([suspended, suspended]);
  expect(await why(ask(app, guest, service, at(9, '10:00')))).toBe(`403 ${suspended}`);
  // What waits for an answer can’t become a booking either.
  expect(await why(does(app, owner, 'acceptBooking', made))).toBe(`409 ${suspended}`);
  await decide(app, admin, provider.id, 'liftProviderSuspension');
  expect((await does(app, owner, 'acceptBooking', made)).status).toBe('accepted');
  expect((await bookable()).mayBook).toBe(true);
  app.setNow(new Date('2030-07-02T00:00:00.000Z'));
  const expired = 'This provider’s registration has run out, so it can’t be booked now.';
  expect(await why(ask(app, guest, service, '2030-07-04T00:00:00.000Z'))).toBe(`403 ${expired}`);
  expect((await profile()).whyNotBooked).toBe(expired);
});

test('a service that is closed, a day that is closed and workers who are all taken are each refused with the reason', async () => {
  // 13 December 2026 is a Sunday, when the business is closed.
  expect(await why(ask(app, guest, service, at(13, '10:00')))).toBe(
    '409 That isn’t one of the free times. Choose another one.',
  );
  for (const as of [guest, third]) await ask(app, as, service, at(9, '10:00'));
  const full = '409 That time was taken a moment ago. Choose another one.';
  const late = await app.addMember({ name: 'Lea' });
  expect(await why(ask(app, late, service, at(9, '10:00')))).toBe(full);
  expect(await why(ask(app, late, service, at(9, '10:00'), { lane: lanes()[1] }))).toBe(full);
  const params = { id: provider.id, serviceId: service };
  const { version } = provider.services.find(({ id }) => id === service) ?? { version: 0 };
  await app.call(owner, 'editProviderService', { params, body: { ...serviceForm({ isActive: false }), version } });
  const closed = 'This service is no longer offered.';
  expect((await bookable()).whyNot).toBe(closed);
  expect(await why(ask(app, late, service, at(10, '10:00')))).toBe(`403 ${closed}`);
});

test('what was asked for before a registration ran out can be declined, and no longer accepted', async () => {
  const registered = await publish(app, owner, admin, {
    listing: { businessName: 'Runs out soon' },
    checks: { ...wholeChecks, registration: '2026-12-08' },
    approve: true,
  });
  const wanted = registered.services[0]?.id ?? 0;
  app.setNow(testNow);
  const made = await ask(app, guest, wanted, at(11, '14:00'));
  app.setNow(new Date(at(9, '00:00')));
  expect(await why(does(app, owner, 'acceptBooking', made))).toBe(
    '409 This provider’s registration has run out, so it can’t be booked now.',
  );
  expect((await does(app, owner, 'declineBooking', made)).status).toBe('declined');
  app.setNow(testNow);
});

test('a listing that is written to only takes no requests: by its owner, and by an administrator for all', async () => {
  const words = 'This provider takes no booking requests here. You can send a message.';
  await rules({ takesRequests: false });
  expect(await why(ask(app, guest, service, at(9, '10:00')))).toBe(`403 ${words}`);
  await rules({ takesRequests: true });
  const set = (as: number, body: object) => app.call<{ version: number }>(as, 'setProviderBookings', { body });
  expect(await app.status(owner, 'setProviderBookings', { body: { enquiryOnly: true, version: 0 } })).toBe(403);
  const { version } = (await set(admin, { enquiryOnly: true, version: 0 })).body;
  expect([(await bookable()).whyNot, (await profile()).whyNotBooked, (await profile()).whyNotAsked]).toEqual([
    words,
    words,
    '',
  ]);
  expect(await app.status(admin, 'setProviderBookings', { body: { enquiryOnly: false, version: version + 1 } })).toBe(
    409,
  );
  await set(admin, { enquiryOnly: false, version });
  expect((await bookable()).mayBook).toBe(true);
  const log = await app.database.query<{ action: string }>(
    '',
    `select action from audit_log where action like 'provider bookings%' order by id`,
  );
  expect(log.map(({ action }) => action)).toEqual(['provider bookings stopped', 'provider bookings opened']);
});

test('a listing that no one answers for can’t be booked or written to', async () => {
  await app.database.query('', 'update providers set listed_by = null where id = $1::int', [provider.id]);
  expect(await app.status(guest, 'getBookable', { params: thing() })).toBe(404);
  const seen = await profile();
  expect([seen.whyNotBooked, seen.whyNotAsked]).toEqual([
    'No one answers for this listing yet, so it can’t be booked here.',
    'No one answers for this listing yet. Use its phone number or email.',
  ]);
});

test('behind a block a listing can’t be booked or written to, as if it were not there', async () => {
  await app.call(owner, 'block', { params: { id: guest } });
  expect(await app.status(guest, 'getBookable', { params: thing() })).toBe(404);
  expect(await app.status(guest, 'requestBooking', { params: thing(), body: asking(at(9, '10:00')) })).toBe(404);
  const body = { content: 'Hello' };
  expect(await app.status(guest, 'askProvider', { params: { id: provider.id }, body })).toBe(404);
});

test('hours are agreed by both: it begins, each says how long it was, and the sum follows', async () => {
  const made = await does(app, owner, 'acceptBooking', await ask(app, guest, service, at(9, '10:00')));
  app.setNow(new Date(at(9, '09:30')));
  const started = await does(app, owner, 'startBooking', made);
  expect(started.startedAt).toBe(at(9, '09:30'));
  expect(started.actions).not.toContain('cancel');
  over();
  const said = await does(app, owner, 'sayOutcome', started, { outcome: 'happened', minutes: 150 });
  expect([said.status, said.hours?.host]).toEqual([
    'accepted',
    { minutes: 150, sum: { minor: 17_558, currency: 'AUD' } },
  ]);
  const differ = await does(app, guest, 'sayOutcome', made, { outcome: 'happened' });
  expect([differ.status, differ.hours?.guest?.minutes, differ.hours?.agreed]).toEqual(['hoursDiffer', 120, null]);
  expect(differ.actions).toContain('sayHappened');
  const agreed = await does(app, owner, 'sayOutcome', made, { outcome: 'happened', minutes: 120 });
  expect([agreed.status, agreed.hours?.agreed]).toEqual([
    'completed',
    { minutes: 120, sum: { minor: 14_046, currency: 'AUD' } },
  ]);
  expect(agreed.actions).not.toContain('rate');
  const guests = (await app.call<Booking>(guest, 'getBooking', { params: { id: made.id } })).body;
  expect(guests.actions).not.toContain('rate');
  expect(await why(does(app, guest, 'rateBooking', guests, { stars: 5 }))).toBe(
    '409 You can review this on its own page.',
  );
});

test('two who say different hours for two weeks end without agreed hours', async () => {
  const made = await does(app, owner, 'acceptBooking', await ask(app, guest, service, at(9, '10:00')));
  over();
  await does(app, owner, 'sayOutcome', made, { outcome: 'happened', minutes: 180 });
  const differ = await does(app, guest, 'sayOutcome', made, { outcome: 'happened', minutes: 120 });
  expect(differ.settlesAt).toBe(at(23, '13:00'));
  app.setNow(new Date(at(23, '12:59')));
  await app.app.jobs.runNow('bookings.settle');
  expect((await app.call<Booking>(guest, 'getBooking', { params: { id: made.id } })).body.status).toBe('hoursDiffer');
  app.setNow(new Date(at(23, '13:01')));
  await app.app.jobs.runNow('bookings.settle');
  const ended = (await app.call<Booking>(guest, 'getBooking', { params: { id: made.id } })).body;
  expect([ended.status, ended.hours?.agreed, ended.actions]).toEqual(['hoursNotAgreed', null, []]);
});

test('a series keeps its clock, names what can’t be had, and counts as one request', async () => {
  await ask(app, third, service, at(16, '10:00'), { lane: lanes()[0] });
  await ask(app, await app.addMember(), service, at(16, '10:00'), { lane: lanes()[1] });
  const seen = await preview({ startsAt: at(9, '10:00'), repeat: 'week', times: 4 });
  expect(seen.times.map(({ startsAt, whyNot }) => [startsAt, whyNot])).toEqual([
    [at(9, '10:00'), ''],
    [at(16, '10:00'), 'That time was taken a moment ago. Choose another one.'],
    [at(23, '10:00'), ''],
    [at(30, '10:00'), ''],
  ]);
  expect([seen.price?.sum?.minor, seen.total?.minor]).toEqual([14_046, 42_138]);
  expect(await why(ask(app, guest, service, at(9, '10:00'), { others: [at(16, '10:00'), at(23, '10:00')] }))).toBe(
    '409 These times can’t be had: 16 December at 10:00 am. Leave them out, or choose others.',
  );
  const made = await ask(app, guest, service, at(9, '10:00'), { others: [at(23, '10:00'), at(30, '10:00')] });
  expect(made.series).toEqual({ id: made.id, nth: 1, of: 3, open: 3 });
  // Two more series may wait with this provider: three counts would be too many otherwise.
  for (const clock of ['12:00', '14:00']) {
    await ask(app, guest, service, at(9, clock), { others: [at(23, clock), at(30, clock)] });
  }
  expect(await why(ask(app, guest, service, at(10, '10:00')))).toBe(
    '409 You have 3 requests waiting with Wattle Street Supports. Wait for an answer first.',
  );
  const all = await does(app, owner, 'acceptBooking', made, { all: true });
  expect(all.status).toBe('accepted');
  const coming = (await app.call<Booking[]>(guest, 'listBookings', {})).body;
  expect(coming.map(({ startsAt }) => startsAt)).toEqual([at(9, '10:00'), at(23, '10:00'), at(30, '10:00')]);
  const [, second, last] = coming;
  const one = await does(app, guest, 'cancelBooking', second ?? made);
  expect([one.status, one.series?.open]).toEqual(['cancelled', 2]);
  await does(app, guest, 'cancelBooking', last ?? made, { all: true });
  expect((await app.call<Booking[]>(guest, 'listBookings', {})).body).toEqual([]);
  await app.settle();
  const told = (await app.call<{ kind: string }[]>(owner, 'listNotifications', {})).body.map(({ kind }) => kind);
  expect(told.filter((kind) => kind === 'bookingCancelled')).toHaveLength(2);
});

test('a series that ends with a block or a closed account is told once to each side', async () => {
  const told = async (as: number) => {
    await app.settle();
    const { body } = await app.call<{ kind: string }[]>(as, 'listNotifications', {});
    return body.filter(({ kind }) => kind === 'bookingGone').length;
  };
  const more = { others: [at(16, '10:00'), at(23, '10:00')] };
  await ask(app, guest, service, at(9, '10:00'), more);
  await app.call(guest, 'block', { params: { id: owner } });
  expect([await told(owner), await told(guest)]).toEqual([1, 1]);
  await ask(app, third, service, at(9, '10:00'), more);
  await app.database.query(
    '',
    'insert into closed_accounts (user_id, closed_at, erase_at) values ($1::int, now(), now())',
    [third],
  );
  await app.app.jobs.runNow('bookings.end-left');
  expect(await told(owner)).toBe(2);
  const rows = await app.database.query<{ status: string }>('', 'select status from bookings where host_id = $1::int', [
    owner,
  ]);
  expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'cancelled'));
});

test('a time that the clocks leave out is named, and the others keep theirs', async () => {
  await app.database.query(
    '',
    `update providers set opens = '{0,0,0,0,0,0,0}', closes = '{1440,1440,1440,1440,1440,1440,1440}'
    where id = $1::int`,
    [provider.id],
  );
  await rules({ horizonDays: 180 });
  app.setNow(new Date('2026-09-10T00:00:00.000Z'));
  // The clocks of Melbourne go forward at 2 am on Sunday 4 October 2026.
  const seen = await preview({ startsAt: '2026-09-26T16:30:00.000Z', repeat: 'week', times: 3 });
  expect(seen.times.map(({ startsAt, whyNot }) => [startsAt, whyNot])).toEqual([
    ['2026-09-26T16:30:00.000Z', ''],
    ['2026-10-03T16:30:00.000Z', 'The clocks go forward then: there is no 02:30 that day.'],
    ['2026-10-10T15:30:00.000Z', ''],
  ]);
});

test('the other side sees of the passport what the guest chose, until it is over', async () => {
  const { items } = (await app.call<Passport>(guest, 'addPassportItem', { body: { text: 'Knock and wait' } })).body;
  const itemIds = items.map(({ id }) => id);
  const made = await ask(app, guest, service, at(9, '10:00'), { itemIds });
  expect(made.passport).toEqual({ itemIds, shareId: null });
  const { passport } = (await app.call<Booking>(owner, 'getBooking', { params: { id: made.id } })).body;
  const params = { id: passport.shareId ?? 0 };
  expect((await app.call<OpenedPassport>(owner, 'openPassportShare', { params })).body.items).toHaveLength(1);
  expect(await app.status(third, 'openPassportShare', { params })).toBe(404);
  await does(app, guest, 'cancelBooking', made);
  expect(await app.status(owner, 'openPassportShare', { params })).toBe(404);
});

test('a meet and greet is half an hour and free, and takes a worker’s time too', async () => {
  const params = { kind: 'meetgreet', ref: provider.id };
  const seen = await bookable(guest, params);
  expect([seen.title, seen.lengths, seen.price?.sum, seen.repeats]).toEqual([
    'Meet and greet',
    [30],
    { minor: 0, currency: 'AUD' },
    false,
  ]);
  const body = { ...asking(at(9, '10:00')), minutes: 30, lane: lanes()[0] };
  await app.call(guest, 'requestBooking', { params, body });
  expect(await why(ask(app, third, service, at(9, '10:00'), { lane: lanes()[0] }))).toContain('409');
});

test('the owner’s own times stay free, and what is held is held for one worker', async () => {
  await ask(app, guest, service, at(9, '10:00'));
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
  const own = {
    zone: 'Australia/Melbourne',
    weekly: everyDay,
    exceptions: [],
    noticeHours: 0,
    gapBefore: 0,
    gapAfter: 0,
  };
  const rest = { horizonDays: 60, opensTo: 'members', lengths: [30], formats: ['text'], version: 0 };
  await app.call(owner, 'saveMyTimes', { body: { ...own, ...rest } });
  const person = {
    params: { kind: 'person', ref: owner },
    body: asking(at(9, '10:00'), { minutes: 30, format: 'text' }),
  };
  expect(await app.status(third, 'requestBooking', person)).toBe(201);
  const hold = await app.call<{ lane: { name: string } }>(third, 'holdTime', {
    params: thing(),
    body: { startsAt: at(9, '10:00'), minutes: 120 },
  });
  expect(hold.body.lane.name).toBe('Mei Lin');
  const whole = { params: thing(), body: { startsAt: at(10, '08:00'), minutes: 600 } };
  expect(await why(app.call(third, 'holdTime', whole))).toBe('400 minutes: Choose from 2 hours to 8 hours.');
  expect(await why(ask(app, await app.addMember(), service, at(9, '10:00')))).toContain('409');
  expect((await ask(app, third, service, at(9, '10:00'))).lane?.name).toBe('Mei Lin');
});

test('someone of another business can’t answer, and sees nothing', async () => {
  const made = await ask(app, guest, service, at(9, '10:00'));
  const other = await app.addMember({ name: 'Otto' });
  await publish(app, other, admin, { listing: { businessName: 'Another one' } });
  for (const operation of ['getBooking', 'acceptBooking']) {
    const body = operation === 'getBooking' ? {} : { body: { version: made.version } };
    expect(await app.status(other, operation, { params: { id: made.id }, ...body })).toBe(404);
  }
});

test('what was booked ends with its service, or with the listing, and both people are told', async () => {
  const walks = serviceOf('Walks');
  const [first, other] = [await ask(app, guest, service, at(9, '10:00')), await ask(app, third, walks, at(9, '10:00'))];
  const meeting = { ...asking(at(10, '10:00')), minutes: 30 };
  const { body: met } = await app.call<Booking>(third, 'requestBooking', {
    params: { kind: 'meetgreet', ref: provider.id },
    body: meeting,
  });
  const params = { id: provider.id };
  const { body: talk } = await app.call<{ conversationId: number }>(guest, 'askProvider', {
    params,
    body: { content: 'Do you have room?' },
  });
  await does(app, owner, 'acceptBooking', first);
  const status = async (as: number, { id }: { id: number }) =>
    (await app.call<Booking>(as, 'getBooking', { params: { id } })).body.status;
  const told = async (as: number) => {
    await app.settle();
    const { body } = await app.call<{ kind: string }[]>(as, 'listNotifications', {});
    return body.filter(({ kind }) => kind === 'bookingGone').length;
  };
  await app.call(owner, 'removeProviderService', { params: { ...params, serviceId: service } });
  expect([await status(guest, first), await status(third, other), await status(third, met)]).toEqual([
    'cancelled',
    'requested',
    'requested',
  ]);
  expect([await told(guest), await told(third)]).toEqual([1, 0]);
  expect(await told(owner)).toBe(1);
  await app.call(owner, 'deleteProvider', { params });
  expect([await status(third, other), await status(third, met)]).toEqual(['cancelled', 'cancelled']);
  expect(await told(third)).toBeGreaterThan(0);
  const message = { body: { conversationId: talk.conversationId, content: 'Are you still there?' } };
  expect(await why(app.call(guest, 'sendMessage', message))).toBe(
    '409 This conversation has ended. You can still read it.',
  );
});
