import { refresh } from '#platform/web/cache/keys.ts';
import { useWrite, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type {
  answerMedicationReminder,
  createWellnessMedicine,
  deleteWellnessMedicine,
  editWellnessMedicine,
  listMedicationReminders,
  listWellnessDoses,
  listWellnessMedicines,
  moveLaterDoses,
  moveMedicinesToZone,
  restoreWellnessMedicine,
  takeMedicineNow,
  undoMedicationAnswer,
} from '../../contract/medicines.ts';
import { fillSoon } from '../data.ts';
import { callOpened, useDiaryList, useDiaryRead, useDiaryWrite } from '../keys/use-diary.ts';

const all = ['listMedicationReminders', 'listWellnessMedicines', 'listWellnessDoses'] as const;
/** Shares may have the list of medicines. */
const written = { refresh: all, onDone: fillSoon };

export const useReminders = () => useDiaryRead<typeof listMedicationReminders>('listMedicationReminders');
export const useMedicines = () => useDiaryRead<typeof listWellnessMedicines>('listWellnessMedicines');
export const readMedicines = () => callOpened<typeof listWellnessMedicines>('listWellnessMedicines');
export const useDoses = (medicineId: number | undefined) =>
  useDiaryList<typeof listWellnessDoses>('listWellnessDoses', { limit: 30, ...(medicineId && { medicineId }) });

/** Doses that become due, and what was answered in another window. */
export function useDosesLive(): void {
  const { member } = useSession();
  const again = () => void refresh(all);
  useLive(member ? `user:${member.id}` : undefined, ({ name }) => name === 'wellnessChanged' && again(), {
    onGap: again,
  });
}

export const useAnswerDose = () =>
  useDiaryWrite<typeof answerMedicationReminder>('answerMedicationReminder', { refresh: all });
export const useTakeNow = (options: WriteOptions<typeof takeMedicineNow>) =>
  useWrite<typeof takeMedicineNow>('takeMedicineNow', { ...options, refresh: all });
export const useMoveLater = (options: WriteOptions<typeof moveLaterDoses>) =>
  useWrite<typeof moveLaterDoses>('moveLaterDoses', { ...options, refresh: all });
export const useMoveToZone = (options: WriteOptions<typeof moveMedicinesToZone>) =>
  useWrite<typeof moveMedicinesToZone>('moveMedicinesToZone', { ...options, refresh: all });
export const useCreateMedicine = () => useDiaryWrite<typeof createWellnessMedicine>('createWellnessMedicine', written);
export const useEditMedicine = () => useDiaryWrite<typeof editWellnessMedicine>('editWellnessMedicine', written);
export const useDeleteMedicine = (options: WriteOptions<typeof deleteWellnessMedicine>) =>
  useWrite<typeof deleteWellnessMedicine>('deleteWellnessMedicine', { ...options, refresh: all });

// Undoing happens in a message too, when the page may be gone.
export async function undoAnswer(id: number): Promise<void> {
  await call<typeof undoMedicationAnswer>('undoMedicationAnswer', { id });
  await refresh(all);
}
export async function restoreMedicine(id: number): Promise<void> {
  await call<typeof restoreWellnessMedicine>('restoreWellnessMedicine', { id });
  fillSoon();
  await refresh(all);
}
export async function moveBack(id: number, minutes: number): Promise<void> {
  await call<typeof moveLaterDoses>('moveLaterDoses', { id, minutes: -minutes });
  await refresh(all);
}
