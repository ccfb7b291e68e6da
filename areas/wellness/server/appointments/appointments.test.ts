import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { AppointmentReminder, WellnessAppointment } from '../../contract/appointments.ts';
import { whenOf } from './appointments.ts';

/** Sunday 22 November 2026, 11:00 am in Melbourne. */
const start = new Date('2026-11-22T00:00:00.000Z');

let app: TestApp;
let ana: number;
let ben: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: start });
  ben = await app.addMember({ name: 'Ben' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(start);
  ana = await app.addMember({ name: 'Ana' });
});

/** 10:30 am on 24 November in Melbourne. */
const clinic = {
  title: 'MS clinic, Dr Anand',
  location: 'Western Clinic, level 3',
  at: '2026-11-23T23:30:00.000Z',
  durationMinutes: 30,
  zone: 'Australia/Melbourne',
  remindBefore: [1440, 120],
};
const add = async (more: object = {}) =>
  (await app.call<WellnessAppointment>(ana, 'createWellnessAppointment', { body: { ...clinic, ...more } })).body;
const coming = async () => (await app.call<AppointmentReminder[]>(ana, 'listAppointmentReminders')).body;
const titles = async () => (await coming()).map(({ title }) => title);
const told = async () =>
  (await app.call<object[]>(ana, 'listNotifications', {})).body.map((one) => JSON.stringify(one));
async function refusedFields(operation: string, body: object) {
  const error = await app.call(ana, operation, { body }).catch((one: unknown) => one);
  if (!(error instanceof ProblemError)) throw new Error('It was not refused.');
  return error.problem.errors?.map(({ field }) => field);
}
const tick = async (now: string) => {
  app.setNow(new Date(now));
  await app.app.jobs.runNow('wellness.remind-of-appointments');
  await app.settle();
};

test('appointments to come are answered in order, with id, title, appointmentDate and location (WELL-22, WELL-27)', async () => {
  const { id, uid } = await add();
  await add({ title: 'Physio, Joan', location: '', at: '2026-11-22T23:30:00.000Z' });
  await add({ title: 'Long past', at: '2026-11-01T00:00:00.000Z' });
  await add({ title: 'Going on', at: '2026-11-21T23:45:00.000Z' });
  expect(await titles()).toEqual(['Going on', 'Physio, Joan', 'MS clinic, Dr Anand']);
  const [, physio, last] = await coming();
  expect(physio).not.toHaveProperty('location');
  expect(last).toEqual({
    id,
    uid,
    generation: 1,
    source: 'own',
    title: 'MS clinic, Dr Anand',
    appointmentDate: '2026-11-23T23:30:00.000Z',
    endDate: '2026-11-24T00:00:00.000Z',
    zone: 'Australia/Melbourne',
    location: 'Western Clinic, level 3',
  });
});

test('events that a member is registered for stand in the same list, and are changed on their own page', async () => {
  await add();
  const event = await app.call<{ id: number }>(ben, 'createEvent', {
    body: {
      title: 'Walking group',
      description: 'Twice around the lake, slowly.',
      eventType: 'social',
      startTime: '2026-11-23T18:00',
      endTime: '2026-11-23T19:30',
      zone: 'Australia/Hobart',
      isVirtual: false,
      location: 'Boat shed',
      address: '1 Lake Road',
      postcode: '7000',
      maxAttendees: 10,
    },
  });
  await app.call(ana, 'registerForEvent', { params: { id: event.body.id }, body: {} });
  expect(await titles()).toEqual(['Walking group', 'MS clinic, Dr Anand']);
  expect((await coming())[0]).toMatchObject({ id: event.body.id, source: 'event', location: 'Boat shed' });
  const list = await app.call<WellnessAppointment[]>(ana, 'listWellnessAppointments', {});
  expect(list.body.map(({ title }) => title)).toEqual(['MS clinic, Dr Anand']);
});

test('a reminder comes at each set time, once, and names neither title nor place', async () => {
  await add();
  await tick('2026-11-22T23:29:00.000Z');
  expect(await told()).toEqual([]);
  await tick('2026-11-22T23:30:00.000Z');
  await tick('2026-11-22T23:31:00.000Z');
  const first = await told();
  expect(first).toHaveLength(1);
  expect(first[0]).toContain('You have an appointment tomorrow');
  expect(first[0]).not.toMatch(/Anand|Western/);
  await tick('2026-11-23T21:30:00.000Z');
  expect((await told())[0]).toContain('You have an appointment today');
  await tick('2026-11-23T22:30:00.000Z');
  expect(await told()).toHaveLength(2);
});

test('tomorrow is the next day of the clock there, on a night that loses an hour too', () => {
  // Saturday 3 October 2026, 11:30 pm in Melbourne; at 2 am clocks go forward.
  const night = new Date('2026-10-03T13:30:00.000Z');
  const when = (at: string) => whenOf(at, 'Australia/Melbourne', night);
  expect(when('2026-10-03T13:45:00.000Z')).toBe('today');
  expect(when('2026-10-03T23:00:00.000Z')).toBe('tomorrow');
  expect(when('2026-10-04T23:00:00.000Z')).toBe('later');
});

test('moved, it takes back what was said and reminds again', async () => {
  const { id, version } = await add();
  await tick('2026-11-22T23:30:00.000Z');
  expect(await told()).toHaveLength(1);
  const body = { ...clinic, at: '2026-11-24T23:30:00.000Z', version };
  const changed = await app.call<WellnessAppointment>(ana, 'editWellnessAppointment', { params: { id }, body });
  expect(changed.body).toMatchObject({ at: '2026-11-24T23:30:00.000Z', version: 2 });
  await app.settle();
  expect(await told()).toEqual([]);
  expect(await app.status(ana, 'editWellnessAppointment', { params: { id }, body })).toBe(409);
  await tick('2026-11-23T23:30:00.000Z');
  expect(await told()).toHaveLength(1);
});

test('cancelled, it is in neither list nor reminder until that is undone', async () => {
  const { id } = await add();
  const params = { id };
  const cancelled = await app.call<WellnessAppointment>(ana, 'cancelWellnessAppointment', { params });
  expect(cancelled.body.cancelledAt).toBe(start.toISOString());
  expect(await titles()).toEqual([]);
  await tick('2026-11-22T23:30:00.000Z');
  expect(await told()).toEqual([]);
  await app.call(ana, 'keepWellnessAppointment', { params });
  expect(await titles()).toEqual(['MS clinic, Dr Anand']);
  await tick('2026-11-23T21:30:00.000Z');
  expect(await told()).toHaveLength(1);
});

test('deleted it is gone, and restored as it was', async () => {
  const made = await add({ questions: ['Is it the virus?'], companion: 'Joan', accessNotes: 'Lift at the back.' });
  const params = { id: made.id };
  await app.call(ana, 'deleteWellnessAppointment', { params });
  expect(await titles()).toEqual([]);
  expect(await app.status(ana, 'getWellnessAppointment', { params })).toBe(404);
  await app.call(ana, 'restoreWellnessAppointment', { params });
  const again = await app.call<WellnessAppointment>(ana, 'getWellnessAppointment', { params });
  expect(again.body).toMatchObject({
    questions: ['Is it the virus?'],
    companion: 'Joan',
    accessNotes: 'Lift at the back.',
  });
});

test('the same appointment sent twice is one, and a zone that is none is named at its field', async () => {
  const uid = 'appointment-0000000001';
  expect((await add({ uid })).id).toBe((await add({ uid })).id);
  expect(await titles()).toHaveLength(1);
  expect(await refusedFields('createWellnessAppointment', { ...clinic, zone: 'Nowhere' })).toEqual(['zone']);
});
