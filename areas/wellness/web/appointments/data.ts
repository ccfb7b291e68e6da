import { refresh } from '#platform/web/cache/keys.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
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

const all = ['listAppointmentReminders', 'listWellnessAppointments', 'getWellnessAppointment'] as const;

export const useUpcoming = () => useRead<typeof listAppointmentReminders>('listAppointmentReminders');
export const useAppointments = () => useList<typeof listWellnessAppointments>('listWellnessAppointments');
export const useAppointment = (id: number) => useRead<typeof getWellnessAppointment>('getWellnessAppointment', { id });

export const useCreateAppointment = () =>
  useWrite<typeof createWellnessAppointment>('createWellnessAppointment', { refresh: all });
export const useEditAppointment = () =>
  useWrite<typeof editWellnessAppointment>('editWellnessAppointment', { refresh: all });
export const useCancelAppointment = (options: WriteOptions<typeof cancelWellnessAppointment>) =>
  useWrite<typeof cancelWellnessAppointment>('cancelWellnessAppointment', { ...options, refresh: all });
export const useDeleteAppointment = (options: WriteOptions<typeof deleteWellnessAppointment>) =>
  useWrite<typeof deleteWellnessAppointment>('deleteWellnessAppointment', { ...options, refresh: all });

// Undoing happens in a message too, when the page may be gone.
export async function keepAppointment(id: number): Promise<void> {
  await call<typeof keepWellnessAppointment>('keepWellnessAppointment', { id });
  await refresh(all);
}
export async function restoreAppointment(id: number): Promise<void> {
  await call<typeof restoreWellnessAppointment>('restoreWellnessAppointment', { id });
  await refresh(all);
}
