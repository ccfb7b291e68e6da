import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { medicinesPart } from '../../contract/medicines.ts';
import { todayIn } from '../../pure/today.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;
const everyone = (status: number) => who(401, status, status, status, status);
const ownersOnly = (status: number) => who(401, status, 404, 404, 404);
const everyStanding = (status: number) => [status, status, status] as const;
const hidden = [404, 404, 404] as const;

const schedule = {
  rhythm: 'days',
  everyDays: 1,
  weekdays: [],
  times: ['00:05', '12:00', '23:55'],
  fromDay: todayIn('UTC', new Date()),
  untilDay: null,
  zone: 'UTC',
  remind: true,
  repeatMinutes: 30,
  giveUpMinutes: 120,
};
const medicine = { medicationName: 'Of the matrix', dosage: '10 mg', schedule };

const made = async ({ as, people }: MatrixFixture, body: object = medicine) =>
  (await as<{ id: number }>(people.member, 'createWellnessMedicine', { body })).id;
const onOne =
  (more: Omit<MatrixInput, 'params'> = {}, body?: object) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({ params: { id: await made(fixture, body) }, ...more });
const needed = { ...medicine, schedule: { ...schedule, rhythm: 'needed', times: [] } };
/** A dose that has been taken as needed, which is there at any time of the day. */
const onDose =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => {
    const params = { id: await made(fixture, needed) };
    const dose = await fixture.as<{ id: number }>(fixture.people.member, 'takeMedicineNow', { params, body: {} });
    return { params: { id: dose.id }, ...more };
  };

export const medicinesMatrix: Matrix<(typeof medicinesPart)['operations'][number]['name']> = {
  listMedicationReminders: { expect: everyone(200), also: everyStanding(200) },
  answerMedicationReminder: {
    expect: ownersOnly(200),
    also: hidden,
    given: onDose({ body: { answer: 'taken' } }),
  },
  undoMedicationAnswer: { expect: ownersOnly(204), also: hidden, given: onDose() },
  moveLaterDoses: { expect: ownersOnly(200), also: hidden, given: onDose({ body: { minutes: 30 } }) },
  listWellnessMedicines: { expect: everyone(200), also: everyStanding(200) },
  createWellnessMedicine: {
    expect: everyone(201),
    also: everyStanding(201),
    given: () => ({ body: medicine }),
  },
  moveMedicinesToZone: {
    expect: everyone(200),
    also: everyStanding(200),
    given: () => ({ body: { zone: 'Australia/Perth' } }),
  },
  editWellnessMedicine: {
    expect: ownersOnly(200),
    also: hidden,
    given: onOne({ body: { ...medicine, version: 1 } }),
  },
  deleteWellnessMedicine: { expect: ownersOnly(204), also: hidden, given: onOne() },
  restoreWellnessMedicine: {
    expect: ownersOnly(200),
    also: hidden,
    given: async (fixture) => {
      const params = { id: await made(fixture) };
      await fixture.as(fixture.people.member, 'deleteWellnessMedicine', { params });
      return { params };
    },
  },
  takeMedicineNow: { expect: ownersOnly(201), also: hidden, given: onOne({ body: {} }, needed) },
  listWellnessDoses: { expect: everyone(200), also: everyStanding(200) },
};
