import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { commentCreated, type createComment as contract, postChanged } from '../../contract.ts';
import { countComment, loadComment } from './comment-sql.ts';

export const createComment: Handler<typeof contract> = async ({ input, actor, query, emit, now }) => {
  const [row] = await query<{ id: number }>(
    'create-comment',
    `insert into comments (post_id, author_id, content, created_at)
      values ($1::int, $2::int, $3, $4::timestamptz) returning id`,
    [input.id, actor.id, input.content.trim(), now.toISOString()],
  );
  const counted = await countComment(query, actor, input.id, 1);
  if (!row || !counted) throw problem.notFound();
  const { commentsCount, postAuthorId, version } = counted;
  await emit(commentCreated, { commentId: row.id, postId: input.id, authorId: actor.id, postAuthorId });
  await emit(postChanged, { postId: input.id, version });
  return { ...(await loadComment(query, actor, row.id)), commentsCount };
};
