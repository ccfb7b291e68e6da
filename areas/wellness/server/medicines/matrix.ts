import type { Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { medicinesPart } from '../../contract/medicines.ts';
import { todayIn } from '../../pure/today.ts';
import { everyone, ownersOnly } from '../callers.ts';

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
  listMedicationReminders: everyone(200),
  answerMedicationReminder: {
    ...ownersOnly(200),
    given: onDose({ body: { answer: 'taken' } }),
  },
  undoMedicationAnswer: { ...ownersOnly(204), given: onDose() },
  moveLaterDoses: { ...ownersOnly(200), given: onDose({ body: { minutes: 30 } }) },
  listWellnessMedicines: everyone(200),
  createWellnessMedicine: {
    ...everyone(201),
    given: () => ({ body: medicine }),
  },
  moveMedicinesToZone: {
    ...everyone(200),
    given: () => ({ body: { zone: 'Australia/Perth' } }),
  },
  editWellnessMedicine: {
    ...ownersOnly(200),
    given: onOne({ body: { ...medicine, version: 1 } }),
  },
  deleteWellnessMedicine: { ...ownersOnly(204), given: onOne() },
  restoreWellnessMedicine: {
    ...ownersOnly(200),
    given: async (fixture) => {
      const params = { id: await made(fixture) };
      await fixture.as(fixture.people.member, 'deleteWellnessMedicine', { params });
      return { params };
    },
  },
  takeMedicineNow: { ...ownersOnly(201), given: onOne({ body: {} }, needed) },
  listWellnessDoses: everyone(200),
};
