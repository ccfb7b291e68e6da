import type { Handler } from '#platform/server/area.ts';
import {
  appointmentMoved,
  type cancelWellnessAppointment as cancelContract,
  type keepWellnessAppointment as keepContract,
} from '../../contract/appointments.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import { diaryOf } from '../diary.ts';
import type { RecordRow } from '../records.ts';
import { appointmentView, nextReminder, setCancelled } from './appointments.ts';

export const cancelWellnessAppointment: Handler<typeof cancelContract, RecordRow> = async (useCase) => {
  const { found, principal, query, emit, now } = useCase;
  await setCancelled(query, found.id, { at: now.toISOString(), remindAt: null });
  await emit(appointmentMoved, { userId: principal.id, appointmentId: found.id });
  await emit(wellnessChanged, { userId: principal.id });
  return appointmentView(diaryOf(useCase), found);
};

export const keepWellnessAppointment: Handler<typeof keepContract, RecordRow> = async (useCase) => {
  const { found, principal, query, emit, now } = useCase;
  const diary = diaryOf(useCase);
  const { at, remindBefore } = await appointmentView(diary, found);
  await setCancelled(query, found.id, { at: null, remindAt: nextReminder(at, remindBefore, now) });
  await emit(wellnessChanged, { userId: principal.id });
  return appointmentView(diary, found);
};
