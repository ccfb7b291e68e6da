import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { limits } from '../pure/limits.ts';
import { type FileKeys, fileKeyColumns, filesDropped, keysOf } from './media/files.ts';

const day = 86_400_000;

/** Removes for good what authors deleted longer ago than it can be brought back. What moderators hid is kept. */
export const purgeDeleted: Job['run'] = async ({ db, emit, now }) => {
  const query = queryIn(db);
  const before = new Date(now.getTime() - limits.restoreDays * day).toISOString();
  const posts = await query<{ id: number }>(
    'purgeable',
    'select id from posts where deleted_at < $1::timestamptz and hidden_at is null for update skip locked',
    [before],
  );
  const ids = posts.map(({ id }) => id);
  if (ids.length > 0) {
    const media = await query<FileKeys>(
      'purge-media',
      `delete from media where post_id = any($1::int[]) returning ${fileKeyColumns}`,
      [ids],
    );
    await query('purge-posts', 'delete from posts where id = any($1::int[])', [ids]);
    if (media.length > 0) await emit(filesDropped, { keys: keysOf(media) });
  }
  await query('purge-comments', 'delete from comments where deleted_at < $1::timestamptz and hidden_at is null', [
    before,
  ]);
};
