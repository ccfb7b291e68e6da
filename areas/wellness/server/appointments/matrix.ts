import type { Caller, Matrix, MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import type { appointmentsPart } from '../../contract/appointments.ts';

const who = (guest: number, member: number, other: number, blocked: number, moderator: number) =>
  ({ guest, member, other, blocked, moderator }) satisfies Record<Caller, number>;
const everyone = (status: number) => who(401, status, status, status, status);
const ownersOnly = (status: number) => who(401, status, 404, 404, 404);
const everyStanding = (status: number) => [status, status, status] as const;
const hidden = [404, 404, 404] as const;

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
  listAppointmentReminders: { expect: everyone(200), also: everyStanding(200) },
  listWellnessAppointments: { expect: everyone(200), also: everyStanding(200) },
  getWellnessAppointment: { expect: ownersOnly(200), also: hidden, given: onOne() },
  createWellnessAppointment: {
    expect: everyone(201),
    also: everyStanding(201),
    given: () => ({ body: appointment }),
  },
  editWellnessAppointment: {
    expect: ownersOnly(200),
    also: hidden,
    given: onOne({ body: { ...appointment, version: 1 } }),
  },
  cancelWellnessAppointment: { expect: ownersOnly(200), also: hidden, given: onOne() },
  keepWellnessAppointment: { expect: ownersOnly(200), also: hidden, given: onOne() },
  deleteWellnessAppointment: { expect: ownersOnly(204), also: hidden, given: onOne() },
  restoreWellnessAppointment: {
    expect: ownersOnly(200),
    also: hidden,
    given: async (fixture) => {
      const params = { id: await made(fixture) };
      await fixture.as(fixture.people.member, 'deleteWellnessAppointment', { params });
      return { params };
    },
  },
};
