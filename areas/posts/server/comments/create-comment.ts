import { sql } from 'kysely';
import type { Document } from '#areas/writing/contract.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Db } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { commentCreated, type createComment as contract, postChanged } from '../../contract.ts';
import { keepWriterOfComment } from '../anonymous.ts';
import { findComment } from '../find.ts';
import { from } from '../from.ts';
import { assertMayHide } from '../may-hide.ts';
import { anonymousId, shownAuthor } from '../visible.ts';
import { countComment, loadComment, nextNumber } from './comment-sql.ts';
import { commentWords } from './comment-words.ts';
import { assertNotTooSoon } from './slow.ts';

interface NewComment {
  readonly postId: number;
  readonly authorId: number;
  readonly number: number;
  readonly replyToId: number | null;
  readonly content: string;
  readonly document: string | null;
  readonly now: string;
}

const create = statement((v: NewComment) =>
  from
    .insertInto('comments')
    .values({
      post_id: v.postId,
      author_id: v.authorId,
      number: v.number,
      reply_to_id: v.replyToId,
      content: v.content,
      document: sql<Document | null>`${v.document}::jsonb`,
      created_at: moment(v.now),
    })
    .returning('id'),
);

export const createComment: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const { content, document } = commentWords(input);
  const next = await nextNumber(query, input.id, now);
  if (!next) throw problem.notFound();
  if (next.closed) throw problem.conflict('Comments are closed.');
  if (next.slow) await assertNotTooSoon(query, { postId: input.id, principal, now });
  if (input.anonymous) assertMayHide(next);
  if (input.replyToId) await assertUnder(db, principal, input.id, input.replyToId);
  const authorId = input.anonymous ? anonymousId : principal.id;
  const [row] = await query(create, {
    postId: input.id,
    authorId,
    number: next.number,
    replyToId: input.replyToId ?? null,
    content,
    document: document && JSON.stringify(document),
    now: now.toISOString(),
  });
  if (row && input.anonymous) {
    await keepWriterOfComment(query, { commentId: row.id, postId: input.id, userId: principal.id });
  }
  const counted = await countComment(query, principal, input.id, 1);
  if (!row || !counted) throw problem.notFound();
  const { commentsCount, postAuthorId, version } = counted;
  const about = { commentId: row.id, postId: input.id, authorId: shownAuthor(authorId), postAuthorId };
  await emit(commentCreated, about);
  await emit(postChanged, { postId: input.id, version, commentId: row.id });
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
