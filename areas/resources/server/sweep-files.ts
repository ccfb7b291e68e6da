import { type Job, on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { resourceFilesDropped } from '../contract.ts';

const dayMs = 86_400_000;

/** Uploads that no resource has used for a day: rows first, files after commit. */
export const sweepFiles: Job['run'] = async ({ db, emit, now }) => {
  const rows = await queryIn(db)<{ fileKey: string }>(
    'sweep-resource-files',
    'delete from resource_files where created_at < $1::timestamptz returning file_key as "fileKey"',
    [new Date(now.getTime() - dayMs).toISOString()],
  );
  if (rows.length > 0) await emit(resourceFilesDropped, { keys: rows.map(({ fileKey }) => fileKey) });
};

export const deleteDroppedFiles = on(resourceFilesDropped, 'resources.deleteFiles', async ({ event, services }) => {
  for (const key of event.keys) await services.files.delete(key);
});
