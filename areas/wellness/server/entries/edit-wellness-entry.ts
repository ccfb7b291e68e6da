import type { Handler } from '#platform/server/area.ts';
import { type editWellnessEntry as contract, wellnessChanged } from '../../contract/entries.ts';
import { diaryOf } from '../diary.ts';
import { changeRecord, type RecordRow } from '../records.ts';
import { sentOf } from '../sent.ts';
import { entryView } from './view.ts';
import { whenOf } from './when.ts';

export const editWellnessEntry: Handler<typeof contract, RecordRow> = async (useCase) => {
  const { input, found, principal, emit, now } = useCase;
  const { version, isPrivate, shareWithHealthcare } = input;
  const diary = diaryOf(useCase);
  const { day = found.day ?? undefined, at } = input;
  const isSameDay = at === undefined && day === found.day;
  const when = whenOf({ ...input, day, at: isSameDay ? found.at : at }, now);
  const around = { ...when, isPrivate, shareWithHealthcare };
  const row = await changeRecord(diary, found, { version, sent: sentOf('entry', input), around });
  await emit(wellnessChanged, { userId: principal.id });
  return entryView(diary, row);
};
