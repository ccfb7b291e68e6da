import type { Handler } from '#platform/server/area.ts';
import type { Db } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { commentCreated, type createComment as contract, postChanged } from '../../contract.ts';
import { findComment } from '../find.ts';
import { countComment, loadComment, nextNumber } from './comment-sql.ts';
import { commentWords } from './comment-words.ts';

export const createComment: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const { content, document } = commentWords(input);
  const next = await nextNumber(query, input.id, now);
  if (!next) throw problem.notFound();
  if (next.closed) throw problem.conflict('Comments are closed.');
  if (input.replyToId) await assertUnder(db, principal, input.id, input.replyToId);
  const [row] = await query<{ id: number }>(
    'create-comment',
    `insert into comments (post_id, author_id, number, reply_to_id, content, document, created_at)
      values ($1::int, $2::int, $3::int, $4::int, $5, $6::jsonb, $7::timestamptz) returning id`,
    [
      input.id,
      principal.id,
      next.number,
      input.replyToId ?? null,
      content,
      document && JSON.stringify(document),
      now.toISOString(),
    ],
  );
  const counted = await countComment(query, principal, input.id, 1);
  if (!row || !counted) throw problem.notFound();
  const { commentsCount, postAuthorId, version } = counted;
  await emit(commentCreated, { commentId: row.id, postId: input.id, authorId: principal.id, postAuthorId });
  await emit(postChanged, { postId: input.id, version });
  return { ...(await loadComment(query, principal, row.id)), commentsCount };
};

/** What is answered is under the same post, and the writer may see it. */
async function assertUnder(db: Db, principal: Principal, postId: number, replyToId: number) {
  const found = await findComment(db, principal, replyToId);
  if (found?.seen && found.postId === postId) return;
  throw problem.invalid([
    { field: 'replyToId', rule: 'unknown', message: 'The comment you’re replying to was deleted.' },
  ]);
}
