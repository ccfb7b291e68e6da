import type { Query } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { count, moment, statement } from '#platform/server/statement.ts';
import type { Media } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { from } from '../from.ts';
import { mediaColumns, mediaView } from '../view.ts';

export interface NewMedia {
  readonly kind: Media['kind'];
  readonly fileKey: string;
  readonly smallKey: string | null;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

const unattached = statement((v: { uploaderId: number }) =>
  from
    .selectFrom('media')
    .select(count.as('count'))
    .where('uploader_id', '=', v.uploaderId)
    .where('post_id', 'is', null),
);

const add = statement((v: NewMedia & { uploaderId: number; now: string }) =>
  from
    .with('m', (w) =>
      w
        .insertInto('media')
        .values({
          uploader_id: v.uploaderId,
          kind: v.kind,
          file_key: v.fileKey,
          small_key: v.smallKey,
          type: v.type,
          width: v.width,
          height: v.height,
          seconds: v.seconds,
          created_at: moment(v.now),
        })
        .returningAll(),
    )
    .selectFrom('m')
    .select(mediaColumns(v.uploaderId)),
);

/** Asked before the costly work: nobody may fill the store with uploads that no post uses. */
export async function mustHaveRoom(query: Query, uploaderId: number) {
  const [row] = await query(unattached, { uploaderId });
  if ((row?.count ?? 0) < limits.unattached) return;
  throw problem.conflict(
    `You have ${limits.unattached} uploads that aren’t in a post yet. Remove some, or share a post.`,
  );
}

export async function addMedia(query: Query, uploader: Principal, media: NewMedia, now: Date): Promise<Media> {
  const [raw] = await query(add, { ...media, uploaderId: uploader.id, now: now.toISOString() });
  if (!raw) throw new Error('The upload was not written.');
  return mediaView(raw);
}
