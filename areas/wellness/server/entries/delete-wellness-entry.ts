import type { Handler } from '#platform/server/area.ts';
import { type deleteWellnessEntry as contract, wellnessChanged } from '../../contract/entries.ts';
import { diaryOf } from '../diary.ts';
import { deleteRecord } from '../records.ts';

export const deleteWellnessEntry: Handler<typeof contract> = async (useCase) => {
  const { input, principal, emit } = useCase;
  await deleteRecord(diaryOf(useCase), input.id);
  await emit(wellnessChanged, { userId: principal.id });
  return {};
};
