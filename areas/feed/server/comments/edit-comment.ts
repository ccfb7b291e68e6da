import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type editComment as contract, postChanged } from '../../contract.ts';
import { loadComment } from './comment-sql.ts';

export const editComment: Handler<typeof contract> = async ({ input, actor, query, emit, now }) => {
  const [edited] = await query<{ postId: number; postVersion: number }>(
    'edit-comment',
    `update comments c set content = $3, version = c.version + 1, edited_at = $4::timestamptz
      from posts p where c.id = $1::int and c.version = $2::int and p.id = c.post_id
      returning c.post_id as "postId", p.version as "postVersion"`,
    [input.id, input.version, input.content.trim(), now.toISOString()],
  );
  const comment = await loadComment(query, actor, input.id);
  if (!edited) {
    const now = `it is now version ${comment.version}`;
    throw problem.conflict(`This comment was changed meanwhile: ${now}. Look at it first.`);
  }
  await emit(postChanged, { postId: edited.postId, version: edited.postVersion });
  return comment;
};
