import { refresh } from '#platform/web/cache/keys.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type {
  cancelWellnessAppointment,
  createWellnessAppointment,
  deleteWellnessAppointment,
  editWellnessAppointment,
  getWellnessAppointment,
  keepWellnessAppointment,
  listAppointmentReminders,
  listWellnessAppointments,
  restoreWellnessAppointment,
} from '../../contract/appointments.ts';
import { callOpened, useDiaryList, useDiaryRead, useDiaryWrite } from '../keys/use-diary.ts';

const lists = ['listAppointmentReminders', 'listWellnessAppointments'] as const;
const all = [...lists, 'getWellnessAppointment'] as const;

export const useUpcoming = () => useDiaryRead<typeof listAppointmentReminders>('listAppointmentReminders');
export const useAppointments = () => useDiaryList<typeof listWellnessAppointments>('listWellnessAppointments');
export const useAppointment = (id: number) =>
  useDiaryRead<typeof getWellnessAppointment>('getWellnessAppointment', { id });
export const readAppointment = (id: number) =>
  callOpened<typeof getWellnessAppointment>('getWellnessAppointment', { id });

export const useCreateAppointment = () =>
  useDiaryWrite<typeof createWellnessAppointment>('createWellnessAppointment', { refresh: all });
export const useEditAppointment = () =>
  useDiaryWrite<typeof editWellnessAppointment>('editWellnessAppointment', { refresh: all });
export const useCancelAppointment = (options: WriteOptions<typeof cancelWellnessAppointment>) =>
  useWrite<typeof cancelWellnessAppointment>('cancelWellnessAppointment', { ...options, refresh: all });
/** Its own page is still there when the answer comes: what is deleted is not asked for again. */
export const useDeleteAppointment = (options: WriteOptions<typeof deleteWellnessAppointment>) =>
  useWrite<typeof deleteWellnessAppointment>('deleteWellnessAppointment', { ...options, refresh: lists });

// Undoing happens in a message too, when the page may be gone.
export async function keepAppointment(id: number): Promise<void> {
  await call<typeof keepWellnessAppointment>('keepWellnessAppointment', { id });
  await refresh(all);
}
export async function restoreAppointment(id: number): Promise<void> {
  await call<typeof restoreWellnessAppointment>('restoreWellnessAppointment', { id });
  await refresh(all);
}
