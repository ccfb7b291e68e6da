import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { AppointmentReminder } from '../../contract/appointments.ts';
import type { MedicationReminder, WellnessMedicine } from '../../contract/medicines.ts';

let app: TestApp;
beforeAll(async () => {
  // 3:00 pm on 25 November in Melbourne.
  app = await startTestApp({ areas: serverAreas, mode: 'demo', seed: true, now: new Date('2026-11-25T04:00:00.000Z') });
});
afterAll(() => app.close());
const thea = 1;

test('Thea has three medicines, five doses today, a history, and four appointments', async () => {
  const medicines = (await app.call<WellnessMedicine[]>(thea, 'listWellnessMedicines')).body;
  expect(medicines.map(({ medicationName }) => medicationName)).toEqual([
    'Baclofen',
    'Dimethyl fumarate',
    'Paracetamol',
  ]);
  const today = (await app.call<MedicationReminder[]>(thea, 'listMedicationReminders')).body;
  expect(today.map(({ time, medicationName, status }) => `${time} ${medicationName} ${status}`)).toEqual([
    '07:00 Baclofen taken',
    '08:00 Dimethyl fumarate taken',
    '13:00 Baclofen missed',
    '20:00 Baclofen coming',
    '20:00 Dimethyl fumarate coming',
  ]);
  const past = (await app.call<MedicationReminder[]>(thea, 'listWellnessDoses', { query: { limit: 100 } })).body;
  expect(past).toHaveLength(100);
  expect(past.find(({ reason }) => reason)?.reason?.text).toBe('Felt sick. Asked the pharmacist.');
  const coming = (await app.call<AppointmentReminder[]>(thea, 'listAppointmentReminders')).body;
  const own = coming.filter(({ source }) => source === 'own');
  expect(own.map(({ title, appointmentDate }) => `${appointmentDate} ${title}`)).toEqual([
    '2026-11-27T23:30:00.000Z MS clinic, Dr Anand',
    '2026-12-01T03:00:00.000Z Physio, Joan',
    '2026-12-11T22:15:00.000Z Blood test',
    '2026-12-29T00:00:00.000Z Plan review',
  ]);
});
