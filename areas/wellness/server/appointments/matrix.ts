import type { Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { appointmentsPart } from '../../contract/appointments.ts';
import { everyone, ownersOnly } from '../callers.ts';

const appointment = {
  title: 'Of the matrix',
  at: '2099-01-01T01:00:00.000Z',
  durationMinutes: 30,
  zone: 'Australia/Perth',
  remindBefore: [1440],
};

const made = async ({ as, people }: MatrixFixture) =>
  (await as<{ id: number }>(people.member, 'createWellnessAppointment', { body: appointment })).id;
const onOne =
  (more: Omit<MatrixInput, 'params'> = {}) =>
  async (fixture: MatrixFixture): Promise<MatrixInput> => ({ params: { id: await made(fixture) }, ...more });

export const appointmentsMatrix: Matrix<(typeof appointmentsPart)['operations'][number]['name']> = {
  listAppointmentReminders: everyone(200),
  listWellnessAppointments: everyone(200),
  getWellnessAppointment: { ...ownersOnly(200), given: onOne() },
  createWellnessAppointment: {
    ...everyone(201),
    given: () => ({ body: appointment }),
  },
  editWellnessAppointment: {
    ...ownersOnly(200),
    given: onOne({ body: { ...appointment, version: 1 } }),
  },
  cancelWellnessAppointment: { ...ownersOnly(200), given: onOne() },
  keepWellnessAppointment: { ...ownersOnly(200), given: onOne() },
  deleteWellnessAppointment: { ...ownersOnly(204), given: onOne() },
  restoreWellnessAppointment: {
    ...ownersOnly(200),
    given: async (fixture) => {
      const params = { id: await made(fixture) };
      await fixture.as(fixture.people.member, 'deleteWellnessAppointment', { params });
      return { params };
    },
  },
};
