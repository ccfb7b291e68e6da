import type { Handler } from '#platform/server/area.ts';
import { type createWellnessEntry as contract, wellnessChanged } from '../../contract/entries.ts';
import { diaryOf } from '../diary.ts';
import { addRecord } from '../records.ts';
import { sentOf } from '../sent.ts';
import { entryView } from './view.ts';
import { whenOf } from './when.ts';

export const createWellnessEntry: Handler<typeof contract> = async (useCase) => {
  const { input, principal, emit, now } = useCase;
  const { isPrivate, shareWithHealthcare } = input;
  const diary = diaryOf(useCase);
  const around = { ...whenOf(input, now), isPrivate, shareWithHealthcare };
  const { row, isNew } = await addRecord(diary, 'entry', { sent: sentOf('entry', input), around });
  if (isNew) await emit(wellnessChanged, { userId: principal.id });
  return entryView(diary, row);
};
