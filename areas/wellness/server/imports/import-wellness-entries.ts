import type { Handler } from '#platform/server/area.ts';
import { wellnessChanged } from '../../contract/entries.ts';
import type { importWellnessEntries as contract, ImportedEntry } from '../../contract/imports.ts';
import { diaryOf } from '../diary.ts';
import { whenOf } from '../entries/when.ts';
import { addRecord, restoreRecord } from '../records.ts';
import { sentOf } from '../sent.ts';
import { addImported, beginImport } from './imports.ts';

export const importWellnessEntries: Handler<typeof contract> = async (useCase) => {
  const { input, principal, emit, now } = useCase;
  const diary = diaryOf(useCase);
  const kept: ImportedEntry[] = [];
  if (input.importUid !== undefined) await beginImport(diary, input.importUid);
  for (const entry of input.entries) {
    const { isPrivate, shareWithHealthcare } = entry;
    const around = { ...whenOf(entry, now), isPrivate, shareWithHealthcare };
    const { row, isNew } = await addRecord(diary, 'entry', { sent: sentOf('entry', entry), around });
    // An import that was undone can be made again: its names are those of the file.
    if (row.isDeleted) await restoreRecord(diary, row.id);
    if (input.importUid !== undefined && (isNew || row.isDeleted))
      await addImported(diary, row.id, row.isDeleted ? row.version + 1 : row.version);
    kept.push({ id: row.id, uid: row.uid, isNew: isNew || row.isDeleted });
  }
  if (kept.some(({ isNew }) => isNew)) await emit(wellnessChanged, { userId: principal.id });
  return kept;
};
