import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import { type createHelpedEntry as contract, diaryHelped } from '../../contract/helpers.ts';
import { diaryOf } from '../diary.ts';
import { entryView } from '../entries/view.ts';
import { whenOf } from '../entries/when.ts';
import { keyRingToWrite } from '../keys/key-ring.ts';
import { addRecord } from '../records.ts';
import { sentOf } from '../sent.ts';

export const createHelpedEntry: Handler<typeof contract> = async (useCase) => {
  const { input, principal, emit, now } = useCase;
  const { userId } = input;
  const diary = { ...diaryOf(useCase), userId };
  const { target } = await keyRingToWrite(diary);
  if (target.mode === 'sealed')
    throw problem.conflict('This diary is sealed now, so only its owner can write in it. Tell them what you saw.');
  const { row, isNew } = await addRecord(diary, 'entry', {
    sent: sentOf('entry', input),
    around: whenOf(input, now),
    byId: principal.id,
  });
  // A helper reads nothing that the member or another helper wrote, whatever uid is guessed.
  if (row.byId !== principal.id || row.version > 1 || row.isDeleted)
    throw problem.conflict('This uid already names something else in this diary. Choose another.');
  if (isNew) {
    await emit(diaryHelped, { userId, helperId: principal.id, entryId: row.id });
    await emit(wellnessChanged, { userId });
  }
  return entryView(diary, row);
};
