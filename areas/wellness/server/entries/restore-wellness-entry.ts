import type { Handler } from '#platform/server/area.ts';
import { type restoreWellnessEntry as contract, wellnessChanged } from '../../contract/entries.ts';
import { diaryOf } from '../diary.ts';
import { readRecord, restoreRecord } from '../records.ts';
import { entryView } from './view.ts';

export const restoreWellnessEntry: Handler<typeof contract> = async (useCase) => {
  const { input, principal, emit } = useCase;
  const diary = diaryOf(useCase);
  await restoreRecord(diary, input.id);
  await emit(wellnessChanged, { userId: principal.id });
  return entryView(diary, await readRecord(diary, input.id));
};
