import type { Opened, RecordRow } from './records.ts';

/** What every record says of itself, with its content where the server can open it. */
export function aroundOf<Content>(row: RecordRow, opened: Opened<Content>) {
  const { id, uid, generation, version, createdAt, updatedAt } = row;
  const around = { id, uid, generation, version, createdAt, updatedAt };
  if ('content' in opened) return { ...around, ...opened.content };
  if ('sealed' in opened) return { ...around, sealed: opened.sealed };
  return { ...around, isDamaged: true };
}
