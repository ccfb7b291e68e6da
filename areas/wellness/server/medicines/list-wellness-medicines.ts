import type { Handler } from '#platform/server/area.ts';
import type { listWellnessMedicines as contract } from '../../contract/medicines.ts';
import { diaryOf } from '../diary.ts';
import { allOfKind } from '../records.ts';
import { medicineViews } from './view.ts';

export const listWellnessMedicines: Handler<typeof contract> = async (useCase) => {
  const diary = diaryOf(useCase);
  return medicineViews(diary, await allOfKind(diary, 'medicine'));
};
