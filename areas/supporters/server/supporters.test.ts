import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking, BookingChange } from '#areas/bookings/contract.ts';
import { ask as askForTime, asking, does, openUp, tuesday } from '#areas/bookings/server/testing/pair.ts';
import type { ResourceDetail } from '#areas/resources/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { makeDevice } from '#areas/wellness/server/testing/device.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ActingFor, SupportDeed, SupportDraft, Supporters, SupportGrant } from '../contract.ts';

const start = Date.parse('2026-11-25T02:00:00.000Z');
const hour = 3_600_000;
let app: TestApp;
let member: number;
let supporter: number;

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: new Date(start) });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(new Date(start));
  [member, supporter] = [await app.addMember({ name: 'Mia' }), await app.addMember({ name: 'Hal' })];
});

const inHours = (hours: number) => new Date(start + hours * hour).toISOString();
const given = (more: object = {}) => ({
  relation: 'guardian',
  levels: { bookings: 'see', events: 'act' },
  endsAt: inHours(30 * 24),
  ...more,
});
const ask = async (more: object = {}) =>
  (await app.call<SupportGrant>(member, 'askForSupport', { body: { userId: supporter, ...given(more) } })).body;
const accept = async (id: number) =>
  (await app.call<SupportGrant>(supporter, 'acceptSupport', { params: { id } })).body;
const lists = async (userId: number) => (await app.call<Supporters>(userId, 'listSupporters')).body;
const mayCount = () => app.callFor({ by: supporter, member }, 'countBookings').then(({ status }) => status, statusIn);
const statusIn = (error: unknown) => (error as { problem: { status: number } }).problem.status;
const notices = async (userId: number) => {
  await app.settle();
  const text = 'select kind from notifications where user_id = $1::int order by id';
  return (await app.database.query<{ kind: string }>('', text, [userId])).map(({ kind }) => kind);
};
/** Given, agreed, and begun. */
const open = async (more: object = {}) => {
  const { id } = await ask(more);
  await accept(id);
  app.setNow(new Date(start + 25 * hour));
  return id;
};
const anEvent = async (more: object = {}, by?: number) => {
  const organizer = by ?? (await app.addMember());
  const body = {
    title: 'A walk',
    description: 'By the river.',
    eventType: 'social',
    startTime: '2026-12-20T10:00',
    endTime: '2026-12-20T12:00',
    zone: 'Australia/Hobart',
    isVirtual: false,
    location: 'The jetty',
    postcode: '7000',
    maxAttendees: 5,
    ...more,
  };
  return (await app.call<{ id: number }>(organizer, 'createEvent', { body })).body.id;
};

test('a grant begins a day after the yes; until then it opens nothing, and both are told where it stands', async () => {
  const grant = await ask();
  expect(grant).toMatchObject({ person: { id: supporter }, relation: 'guardian', state: 'asked', beginsAt: null });
  expect(await notices(supporter)).toEqual(['supporterAsked']);
  expect(await mayCount()).toBe(403);
  expect(await accept(grant.id)).toMatchObject({ state: 'waiting', beginsAt: inHours(24), startableAt: null });
  expect(await notices(member)).toEqual(['supporterAccepted']);
  expect((await lists(member)).mine).toMatchObject([{ state: 'waiting', startableAt: inHours(1) }]);
  app.setNow(new Date(start + 24 * hour - 1));
  expect(await mayCount()).toBe(403);
  app.setNow(new Date(start + 24 * hour));
  expect(await mayCount()).toBe(200);
  expect((await lists(supporter)).theirs).toMatchObject([{ person: { id: member }, state: 'open' }]);
  app.setNow(new Date(start + 30 * 24 * hour));
  expect(await mayCount()).toBe(403);
  expect((await lists(member)).mine).toMatchObject([{ state: 'over' }]);
});

test('the member can let it begin at once, and not within an hour of the yes', async () => {
  const { id } = await ask();
  const { version } = await accept(id);
  const now = () => app.status(member, 'startSupportNow', { params: { id }, body: { version } });
  app.setNow(new Date(start + hour - 1));
  expect(await now()).toBe(409);
  expect(await mayCount()).toBe(403);
  app.setNow(new Date(start + hour));
  expect(await now()).toBe(200);
  expect(await mayCount()).toBe(200);
});

test('less counts at once; more lets all of it begin again a day later', async () => {
  const id = await open();
  const change = async (more: object) => {
    const { version } = (await lists(member)).mine[0] as SupportGrant;
    return (
      await app.call<SupportGrant>(member, 'changeSupporter', { params: { id }, body: { ...given(more), version } })
    ).body;
  };
  expect(await change({ levels: { bookings: 'see' } })).toMatchObject({ state: 'open' });
  expect(await mayCount()).toBe(200);
  expect(await change({ levels: { bookings: 'act' } })).toMatchObject({ state: 'waiting', beginsAt: inHours(49) });
  expect(await mayCount()).toBe(403);
  app.setNow(new Date(start + 49 * hour));
  expect(await mayCount()).toBe(200);
  expect(await change({ levels: { bookings: 'see' }, endsAt: inHours(40 * 24) })).toMatchObject({ state: 'waiting' });
});

test.each([
  ['the member', 'member', ''],
  ['the supporter', 'supporter', ''],
  ['the member, quietly', 'member', 'true'],
] as const)('%s ends it: it opens nothing from the next call on', async (_, by, quiet) => {
  const id = await open();
  const [one, other] = by === 'member' ? [member, supporter] : [supporter, member];
  const before = await notices(other);
  await app.call(one, 'endSupport', { params: { id }, ...(quiet && { query: { quiet } }) });
  expect(await mayCount()).toBe(403);
  expect((await lists(member)).mine).toEqual([]);
  expect((await lists(supporter)).theirs).toEqual([]);
  const told = (await notices(other)).includes('supporterEnded');
  expect({ told, hadNews: before.length > 0 }).toEqual({ told: !quiet, hadNews: true });
});

test('a block ends it, also after the block has gone', async () => {
  await open();
  await app.call(supporter, 'block', { params: { id: member } });
  expect(await mayCount()).toBe(403);
  await app.settle();
  await app.call(supporter, 'unblock', { params: { id: member } });
  expect(await mayCount()).toBe(403);
  expect((await lists(member)).mine).toEqual([]);
});

test('what is done is the member’s, and both read by whom and for whom, with the thing itself', async () => {
  await open();
  const id = await anEvent();
  const { body } = await app.callFor<{ myStanding: string }>({ by: supporter, member }, 'registerForEvent', {
    params: { id },
  });
  expect(body.myStanding).toBe('going');
  const standing = async (userId: number) =>
    (await app.call<{ myStanding: string | null }>(userId, 'getEvent', { params: { id } })).body.myStanding;
  expect([await standing(member), await standing(supporter)]).toEqual(['going', null]);
  for (const who of [member, supporter]) {
    const { body: log } = await app.call<SupportDeed[]>(who, 'listSupportLog');
    expect(log).toMatchObject([
      { by: { id: supporter }, for: { id: member }, did: 'registered for an event', link: `/events/${id}` },
    ]);
  }
  expect(await notices(member)).toContain('supporterActed');
  // The member undoes it as they would undo what they did themselves, and that is no deed of a supporter.
  await app.call(member, 'cancelRegistration', { params: { id } });
  expect((await app.call<SupportDeed[]>(member, 'listSupportLog')).body).toHaveLength(1);
  const another = await app.addMember();
  expect((await app.call<SupportDeed[]>(another, 'listSupportLog')).body).toEqual([]);
});

test('what fails leaves no line, and what is sent twice leaves one', async () => {
  await open();
  const full = await anEvent({ maxAttendees: 1, hasWaitlist: false });
  await app.call(await app.addMember(), 'registerForEvent', { params: { id: full } });
  const who = { by: supporter, member };
  await expect(app.callFor(who, 'registerForEvent', { params: { id: full } })).rejects.toMatchObject({
    problem: { status: 409 },
  });
  expect((await app.call<SupportDeed[]>(member, 'listSupportLog')).body).toEqual([]);
  const id = await anEvent();
  const principal = await app.principal(supporter);
  const press = (operation: string, more: object = { actsFor: String(member) }) =>
    app.app.invoke({
      operation,
      principal,
      params: { id },
      idempotencyKey: 'the-same-press',
      request: { ip: '127.0.0.1', agent: 'test' },
      ...more,
    });
  const deeds = async () => (await app.call<SupportDeed[]>(member, 'listSupportLog')).body.map(({ did }) => did);
  // The second opens its transaction itself.
  for (const operation of ['saveEvent', 'registerForEvent']) for (let n = 0; n < 2; n += 1) await press(operation);
  expect(await deeds()).toEqual(['registered for an event', 'saved an event']);
  // What a supporter was answered isn’t given to anyone else who has the key, the member included.
  const own = { principal: await app.principal(member) };
  await expect(press('saveEvent', own)).rejects.toMatchObject({ problem: { status: 422 } });
});

test('a supporter shows neither the name nor the passport of the member', async () => {
  await open();
  const id = await anEvent();
  const who = { by: supporter, member };
  for (const body of [{ listed: true }, { itemIds: [1] }, { ownName: true }]) {
    await expect(app.callFor(who, 'registerForEvent', { params: { id }, body })).rejects.toMatchObject({
      problem: { status: 403, detail: 'Only they can show their name here, or share what is in their passport.' },
    });
  }
});

test('behind a block from the supporter, no one can be seen through the member: not their events', async () => {
  await open();
  const organizer = await app.addMember();
  const id = await anEvent({}, organizer);
  await app.call(member, 'saveEvent', { params: { id } });
  const who = { by: supporter, member };
  const statuses = () =>
    Promise.all(
      ['getEvent', 'registerForEvent', 'unsaveEvent'].map((operation) =>
        app.callFor(who, operation, { params: { id } }).then(({ status }) => status, statusIn),
      ),
    );
  const listed = async (tab: string) =>
    (await app.callFor<{ id: number }[]>(who, 'listEvents', { query: { tab, limit: 50 } })).body.map((one) => one.id);
  const counted = async () =>
    (await app.callFor<{ count: number }[]>(who, 'countEvents', { query: { tab: 'mine' } })).body.reduce(
      (sum, { count }) => sum + count,
      0,
    );
  expect(await listed('upcoming')).toContain(id);
  expect([await listed('mine'), await counted()]).toEqual([[id], 1]);
  await app.call(organizer, 'block', { params: { id: supporter } });
  expect(await statuses()).toEqual([404, 404, 404]);
  expect(await listed('upcoming')).not.toContain(id);
  expect([await listed('mine'), await counted()]).toEqual([[], 0]);
  expect(await app.status(member, 'getEvent', { params: { id } })).toBe(200);
});

test('behind a block from the supporter, no one can be seen through the member: not their bookings and times', async () => {
  await open();
  const host = await app.addMember({ name: 'Hana' });
  await openUp(app, host);
  const booking = await askForTime(app, member, host, tuesday('10:00'));
  await does(app, host, 'acceptBooking', booking);
  const who = { by: supporter, member };
  const seen = async () => {
    const status = (operation: string, params: Readonly<Record<string, string | number>>) =>
      app.callFor(who, operation, { params }).then(({ status: code }) => code, statusIn);
    return {
      page: await status('getBooking', { id: booking.id }),
      thing: await status('getBookable', { kind: 'person', ref: host }),
      listed: (await app.callFor<{ id: number }[]>(who, 'listBookings')).body.map(({ id }) => id),
      coming: (await app.callFor<{ coming: number }>(who, 'countBookings')).body.coming,
    };
  };
  expect(await seen()).toEqual({ page: 200, thing: 200, listed: [booking.id], coming: 1 });
  await app.call(supporter, 'block', { params: { id: host } });
  expect(await seen()).toEqual({ page: 404, thing: 404, listed: [], coming: 0 });
  expect(await app.status(member, 'getBooking', { params: { id: booking.id } })).toBe(200);
});

test('what can’t be booked for a member says why: one’s own time, an exchange of skills, and all where one only looks', async () => {
  const id = await open({ levels: { bookings: 'act' } });
  const host = await app.addMember({ name: 'Hana' });
  await openUp(app, host);
  await openUp(app, supporter);
  const body = {
    title: 'Linocut with one hand',
    description: 'You leave with a print.',
    category: 'creative',
    skillLevel: 'beginner',
    isOffering: true,
    payment: 'credit',
    sessionLength: 60,
    deliveryMethod: 'hybrid',
    suburb: 'Ballarat',
    publish: true,
  };
  const { id: skill } = (await app.call<{ id: number }>(host, 'createSkillListing', { body })).body;
  const who = { by: supporter, member };
  const why = async (kind: string, ref: number) =>
    (await app.callFor<{ whyNot: string }>(who, 'getBookable', { params: { kind, ref } })).body.whyNot;
  const exchange = 'Only they can agree to an exchange. Stop acting to book it for yourself.';
  expect(await why('person', host)).toBe('');
  expect(await why('person', supporter)).toBe('You can’t book your own time for someone else.');
  expect(await why('skill', skill)).toBe(exchange);
  const request = { params: { kind: 'skill', ref: skill }, body: asking(tuesday('10:00'), { minutes: 60 }) };
  await expect(app.callFor(who, 'requestBooking', request)).rejects.toMatchObject({
    problem: { status: 403, detail: exchange },
  });
  const { version } = (await lists(member)).mine[0] as SupportGrant;
  const less = { ...given({ levels: { bookings: 'see' } }), version };
  await app.call(member, 'changeSupporter', { params: { id }, body: less });
  expect(await why('person', host)).toBe('You can only look at this for someone else.');
});

test('the history of a booking says what a supporter did, to the member’s own side alone', async () => {
  await open({ levels: { bookings: 'act' } });
  const host = await app.addMember({ name: 'Hana' });
  await openUp(app, host);
  const who = { by: supporter, member };
  const request = { params: { kind: 'person', ref: host }, body: asking(tuesday('10:00')) };
  const { id } = (await app.callFor<{ id: number }>(who, 'requestBooking', request)).body;
  const { version } = (
    await app.call<{ version: number }>(host, 'acceptBooking', { params: { id }, body: { version: 1 } })
  ).body;
  await app.callFor(who, 'cancelBooking', { params: { id }, body: { version, forAccess: true } });
  const asked = { params: { id } };
  const said = (lines: readonly BookingChange[]) =>
    lines.map(({ change, bySupporter, supporter: by }) => [change, bySupporter, by?.displayName ?? null]);
  const ofMember = [
    ['requested', true, 'Hal'],
    ['accepted', false, null],
    ['cancelledForAccess', true, 'Hal'],
  ];
  const read = async (id: number) => said((await app.call<BookingChange[]>(id, 'listBookingChanges', asked)).body);
  expect(await read(member)).toEqual(ofMember);
  expect(said((await app.callFor<BookingChange[]>(who, 'listBookingChanges', asked)).body)).toEqual(ofMember);
  expect(JSON.stringify((await app.call(host, 'listBookingChanges', asked)).body)).not.toContain('Hal');
  expect((await read(host)).every(([, bySupporter]) => bySupporter === false)).toBe(true);
  await app.call(member, 'block', { params: { id: supporter } });
  expect(await read(member)).toEqual(ofMember.map(([change, by]) => [change, by, null]));
});

test('resources: what is saved and asked for is the member’s, and says of whom they are to no one', async () => {
  await open({ levels: { resources: 'act' } });
  const sender = await app.addMember({ name: 'Sana', roles: ['member', 'moderator'] });
  const body = {
    title: 'Ramps and rails',
    description: 'Who pays for them.',
    category: 'legal',
    resourceType: 'guide',
    states: ['national'],
    externalUrl: 'https://example.org/ramps',
  };
  const { id } = (await app.call<{ id: number }>(sender, 'createResource', { body })).body;
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  await app.call(moderator, 'publishResource', { params: { id }, body: { version: 1 } });
  const who = { by: supporter, member };
  const at = { params: { id } };
  await app.callFor(who, 'saveResource', at);
  await app.callFor(who, 'requestResourceFormat', { ...at, body: { format: 'auslan' } });
  const saved = async (asks: Promise<{ body: { id: number }[] }>) => (await asks).body.map((one) => one.id);
  const list = { query: { saved: 'true' } };
  expect(await saved(app.callFor(who, 'listResources', list))).toEqual([id]);
  expect(await saved(app.call(member, 'listResources', list))).toEqual([id]);
  expect(await saved(app.call(supporter, 'listResources', list))).toEqual([]);
  const own = (await app.call<ResourceDetail>(member, 'getResource', at)).body;
  expect(own).toMatchObject({ savedByMe: true, formatRequests: [{ format: 'auslan', count: 1, byMe: true }] });
  expect(own.submittedBy?.displayName).toBe('Sana');
  expect((await app.callFor<ResourceDetail>(who, 'getResource', at)).body).toEqual({ ...own, submittedBy: null });
  await expect(app.callFor(who, 'markResourceHelpful', at)).rejects.toMatchObject({ problem: { status: 403 } });
  const { body: log } = await app.call<SupportDeed[]>(member, 'listSupportLog', {});
  expect(log.map(({ did, link }) => [did, link])).toEqual([
    ['asked for a resource in another format', `/resources/${id}`],
    ['saved a resource', `/resources/${id}`],
  ]);
});

test('medicines and appointments: what is done is the member’s and is logged; the diary itself stays closed', async () => {
  await open({ levels: { wellness: 'act' } });
  const who = { by: supporter, member };
  const event = await anEvent();
  await app.call(member, 'registerForEvent', { params: { id: event } });
  const clinic = { title: 'Clinic', at: inHours(60), durationMinutes: 30, zone: 'Australia/Perth', remindBefore: [60] };
  const { id } = (await app.callFor<{ id: number }>(who, 'createWellnessAppointment', { body: clinic })).body;
  await app.callFor(who, 'cancelWellnessAppointment', { params: { id } });
  await app.callFor(who, 'keepWellnessAppointment', { params: { id } });
  const schedule = {
    rhythm: 'days',
    everyDays: 1,
    weekdays: [],
    times: ['08:00', '20:00'],
    fromDay: '2026-11-20',
    untilDay: null,
    zone: 'Australia/Perth',
    remind: true,
    repeatMinutes: 30,
    giveUpMinutes: 120,
  };
  const medicine = { medicationName: 'Baclofen', dosage: '10 mg', schedule };
  await app.callFor(who, 'createWellnessMedicine', { body: medicine });
  const [dose] = (await app.callFor<{ id: number }[]>(who, 'listMedicationReminders')).body;
  const said = { params: { id: dose?.id ?? 0 }, body: { answer: 'taken' } };
  await app.callFor(who, 'answerMedicationReminder', said);
  expect((await app.call<object[]>(member, 'listMedicationReminders')).body[0]).toMatchObject({
    medicationName: 'Baclofen',
    status: 'taken',
  });
  const coming = async (asks: Promise<{ body: { title: string }[] }>) => (await asks).body.map(({ title }) => title);
  expect(await coming(app.call(member, 'listAppointmentReminders'))).toEqual(['Clinic', 'A walk']);
  expect(await coming(app.callFor(who, 'listAppointmentReminders'))).toEqual(['Clinic']);
  expect((await app.call<object[]>(supporter, 'listAppointmentReminders')).body).toEqual([]);
  const { body: log } = await app.call<SupportDeed[]>(member, 'listSupportLog', {});
  expect(log.map(({ did, link }) => [did, link])).toEqual([
    ['said whether a dose was taken', '/wellness-tracking/medicines'],
    ['added a medicine', '/wellness-tracking/medicines'],
    ['kept an appointment after all', `/wellness-tracking/appointments/${id}`],
    ['cancelled an appointment', `/wellness-tracking/appointments/${id}`],
    ['added an appointment', '/wellness-tracking/appointments'],
  ]);
  for (const closed of ['listWellnessEntries', 'listWellnessShares', 'getWellnessSettings', 'listWellnessEnergy']) {
    await expect(app.callFor(who, closed, {})).rejects.toMatchObject({ problem: { status: 403 } });
  }
});

test('a diary that is sealed is closed for every supporter, from the moment it begins to be, and both read why', async () => {
  await open({ levels: { wellness: 'act', bookings: 'see' } });
  const who = { by: supporter, member };
  const acting = async () =>
    (await app.call<ActingFor>(supporter, 'getActingFor', { params: { userId: member } })).body;
  const why = 'This diary is sealed with a passphrase. Only its owner can open what is in it.';
  const closed = async () => (await acting()).doors.map((door) => [door.name, door.closed]);
  expect((await app.callFor(who, 'listWellnessMedicines')).status).toBe(200);
  expect(await closed()).toEqual([
    ['bookings', ''],
    ['wellness', ''],
  ]);
  const device = makeDevice(app, member, new Map());
  await device.start('sealed');
  for (const [operation, input] of [
    ['listWellnessMedicines', {}],
    ['getWellnessKey', {}],
    ['takeMedicineNow', { params: { id: 1 }, body: {} }],
  ] as const) {
    await expect(app.callFor(who, operation, input)).rejects.toMatchObject({ problem: { status: 403, detail: why } });
  }
  expect(await closed()).toEqual([
    ['bookings', ''],
    ['wellness', why],
  ]);
  expect((await acting()).open).not.toContain('listWellnessMedicines');
  expect((await acting()).operations).toContain('listWellnessMedicines');
  expect((await lists(member)).doors.find(({ name }) => name === 'wellness')?.closed).toBe(why);
  expect((await app.callFor(who, 'listBookings')).status).toBe(200);
  await device.turnBack();
  await device.finish();
  expect((await app.callFor(who, 'listWellnessMedicines')).status).toBe(200);
});

test('meetings of the member’s groups are for those inside, and not for a supporter', async () => {
  await open();
  const body = { name: 'With meetings', description: 'It meets.', guidelines: 'Be kind.', category: 'visual' };
  const { id: spaceId } = (await app.call<{ id: number }>(member, 'createSupportGroup', { body })).body;
  const id = await anEvent({ spaceId }, member);
  const mine = { query: { tab: 'mine' } };
  expect((await app.call<{ id: number }[]>(member, 'listEvents', mine)).body).toMatchObject([{ id }]);
  const who = { by: supporter, member };
  expect((await app.callFor<{ id: number }[]>(who, 'listEvents', mine)).body).toEqual([]);
  await expect(app.callFor(who, 'getEvent', { params: { id } })).rejects.toMatchObject({ problem: { status: 404 } });
});

test('what the supporter needs to act is what the grant gives, and nothing while it waits', async () => {
  const { id } = await ask();
  await accept(id);
  expect(await app.status(supporter, 'getActingFor', { params: { userId: member } })).toBe(404);
  app.setNow(new Date(start + 25 * hour));
  const { body } = await app.call<ActingFor>(supporter, 'getActingFor', { params: { userId: member } });
  expect(body.doors.map(({ name, level }) => [name, level])).toEqual([
    ['events', 'act'],
    ['bookings', 'see'],
  ]);
  expect(body.open).toContain('registerForEvent');
  expect(body.open).not.toContain('cancelBooking');
  expect(body.operations).toContain('createEvent');
  expect(await app.status(member, 'getActingFor', { params: { userId: supporter } })).toBe(404);
});

test('the header of a request says for whom, and is refused where it says nobody that there is', async () => {
  await open();
  const { sessions } = app.app.services;
  const lines = await sessions.start(supporter, { ip: '127.0.0.1', agent: 'test' });
  const cookie = lines.map((line) => line.split(';')[0]).join('; ');
  const asking = (url: string, actsFor: string) =>
    app.app.http.inject({ method: 'GET', url, headers: { cookie, 'acts-for': actsFor, host: 'localhost:3000' } });
  expect((await asking('/api/bookings/count', String(member))).statusCode).toBe(200);
  expect((await asking('/api/posts', String(member))).statusCode).toBe(403);
  for (const nobody of ['', '0', '-1', '1e3', '99999999999', `${member} `.repeat(2), 'Mia']) {
    expect({ nobody, status: (await asking('/api/bookings/count', nobody)).statusCode }).toEqual({
      nobody,
      status: 403,
    });
  }
});

test('nobody supports themselves; unknown areas and days that are over or too far are refused at their field', async () => {
  expect(await app.status(member, 'askForSupport', { body: { userId: member, ...given() } })).toBe(404);
  const fields = async (more: object) => {
    try {
      await ask(more);
      return [];
    } catch (error) {
      return (error as { problem: { errors: { field: string }[] } }).problem.errors.map(({ field }) => field);
    }
  };
  expect(await fields({ levels: { messages: 'see' } })).toEqual(['levels']);
  expect(await fields({ levels: {} })).toEqual(['levels']);
  expect(await fields({ endsAt: inHours(-1) })).toEqual(['endsAt']);
  expect(await fields({ endsAt: inHours(367 * 24) })).toEqual(['endsAt']);
});

test('ten supporters at most, and one grant for each', async () => {
  await ask();
  expect(await app.status(member, 'askForSupport', { body: { userId: supporter, ...given() } })).toBe(409);
  for (let n = 1; n < 10; n += 1) {
    const userId = await app.addMember();
    await app.call(member, 'askForSupport', { body: { userId, ...given() } });
  }
  const eleventh = await app.addMember();
  expect(await app.status(member, 'askForSupport', { body: { userId: eleventh, ...given() } })).toBe(409);
});

test('groups: a supporter sees which ones the member is in, joins and leaves for them, and reads nothing inside', async () => {
  await open({ levels: { groups: 'act', events: 'act' } });
  const owner = await app.addMember({ name: 'Ona' });
  const who = { by: supporter, member };
  const about = { description: 'What for.', guidelines: 'Be kind.', category: 'visual' };
  const group = async (name: string, more: object = {}) =>
    (await app.call<{ id: number }>(owner, 'createSupportGroup', { body: { ...about, name, ...more } })).body.id;
  const [walks, talks, secret, named] = [
    await group('Walks'),
    await group('Talks', { visibility: 'private', questions: ['Why?'] }),
    await group('Secret', { visibility: 'hidden' }),
    await group('Named', { aliasesAllowed: true }),
  ];
  const at = (id: number) => ({ params: { id } });
  const mine = async () =>
    (await app.callFor<{ name: string }[]>(who, 'listSupportGroups', { query: { tab: 'mine' } })).body
      .map(({ name }) => name)
      .sort();
  const [{ username }] = (await app.database.query<{ username: string }>(
    '',
    'select username from users where id = $1::int',
    [member],
  )) as [{ username: string }];
  await app.call(owner, 'inviteToSpace', { ...at(secret), body: { username } });
  await app.call(member, 'answerSpaceInvitation', { ...at(secret), body: { accept: true } });
  await app.call(member, 'joinSpace', { ...at(named), body: { alias: 'Wombat' } });
  await app.callFor(who, 'joinSpace', { ...at(walks), body: {} });
  await app.callFor(who, 'joinSpace', { ...at(talks), body: { answers: ['They asked me to.'] } });
  expect(await mine()).toEqual(['Named', 'Talks', 'Walks']);
  const standing = async (id: number) =>
    (await app.call<{ me: { state: string } }>(member, 'getSupportGroup', at(id))).body.me.state;
  expect([await standing(walks), await standing(talks)]).toEqual(['member', 'requested']);
  // The name that they have inside is theirs to tell, and so is a hidden group.
  const seen = (await app.callFor<{ me: object }>(who, 'getSupportGroup', at(named))).body;
  expect(seen.me).toMatchObject({ state: 'member', alias: '' });
  const answer = async (operation: string, id: number, more: object = {}) =>
    app.callFor(who, operation, { ...at(id), ...more }).then(({ status }) => status, statusIn);
  expect(await answer('getSupportGroup', secret)).toBe(404);
  expect(await answer('leaveSpace', secret)).toBe(404);
  for (const inside of ['listSpacePosts', 'listSpaceMembers', 'listSpaceFiles', 'createSpacePost', 'saveMySpace']) {
    expect(await answer(inside, walks)).toBe(403);
  }
  // What is in the passport is the member’s to share.
  await app.call(member, 'leaveSpace', at(walks));
  await expect(app.callFor(who, 'joinSpace', { ...at(walks), body: { itemIds: [1] } })).rejects.toMatchObject({
    problem: { status: 403, detail: 'Only they can share what is in their passport.' },
  });
  await app.call(member, 'joinSpace', { ...at(walks), body: {} });
  // Another name is the member’s to choose.
  await app.call(member, 'leaveSpace', at(named));
  await expect(app.callFor(who, 'joinSpace', { ...at(named), body: {} })).rejects.toMatchObject({
    problem: { status: 403, detail: 'Only they can join: they choose the name that others see here.' },
  });
  // Meetings are for those inside, and for who acts for them.
  const meeting = await anEvent({ title: 'Together', spaceId: walks }, owner);
  const titles = async () =>
    (await app.callFor<{ title: string }[]>(who, 'listSpaceEvents', at(walks))).body.map(({ title }) => title);
  expect(await titles()).toEqual(['Together']);
  expect(await answer('registerForEvent', meeting)).toBe(200);
  const going = (await app.call<{ myStanding: string }>(member, 'getEvent', at(meeting))).body;
  expect(going.myStanding).toBe('going');
  await app.call(owner, 'block', at(supporter));
  expect([await titles(), await answer('getEvent', meeting)]).toEqual([[], 404]);
  await app.call(owner, 'unblock', at(supporter));
  expect(await answer('leaveSpace', walks)).toBe(204);
  expect(await standing(walks)).toBe('left');
  expect(await answer('getEvent', meeting)).toBe(404);
  const { body: log } = await app.call<SupportDeed[]>(member, 'listSupportLog', {});
  expect(log.map(({ did, link }) => [did, link])).toEqual([
    ['left a group', `/support-groups/${walks}`],
    ['registered for an event', `/events/${meeting}`],
    ['joined a group, or asked to', `/support-groups/${talks}`],
    ['joined a group, or asked to', `/support-groups/${walks}`],
  ]);
});

test('meetings of groups stay closed where only events are given, and are only looked at where groups are', async () => {
  await open({ levels: { groups: 'see', events: 'act' } });
  const owner = await app.addMember();
  const body = { name: 'Walks', description: 'What for.', guidelines: 'Be kind.', category: 'visual' };
  const { id: group } = (await app.call<{ id: number }>(owner, 'createSupportGroup', { body })).body;
  await app.call(member, 'joinSpace', { params: { id: group }, body: {} });
  const meeting = { params: { id: await anEvent({ spaceId: group }, owner) } };
  const who = { by: supporter, member };
  const answer = (operation: string) => app.callFor(who, operation, meeting).then(({ status }) => status, statusIn);
  expect([await answer('getEvent'), await answer('registerForEvent')]).toEqual([200, 404]);
  const { id, version } = (await lists(member)).mine[0] as SupportGrant;
  const less = { ...given({ levels: { events: 'act' } }), version };
  await app.call(member, 'changeSupporter', { params: { id }, body: less });
  expect([await answer('getEvent'), await answer('registerForEvent')]).toEqual([404, 404]);
});

test('a member’s own group and a community are not a supporter’s to leave', async () => {
  await open({ levels: { groups: 'act' } });
  const body = { name: 'Own', description: 'What for.', guidelines: 'Be kind.', category: 'visual' };
  const { id } = (await app.call<{ id: number }>(member, 'createSupportGroup', { body })).body;
  const place = { communityType: 'social', suburb: 'Footscray', postcode: '3011', state: 'VIC' };
  const { category: _, ...about } = body;
  const community = (await app.call<{ id: number }>(member, 'createCommunity', { body: { ...about, ...place } })).body
    .id;
  const who = { by: supporter, member };
  const leave = (space: number) => app.callFor(who, 'leaveSpace', { params: { id: space } });
  await expect(leave(id)).rejects.toMatchObject({
    problem: { status: 409, detail: 'It is theirs. Only they can give it up.' },
  });
  await expect(leave(community)).rejects.toMatchObject({ problem: { status: 404 } });
});

const drafts = async (userId: number, side = 'mine') =>
  (await app.call<SupportDraft[]>(userId, 'listSupportDrafts', { query: { side } })).body;

test('what a supporter drafts waits for the member, who confirms it: then it is done, and the log says so', async () => {
  await open({ levels: { bookings: 'draft' } });
  const host = await app.addMember({ name: 'Hana' });
  await openUp(app, host);
  const who = { by: supporter, member };
  const request = { params: { kind: 'person', ref: host }, body: asking(tuesday('10:00'), { note: 'By the window.' }) };
  expect((await app.callFor(who, 'requestBooking', request)).status).toBe(202);
  expect((await app.call<object[]>(member, 'listBookings', { query: { box: 'requests' } })).body).toEqual([]);
  expect((await app.call<SupportDeed[]>(member, 'listSupportLog')).body).toEqual([]);
  expect(await notices(member)).toContain('supportDrafted');
  expect((await lists(member)).drafts).toBe(1);
  const [draft] = (await drafts(member)) as [SupportDraft];
  expect(draft).toMatchObject({ by: { id: supporter }, for: { id: member }, title: 'Ask for a booking' });
  expect(draft.lines).toEqual([
    { label: 'What', value: 'Conversation' },
    { label: 'With', value: 'Hana' },
    { label: 'When', value: 'Tuesday 8 December 2026, 7:00 am, Perth time, 30 minutes' },
    { label: 'How', value: 'Text chat' },
    { label: 'Note', value: 'By the window.' },
  ]);
  expect(await drafts(supporter)).toEqual([]);
  expect(await drafts(supporter, 'theirs')).toEqual([draft]);
  // The supporter can’t say yes for them.
  const confirm = (by: number) => app.status(by, 'confirmSupportDraft', { params: { id: draft.id } });
  expect(await confirm(supporter)).toBe(404);
  const { body } = await app.call<{ link: string }>(member, 'confirmSupportDraft', { params: { id: draft.id } });
  const [booking] = (await app.call<{ id: number }[]>(member, 'listBookings', { query: { box: 'requests' } })).body;
  expect(body.link).toBe(`/bookings/${booking?.id}`);
  expect(await drafts(member)).toEqual([]);
  expect((await app.call<SupportDeed[]>(member, 'listSupportLog')).body).toMatchObject([
    { by: { id: supporter }, did: 'asked for a booking, after it was confirmed', link: body.link },
  ]);
  expect(await notices(supporter)).toContain('supportDraftConfirmed');
  expect(await notices(member)).not.toContain('supportDrafted');
  expect(await confirm(member)).toBe(404);
});

test('a draft says all that it does: how the two meet, and whether a whole series is cancelled', async () => {
  await open({ levels: { bookings: 'draft' } });
  const host = await app.addMember({ name: 'Hana' });
  for (const one of [host, member]) await openUp(app, one);
  const who = { by: supporter, member };
  const terms = { format: 'captioned', breaks: '5 minutes after each 20', cameraOff: true, supportPerson: true };
  const params = { kind: 'person', ref: host };
  await app.callFor(who, 'requestBooking', { params, body: asking(tuesday('10:00'), terms) });
  const latest = async () => ((await drafts(member)) as [SupportDraft])[0];
  const asked = await latest();
  expect(asked.lines.slice(3)).toEqual([
    { label: 'How', value: 'Captioned video call' },
    { label: 'Breaks', value: '5 minutes after each 20' },
    { label: 'Camera', value: 'Off is fine.' },
    { label: 'Support person', value: 'You bring one.' },
  ]);
  await app.call(member, 'dropSupportDraft', { params: { id: asked.id } });
  const cancel = async ({ id, version }: Booking) => {
    await app.callFor(who, 'cancelBooking', { params: { id }, body: { version, all: true } });
    const { id: draft, lines } = await latest();
    await app.call(member, 'dropSupportDraft', { params: { id: draft } });
    return lines;
  };
  const asGuest = await askForTime(app, member, host, tuesday('11:00'));
  await app.database.query('', 'update bookings set series_id = id, series_of = 2, cancellation = $2 where id = $1', [
    asGuest.id,
    'Free until the day before.',
  ]);
  expect(await cancel(asGuest)).toEqual([
    { label: 'What', value: 'Conversation' },
    { label: 'When', value: 'Tuesday 8 December 2026, 8:00 am, Perth time' },
    { label: 'Which', value: 'This one, and all others of its series that are to come.' },
    { label: 'If it’s cancelled', value: 'Free until the day before.' },
  ]);
  // Each side by its own clock.
  expect(await cancel(await askForTime(app, host, member, tuesday('12:00')))).toEqual([
    { label: 'What', value: 'Conversation' },
    { label: 'When', value: 'Tuesday 8 December 2026, 12:00 pm, Melbourne time' },
  ]);
});

test('what is refused when it is confirmed stays a draft, and either drops it without a word', async () => {
  await open({ levels: { events: 'draft' } });
  const who = { by: supporter, member };
  const id = await anEvent({ maxAttendees: 1, hasWaitlist: false });
  await app.callFor(who, 'registerForEvent', { params: { id } });
  await app.call(await app.addMember(), 'registerForEvent', { params: { id } });
  const [draft] = (await drafts(member)) as [SupportDraft];
  const at = { params: { id: draft.id } };
  await expect(app.call(member, 'confirmSupportDraft', at)).rejects.toMatchObject({
    problem: { status: 409, detail: 'This event is full.' },
  });
  expect(await drafts(member)).toEqual([draft]);
  expect(await app.status(await app.addMember(), 'dropSupportDraft', at)).toBe(404);
  expect(await app.status(member, 'dropSupportDraft', at)).toBe(204);
  expect(await drafts(member)).toEqual([]);
  expect(await notices(supporter)).not.toContain('supportDraftConfirmed');
  await app.callFor(who, 'registerForEvent', { params: { id } });
  const [again] = (await drafts(supporter, 'theirs')) as [SupportDraft];
  expect(await app.status(supporter, 'dropSupportDraft', { params: { id: again.id } })).toBe(204);
});

test('a draft shows no name and no passport, and ten wait at most; they go with the grant, and after a month', async () => {
  const id = await open({ levels: { events: 'draft' } });
  const who = { by: supporter, member };
  const event = await anEvent();
  const draft = (body: object = {}, at = event) => app.callFor(who, 'registerForEvent', { params: { id: at }, body });
  for (const body of [{ listed: true }, { itemIds: [1] }, { ownName: true }]) {
    await expect(draft(body)).rejects.toMatchObject({ problem: { status: 403 } });
  }
  await draft();
  await expect(draft()).rejects.toMatchObject({
    problem: { status: 409, detail: 'You prepared this already. It waits for their answer.' },
  });
  for (let n = 0; n < 9; n += 1) await draft({}, await anEvent());
  await expect(draft({}, await anEvent())).rejects.toMatchObject({
    problem: { status: 409, detail: '10 things that you prepared wait for them already. Wait for their answer.' },
  });
  expect(await drafts(member)).toHaveLength(10);
  const old = `update support_drafts set at = $1::timestamptz where id in (select id from support_drafts order by id desc limit 4)`;
  await app.database.query('', old, [inHours(-31 * 24)]);
  await app.app.jobs.runNow('supporters.tidy');
  expect(await drafts(member)).toHaveLength(6);
  await app.call(member, 'endSupport', { params: { id } });
  expect([await drafts(member), await drafts(supporter, 'theirs')]).toEqual([[], []]);
});

test('confirmed on two pages at once, it is done once', async () => {
  await open({ levels: { groups: 'draft' } });
  const owner = await app.addMember();
  const body = { name: 'Walks', description: 'What for.', guidelines: 'Be kind.', category: 'visual' };
  const { id: group } = (await app.call<{ id: number }>(owner, 'createSupportGroup', { body })).body;
  await app.callFor({ by: supporter, member }, 'joinSpace', { params: { id: group }, body: {} });
  const [draft] = (await drafts(member)) as [SupportDraft];
  const confirm = () => app.status(member, 'confirmSupportDraft', { params: { id: draft.id } });
  const statuses = await Promise.all([confirm(), confirm()]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect((await app.call<SupportDeed[]>(member, 'listSupportLog')).body).toHaveLength(1);
});

test('of an appointment that is prepared the member reads all that would be added', async () => {
  await open({ levels: { wellness: 'draft' } });
  const who = { by: supporter, member };
  const times = { at: inHours(60), durationMinutes: 90, zone: 'Australia/Perth', remindBefore: [1440, 120] };
  const words = { location: 'High St', accessNotes: 'Ring at the side door.', companion: 'Hal', notes: 'By tram.' };
  const body = { title: 'Clinic', ...times, ...words, questions: ['Is it safe?', 'For how long?'] };
  await app.callFor(who, 'createWellnessAppointment', { body });
  const [draft] = (await drafts(member)) as [SupportDraft];
  expect(draft.lines).toEqual([
    { label: 'Appointment', value: 'Clinic' },
    { label: 'When', value: 'Friday 27 November 2026, 10:00 pm, Perth time, 1 hour 30 minutes' },
    { label: 'Place', value: 'High St' },
    { label: 'Getting in and around', value: 'Ring at the side door.' },
    { label: 'Who comes along', value: 'Hal' },
    { label: 'Questions to ask', value: 'Is it safe?\nFor how long?' },
    { label: 'Notes', value: 'By tram.' },
    { label: 'Reminders', value: '1 day before, 2 hours before' },
  ]);
  await app.call(member, 'confirmSupportDraft', { params: { id: draft.id } });
  const [made] = (await app.call<object[]>(member, 'listWellnessAppointments')).body;
  expect(made).toMatchObject(body);
});

test('what was prepared for a diary goes when the diary is sealed; what else was prepared stays', async () => {
  await open({ levels: { wellness: 'draft', groups: 'draft' } });
  const owner = await app.addMember();
  const who = { by: supporter, member };
  const times = { at: inHours(60), durationMinutes: 90, zone: 'Australia/Perth', remindBefore: [120] };
  const words = { title: 'Clinic', location: '', accessNotes: '', companion: '', notes: '', questions: [] };
  await app.callFor(who, 'createWellnessAppointment', { body: { ...times, ...words } });
  const body = { name: 'Walks', description: 'What for.', guidelines: 'Be kind.', category: 'visual' };
  const { id: group } = (await app.call<{ id: number }>(owner, 'createSupportGroup', { body })).body;
  await app.callFor(who, 'joinSpace', { params: { id: group }, body: {} });
  const titles = async (userId: number, side: string) => (await drafts(userId, side)).map(({ title }) => title);
  expect(await titles(member, 'mine')).toEqual(['Join a group', 'Add an appointment']);
  await makeDevice(app, member, new Map()).start('sealed');
  await app.settle();
  expect(await titles(member, 'mine')).toEqual(['Join a group']);
  expect(await titles(supporter, 'theirs')).toEqual(['Join a group']);
});

test('a group that the member helps run is not a supporter’s to leave, nor to prepare leaving', async () => {
  const owner = await app.addMember();
  const body = { name: 'Run by two', description: 'What for.', guidelines: 'Be kind.', category: 'visual' };
  const { id } = (await app.call<{ id: number }>(owner, 'createSupportGroup', { body })).body;
  const params = { id };
  await app.call(member, 'joinSpace', { params, body: {} });
  const people = (await app.call<{ no: number; role: string }[]>(owner, 'listSpaceMembers', { params })).body;
  const no = people.find(({ role }) => role === 'member')?.no ?? 0;
  await app.call(owner, 'setSpaceRole', { params: { id, no }, body: { role: 'moderator' } });
  const refused = { problem: { status: 409, detail: 'They help run it. Only they can give that up.' } };
  for (const level of ['act', 'draft']) {
    app.setNow(new Date(start));
    supporter = await app.addMember();
    await open({ levels: { groups: level } });
    await expect(app.callFor({ by: supporter, member }, 'leaveSpace', { params })).rejects.toMatchObject(refused);
  }
  expect(await drafts(member)).toEqual([]);
});

test('to draft is offered only where something can be drafted', async () => {
  const { doors } = await lists(member);
  expect(doors.flatMap(({ name, levels }) => (levels.draft ? name : [])).sort()).toEqual([
    'bookings',
    'events',
    'groups',
    'wellness',
  ]);
  await expect(ask({ levels: { resources: 'draft' } })).rejects.toMatchObject({
    problem: { status: 400, errors: [{ field: 'levels', message: 'Choose from the areas that are offered.' }] },
  });
});
