import { problem } from '#platform/server/problem.ts';
import type { Kind } from '../pure/place.ts';
import { type Around, addRecord, changeRecord, type Diary, findByUid, type RecordRow, type Sent } from './records.ts';

const changed = () => problem.conflict('This has changed since you opened it. Have another look.');

/** Keeps a record of which there is one of its name: version 0 adds it, any other changes that version. */
export async function putRecord<Content>(
  diary: Diary,
  kind: Kind,
  {
    uid,
    version,
    sent,
    around,
  }: { readonly uid: string; readonly version: number; readonly sent: Sent<Content>; readonly around: Around },
): Promise<RecordRow> {
  const found = await findByUid(diary, uid);
  if (found && (found.kind !== kind || version === 0)) throw changed();
  if (found) return changeRecord(diary, found, { version, sent, around });
  if (version > 0) throw changed();
  const { row, isNew } = await addRecord(diary, kind, { sent, around });
  if (!isNew) throw changed();
  return row;
}
