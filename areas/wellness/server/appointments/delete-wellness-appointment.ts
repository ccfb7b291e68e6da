import type { Handler } from '#platform/server/area.ts';
import {
  appointmentMoved,
  type deleteWellnessAppointment as deleteContract,
  type restoreWellnessAppointment as restoreContract,
} from '../../contract/appointments.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import { diaryOf } from '../diary.ts';
import { deleteRecord, readRecord, restoreRecord } from '../records.ts';
import { appointmentView } from './appointments.ts';

export const deleteWellnessAppointment: Handler<typeof deleteContract> = async (useCase) => {
  const { input, principal, emit } = useCase;
  await deleteRecord(diaryOf(useCase), input.id);
  await emit(appointmentMoved, { userId: principal.id, appointmentId: input.id });
  await emit(wellnessChanged, { userId: principal.id });
  return {};
};

export const restoreWellnessAppointment: Handler<typeof restoreContract> = async (useCase) => {
  const { input, principal, emit } = useCase;
  const diary = diaryOf(useCase);
  await restoreRecord(diary, input.id);
  await emit(wellnessChanged, { userId: principal.id });
  return appointmentView(diary, await readRecord(diary, input.id));
};
