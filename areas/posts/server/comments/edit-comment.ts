import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type editComment as contract, postChanged } from '../../contract.ts';
import { loadComment } from './comment-sql.ts';
import { commentWords } from './comment-words.ts';

export const editComment: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { content, document } = commentWords(input);
  const [edited] = await query<{ postId: number; postVersion: number }>(
    'edit-comment',
    `update comments c set content = $3, document = $5::jsonb, version = c.version + 1, edited_at = $4::timestamptz
      from posts p where c.id = $1::int and c.version = $2::int and p.id = c.post_id
      returning c.post_id as "postId", p.version as "postVersion"`,
    [input.id, input.version, content, now.toISOString(), document && JSON.stringify(document)],
  );
  const comment = await loadComment(query, principal, input.id);
  if (!edited) {
    const now = `it is now version ${comment.version}`;
    throw problem.conflict(`This comment has changed since you opened it: ${now}. Have a look at it first.`);
  }
  await emit(postChanged, { postId: edited.postId, version: edited.postVersion });
  return comment;
};
