import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { MessageMedia } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { mediaView } from './view.ts';

/** Asked before the file is read, and again when it is stored. */
export async function mustHaveRoom(query: Query, ownerId: number): Promise<void> {
  const [row] = await query<{ count: number }>(
    'messages-loose-count',
    'select count(*)::int as count from message_media where owner_id = $1::int and message_id is null',
    [ownerId],
  );
  if ((row?.count ?? 0) >= limits.looseFiles) {
    throw problem.conflict('You have uploaded many files without sending them. Send them first, or wait a day.');
  }
}

export async function addFile(
  query: Query,
  ownerId: number,
  file: {
    readonly kind: 'image' | 'voice';
    readonly fileKey: string;
    readonly smallKey: string | null;
    readonly type: string;
    readonly width: number;
    readonly height: number;
    readonly seconds: number;
  },
  now: Date,
): Promise<MessageMedia> {
  const [row] = await query<{ id: number }>(
    'messages-add-file',
    `insert into message_media (owner_id, kind, file_key, small_key, type, width, height, seconds, created_at)
     values ($1::int, $2::text, $3::text, $4::text, $5::text, $6::int, $7::int, $8::float8, $9::timestamptz) returning id`,
    [
      ownerId,
      file.kind,
      file.fileKey,
      file.smallKey,
      file.type,
      file.width,
      file.height,
      file.seconds,
      now.toISOString(),
    ],
  );
  if (!row) throw new Error('A file was not saved.');
  return mediaView({ ...file, id: row.id, small: file.smallKey !== null });
}
