import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { messageFilesDropped } from '../contract.ts';

/** Uploads that nobody sent within a day. */
export const sweepMedia: Job['run'] = async ({ db, emit, now }) => {
  const rows = await queryIn(db)<{ fileKey: string; smallKey: string | null }>(
    'messages-sweep',
    `delete from message_media where message_id is null and created_at < $1::timestamptz - interval '1 day'
     returning file_key as "fileKey", small_key as "smallKey"`,
    [now.toISOString()],
  );
  const keys = rows.flatMap(({ fileKey, smallKey }) => (smallKey ? [fileKey, smallKey] : [fileKey]));
  if (keys.length > 0) await emit(messageFilesDropped, { keys });
};
