import { type Job, on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { spaceFilesDropped } from '../../contract.ts';

const dayMs = 86_400_000;

/** Uploads that nothing has used for a day: rows first, files after commit. */
export const sweepFiles: Job['run'] = async ({ db, emit, now }) => {
  const rows = await queryIn(db)<{ key: string }>(
    'sweep-space-files',
    `with pictures as (delete from space_pictures where post_id is null and created_at < $1::timestamptz
         returning file_key, small_key),
       files as (delete from space_files where added_at is null and created_at < $1::timestamptz returning file_key)
     select file_key as key from pictures union all select small_key from pictures union all select file_key from files`,
    [new Date(now.getTime() - dayMs).toISOString()],
  );
  if (rows.length > 0) await emit(spaceFilesDropped, { keys: rows.map(({ key }) => key) });
};

export const deleteDroppedFiles = on(spaceFilesDropped, 'spaces.deleteFiles', async ({ event, services }) => {
  for (const key of event.keys) await services.files.delete(key);
});
