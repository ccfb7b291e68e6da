import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { moment, once } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { fileKeys, filesDropped, keysOf } from './media/files.ts';
import { isKept } from './media/kept.ts';

const day = 86_400_000;

const removeUnused = (before: Date) =>
  once(
    from
      .deleteFrom('media')
      .where('post_id', 'is', null)
      .where('created_at', '<', moment(before.toISOString()))
      .where((e) => e.not(isKept(e.ref('media.id'))))
      .returning(fileKeys),
  );

/** Removes uploads that nothing has used for a day, rows first and files after commit. */
export const sweepMedia: Job['run'] = async ({ db, emit, now }) => {
  const rows = await queryIn(db)(removeUnused(new Date(now.getTime() - day)));
  if (rows.length > 0) await emit(filesDropped, { keys: keysOf(rows) });
};
