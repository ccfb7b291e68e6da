import type { Handler } from '#platform/server/area.ts';
import type { listMedicationReminders as contract } from '../../contract/medicines.ts';
import { diaryOf } from '../diary.ts';
import { dosesOfToday, doseViews } from './doses.ts';

export const listMedicationReminders: Handler<typeof contract> = async (useCase) => {
  const diary = diaryOf(useCase);
  return doseViews(diary, await dosesOfToday(diary));
};
