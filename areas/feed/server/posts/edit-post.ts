import { isDeepStrictEqual } from 'node:util';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { type editPost as contract, feedChanged, postChanged, postEdited } from '../../contract.ts';
import { loadPost } from '../load-posts.ts';
import { attachMedia } from '../media/attach-media.ts';
import { editedWording, type Wording, wordingColumns, wordingValues } from './new-post.ts';

interface Before extends Wording {
  readonly version: number;
}

/** Keeps the earlier wording under its version and writes the new one. An edit that changes nothing writes nothing. */
export const editPost: Handler<typeof contract> = async ({ input, actor, query, emit, now }) => {
  const before = await lockPost(query, input.id);
  if (before.version !== input.version) {
    throw problem.conflict(`This post was changed meanwhile: it is now version ${before.version}. Look at it first.`);
  }
  const { version, ...wording } = before;
  const after = editedWording(wording, input);
  const reworded = !isDeepStrictEqual(after, wording);
  if (reworded) await writeWording(query, input.id, after, now);
  if (input.mediaIds) {
    await attachMedia(query, { postId: input.id, uploaderId: actor.id, mediaIds: input.mediaIds });
  }
  const next = reworded ? version + 1 : version;
  if (reworded) await emit(postEdited, { postId: input.id, authorId: actor.id, version: next });
  await emit(postChanged, { postId: input.id, version: next });
  await emit(feedChanged, { postId: input.id });
  return loadPost(query, actor, input.id);
};

async function lockPost(query: Query, id: number): Promise<Before> {
  const [row] = await query<Before>(
    'lock-post',
    `select version, type, title, content, audience, tags, content_warning as "contentWarning", feeling,
      easy_content as "easyContent" from posts where id = $1::int and deleted_at is null for update`,
    [id],
  );
  if (!row) throw problem.notFound();
  return row;
}

async function writeWording(query: Query, id: number, after: Wording, now: Date) {
  await query(
    'keep-wording',
    `insert into post_versions (post_id, version, title, content, content_warning, tags, created_at)
      select id, version, title, content, content_warning, tags, coalesce(edited_at, created_at)
      from posts where id = $1::int`,
    [id],
  );
  await query(
    'edit-post',
    `update posts set (${wordingColumns}, version, edited_at) =
      ($3, $4, $5, $6, $7::text[], $8, $9, $10, $11::int, $12::smallint, version + 1, $2::timestamptz) where id = $1::int`,
    [id, now.toISOString(), ...wordingValues(after)],
  );
}
