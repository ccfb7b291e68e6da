import type { Handler } from '#platform/server/area.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { undoWellnessImport as contract } from '../../contract/imports.ts';
import { diaryOf } from '../diary.ts';
import { deleteEntries } from '../records.ts';

export const undoWellnessImport: Handler<typeof contract> = async (useCase) => {
  const { input, principal, emit } = useCase;
  const gone = await deleteEntries(diaryOf(useCase), input.uids);
  if (gone.length > 0) await emit(wellnessChanged, { userId: principal.id });
  return {};
};
