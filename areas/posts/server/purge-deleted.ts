import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { anyOf, moment, statement } from '#platform/server/statement.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';
import { fileKeys, filesDropped, keysOf } from './media/files.ts';

const day = 86_400_000;

const purgeable = statement((v: { before: string }) =>
  from
    .selectFrom('posts')
    .select('id')
    .where('deleted_at', '<', moment(v.before))
    .where('hidden_at', 'is', null)
    .forUpdate()
    .skipLocked(),
);

const purgeMedia = statement((v: { ids: readonly number[] }) =>
  from.deleteFrom('media').where('post_id', '=', anyOf(v.ids)).returning(fileKeys),
);

const purgePosts = statement((v: { ids: readonly number[] }) =>
  from.deleteFrom('posts').where('id', '=', anyOf(v.ids)),
);

const purgeComments = statement((v: { before: string }) =>
  from.deleteFrom('comments').where('deleted_at', '<', moment(v.before)).where('hidden_at', 'is', null),
);

/** Removes for good what authors deleted longer ago than it can be brought back. What moderators hid is kept. */
export const purgeDeleted: Job['run'] = async ({ db, emit, now }) => {
  const query = queryIn(db);
  const before = new Date(now.getTime() - limits.restoreDays * day).toISOString();
  const ids = (await query(purgeable, { before })).map(({ id }) => id);
  if (ids.length > 0) {
    const media = await query(purgeMedia, { ids });
    await query(purgePosts, { ids });
    if (media.length > 0) await emit(filesDropped, { keys: keysOf(media) });
  }
  await query(purgeComments, { before });
};
