import type { Query } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { Media } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { mediaColumns, type RawMedia } from '../post-sql.ts';
import { mediaView } from '../view.ts';

export interface NewMedia {
  readonly kind: 'image' | 'video';
  readonly fileKey: string;
  readonly smallKey: string | null;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Asked before the costly work: nobody may fill the store with uploads that no post uses. */
export async function mustHaveRoom(query: Query, uploaderId: number) {
  const [row] = await query<{ count: number }>(
    'unattached-media',
    'select count(*)::int as count from media where uploader_id = $1::int and post_id is null',
    [uploaderId],
  );
  if ((row?.count ?? 0) < limits.unattached) return;
  throw problem.conflict(
    `You have ${limits.unattached} uploads that aren’t in a post yet. Remove some, or share a post.`,
  );
}

export async function addMedia(query: Query, uploader: Principal, media: NewMedia, now: Date): Promise<Media> {
  const [raw] = await query<RawMedia>(
    'add-media',
    `with m as (
        insert into media (uploader_id, kind, file_key, small_key, type, width, height, seconds, created_at)
        values ($1::int, $2, $3, $4, $5, $6::int, $7::int, $8::int, $9::timestamptz) returning *)
      select ${mediaColumns(false)} from m`,
    [
      uploader.id,
      media.kind,
      media.fileKey,
      media.smallKey,
      media.type,
      media.width,
      media.height,
      media.seconds,
      now.toISOString(),
    ],
  );
  if (!raw) throw new Error('The upload was not written.');
  return mediaView(raw);
}
