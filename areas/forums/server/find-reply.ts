import { findComment } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { findReply as contract, ReplyPlace } from '../contract.ts';
import { findTopic } from './topic.ts';

/** A reply that became the text of a topic has number 0 there. */
export const findReply: Handler<typeof contract> = async ({ input, principal, db, query }) => {
  const id = input.commentId ?? (await commentAt(query, input.topicId ?? 0, input.number ?? 0));
  const opened = await openedBy(query, id);
  if (opened !== undefined && (await findTopic(db, principal, opened))) return { topicId: opened, number: 0 };
  const found = await findComment(db, principal, id);
  if (!found?.seen || !(await findTopic(db, principal, found.postId))) throw problem.notFound();
  const [place] = await query<ReplyPlace>(
    'reply-place',
    'select post_id as "topicId", number from comments where id = $1::int',
    [id],
  );
  if (!place) throw problem.notFound();
  return place;
};

/** The comment that has this place, or the last one that had it before it was moved. */
async function commentAt(query: Query, topicId: number, number: number): Promise<number> {
  const [row] = await query<{ id: number }>(
    'comment-at',
    `select id from comments where post_id = $1::int and number = $2::int and hidden_at is null
      union all (select r.comment_id from moved_replies r join topic_moves m on m.id = r.move_id
        where r.from_id = $1::int and r.from_number = $2::int and m.undone_at is null order by r.move_id desc limit 1)
      limit 1`,
    [topicId, number],
  );
  if (!row) throw problem.notFound();
  return row.id;
}

async function openedBy(query: Query, commentId: number): Promise<number | undefined> {
  const [row] = await query<{ toId: number }>(
    'opened-by',
    `select m.to_id as "toId" from moved_replies r join topic_moves m on m.id = r.move_id
      where r.comment_id = $1::int and r.to_number = 0 and m.undone_at is null order by m.id desc limit 1`,
    [commentId],
  );
  return row?.toId;
}
