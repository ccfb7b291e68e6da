import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookingChange } from '#areas/bookings/contract.ts';
import { ask as askForTime, asking, does, openUp, tuesday } from '#areas/bookings/server/testing/pair.ts';
import type { ResourceDetail } from '#areas/resources/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { makeDevice } from '#areas/wellness/server/testing/device.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { ActingFor, SupportDeed, Supporters, SupportGrant } from '../contract.ts';

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
