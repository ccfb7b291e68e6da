import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { type FileKeys, fileKeyColumns, filesDropped, keysOf } from './media/files.ts';
import { isKept } from './media/kept.ts';

const day = 86_400_000;

/** Removes uploads that nothing has used for a day, rows first and files after commit. */
export const sweepMedia: Job['run'] = async ({ db, emit, now }) => {
  const before = new Date(now.getTime() - day).toISOString();
  const rows = await queryIn(db)<FileKeys>(
    'sweep-media',
    `delete from media where post_id is null and created_at < $1::timestamptz and not (${isKept('media.id')})
      returning ${fileKeyColumns}`,
    [before],
  );
  if (rows.length > 0) await emit(filesDropped, { keys: keysOf(rows) });
};
