import { sql } from 'kysely';
import type { Job } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { messageFilesDropped } from '../contract.ts';
import { from } from './from.ts';

const sweep = statement((v: { now: string }) =>
  from
    .deleteFrom('message_media')
    .where('message_id', 'is', null)
    .where('created_at', '<', sql<Moment>`${moment(v.now)} - interval '1 day'`)
    .returning(['file_key as fileKey', 'small_key as smallKey']),
);

const sweepItems = statement((v: { now: string }) =>
  from.deleteFrom('message_list_items').where('removed_at', '<', sql<Moment>`${moment(v.now)} - interval '1 day'`),
);

/** Uploads that nobody sent within a day, and items that were taken off a list a day ago. */
export const sweepMedia: Job['run'] = async ({ db, emit, now }) => {
  await queryIn(db)(sweepItems, { now: now.toISOString() });
  const rows = await queryIn(db)(sweep, { now: now.toISOString() });
  const keys = rows.flatMap(({ fileKey, smallKey }) => (smallKey ? [fileKey, smallKey] : [fileKey]));
  if (keys.length > 0) await emit(messageFilesDropped, { keys });
};
