import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import type { MessageMedia } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';
import { mediaView } from './view.ts';

const loose = statement((v: { ownerId: number }) =>
  from
    .selectFrom('message_media')
    .select(count.as('count'))
    .where('owner_id', '=', v.ownerId)
    .where('message_id', 'is', null),
);

/** Asked before the file is read, and again when it is stored. */
export async function mustHaveRoom(query: Query, ownerId: number): Promise<void> {
  const [row] = await query(loose, { ownerId });
  if ((row?.count ?? 0) >= limits.looseFiles) {
    throw problem.conflict('You have uploaded many files without sending them. Send them first, or wait a day.');
  }
}

interface File {
  readonly kind: 'image' | 'voice';
  readonly fileKey: string;
  readonly smallKey: string | null;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

const add = statement((v: File & { ownerId: number; now: string }) =>
  from
    .insertInto('message_media')
    .values({
      owner_id: v.ownerId,
      kind: v.kind,
      file_key: v.fileKey,
      small_key: v.smallKey,
      type: v.type,
      width: v.width,
      height: v.height,
      seconds: v.seconds,
      created_at: moment(v.now),
    })
    .returning('id'),
);

export async function addFile(query: Query, ownerId: number, file: File, now: Date): Promise<MessageMedia> {
  const [row] = await query(add, { ...file, ownerId, now: now.toISOString() });
  if (!row) throw new Error('A file was not saved.');
  return mediaView({ ...file, id: row.id, small: file.smallKey !== null });
}
