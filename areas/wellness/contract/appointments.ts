import { z } from 'zod';
import { Id, moment, optionalText, paging, Timestamp, text } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { byId, record, sealedContent, uid, zone } from './fields.ts';

/** What an appointment says; all but the title may be ''. */
const content = {
  title: text(limits.appointment).trim(),
  location: z.string().max(limits.place),
  /** How to get in and about there. */
  accessNotes: z.string().max(limits.appointmentNotes),
  /** To ask there. */
  questions: z.array(text(limits.question).trim()).max(limits.questions),
  /** Who comes along. */
  companion: z.string().max(limits.appointment),
  notes: z.string().max(limits.appointmentNotes),
};

export const AppointmentContent = z.object(content);
export type AppointmentContent = z.infer<typeof AppointmentContent>;

/** The server can read this in a sealed diary too, because it reminds by it. */
const around = {
  at: moment,
  durationMinutes: z.number().int().min(5).max(1440),
  /** By whose clock `at` was meant. */
  zone,
  /** Minutes before it, at most a week. */
  remindBefore: z.array(z.number().int().min(0).max(10_080)).max(5),
};

export const WellnessAppointment = z.object({
  ...record,
  ...around,
  at: Timestamp,
  cancelledAt: Timestamp.nullable(),
  ...z.object(content).partial().shape,
});
export type WellnessAppointment = z.infer<typeof WellnessAppointment>;

export const OpenAppointment = z.object({
  uid: uid.optional(),
  ...around,
  ...content,
  location: optionalText(limits.place).default(''),
  accessNotes: optionalText(limits.appointmentNotes).default(''),
  questions: content.questions.default([]),
  companion: optionalText(limits.appointment).default(''),
  notes: optionalText(limits.appointmentNotes).default(''),
});
export const SealedAppointment = z.object({ ...sealedContent, ...around });
const version = z.number().int().min(1);

/** One line of what is to come: an appointment of the diary, or an event the member is registered for. */
export const AppointmentReminder = z.object({
  id: Id,
  /** 'event': `id` is that of a community event, which is changed there. */
  source: z.enum(['own', 'event']),
  /** Missing in a sealed diary: the browser opens it from `sealed`. */
  title: z.string().optional(),
  appointmentDate: Timestamp,
  endDate: Timestamp,
  /** By whose clock it was meant. */
  zone: z.string(),
  location: z.string().optional(),
  sealed: z.string().optional(),
  isDamaged: z.boolean().optional(),
  /** What it is sealed for; missing of an event. */
  uid: z.string().optional(),
  generation: z.number().int().min(1).optional(),
});
export type AppointmentReminder = z.infer<typeof AppointmentReminder>;

export const listAppointmentReminders = operation({
  name: 'listAppointmentReminders',
  method: 'GET',
  path: '/api/appointment-reminders',
  policy: 'member',
  summary: 'Your appointments to come and the events you are registered for, the next one first. At most 100.',
  output: json(z.array(AppointmentReminder)),
});

export const listWellnessAppointments = operation({
  name: 'listWellnessAppointments',
  method: 'GET',
  path: '/api/wellness-appointments',
  policy: 'member',
  summary: 'Your own appointments, past and cancelled ones too, the latest first.',
  query: z.object(paging(50)),
  output: paged(WellnessAppointment),
});

export const getWellnessAppointment = operation({
  name: 'getWellnessAppointment',
  method: 'GET',
  path: '/api/wellness-appointments/{id}',
  policy: 'wellness.ownAppointment',
  summary: 'One of your appointments.',
  params: byId,
  output: json(WellnessAppointment),
});

export const createWellnessAppointment = operation({
  name: 'createWellnessAppointment',
  method: 'POST',
  path: '/api/wellness-appointments',
  policy: 'member',
  summary: 'Adds an appointment. The same uid sent twice is one appointment.',
  body: z.union([SealedAppointment, OpenAppointment]),
  output: json(WellnessAppointment),
  status: 201,
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const editWellnessAppointment = operation({
  name: 'editWellnessAppointment',
  method: 'PUT',
  path: '/api/wellness-appointments/{id}',
  policy: 'wellness.ownAppointment',
  summary: 'Changes an appointment. Its reminders move with it.',
  params: byId,
  body: z.union([SealedAppointment.extend({ version }), OpenAppointment.extend({ version })]),
  output: json(WellnessAppointment),
  errors: ['conflict'],
  keyless: true,
  whileSuspended: true,
});

export const cancelWellnessAppointment = operation({
  name: 'cancelWellnessAppointment',
  method: 'POST',
  path: '/api/wellness-appointments/{id}/cancel',
  policy: 'wellness.ownAppointment',
  summary: 'Marks an appointment as cancelled. It stays in the list, and no one is told.',
  params: byId,
  output: json(WellnessAppointment),
  keyless: true,
  whileSuspended: true,
});

export const keepWellnessAppointment = operation({
  name: 'keepWellnessAppointment',
  method: 'DELETE',
  path: '/api/wellness-appointments/{id}/cancel',
  policy: 'wellness.ownAppointment',
  summary: 'Undoes the cancelling of an appointment.',
  params: byId,
  output: json(WellnessAppointment),
  keyless: true,
  whileSuspended: true,
});

export const deleteWellnessAppointment = operation({
  name: 'deleteWellnessAppointment',
  method: 'DELETE',
  path: '/api/wellness-appointments/{id}',
  policy: 'wellness.ownAppointment',
  summary: 'Deletes an appointment. You can restore it for 30 days.',
  params: byId,
  output: nothing(),
  status: 204,
  whileSuspended: true,
});

export const restoreWellnessAppointment = operation({
  name: 'restoreWellnessAppointment',
  method: 'POST',
  path: '/api/wellness-appointments/{id}/restore',
  policy: 'wellness.ownDeletedAppointment',
  summary: 'Restores an appointment that you deleted.',
  params: byId,
  output: json(WellnessAppointment),
  keyless: true,
  whileSuspended: true,
});

/** An appointment comes near: `when` as its own day is seen from the day of the reminder. */
export const appointmentNear = event(
  'appointmentNear',
  z.object({ userId: Id, appointmentId: Id, when: z.enum(['today', 'tomorrow', 'later']) }),
);
/** It was moved, cancelled or deleted: what was said of it holds no more. */
export const appointmentMoved = event('appointmentMoved', z.object({ userId: Id, appointmentId: Id }));

export const appointmentsPart = contractPart({
  operations: [
    listAppointmentReminders,
    listWellnessAppointments,
    getWellnessAppointment,
    createWellnessAppointment,
    editWellnessAppointment,
    cancelWellnessAppointment,
    keepWellnessAppointment,
    deleteWellnessAppointment,
    restoreWellnessAppointment,
  ],
  events: [appointmentNear, appointmentMoved],
  entities: { AppointmentReminder, WellnessAppointment },
});
