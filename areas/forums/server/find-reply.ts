import { findComment } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { findReply as contract } from '../contract.ts';
import { from } from './from.ts';
import { findTopic } from './topic.ts';

const placeOf = statement((v: { id: number }) =>
  from.selectFrom('comments').select(['post_id as topicId', 'number']).where('id', '=', v.id),
);

/** A reply that became the text of a topic has number 0 there. */
export const findReply: Handler<typeof contract> = async ({ input, principal, db, query }) => {
  const id = input.commentId ?? (await commentAt(query, input.topicId ?? 0, input.number ?? 0));
  const opened = await openedBy(query, id);
  if (opened !== undefined && (await findTopic(db, principal, opened))) return { topicId: opened, number: 0 };
  const found = await findComment(db, principal, id);
  if (!found?.seen || !(await findTopic(db, principal, found.postId))) throw problem.notFound();
  const [place] = await query(placeOf, { id });
  if (!place) throw problem.notFound();
  return place;
};

/** Replies r that were moved, by moves m that nobody has undone; the last one first. */
const moved = () =>
  from
    .selectFrom('moved_replies as r')
    .innerJoin('topic_moves as m', 'm.id', 'r.move_id')
    .where('m.undone_at', 'is', null)
    .orderBy('m.id', 'desc')
    .limit(1);

const here = statement((v: { topicId: number; number: number }) =>
  from
    .selectFrom('comments')
    .select('id')
    .where('post_id', '=', v.topicId)
    .where('number', '=', v.number)
    .where('hidden_at', 'is', null),
);

const wasHere = statement((v: { topicId: number; number: number }) =>
  moved().select('r.comment_id as id').where('r.from_id', '=', v.topicId).where('r.from_number', '=', v.number),
);

const opened = statement((v: { commentId: number }) =>
  moved().select('m.to_id as toId').where('r.comment_id', '=', v.commentId).where('r.to_number', '=', 0),
);

/** The comment that has this place, or the last one that had it before it was moved. */
async function commentAt(query: Query, topicId: number, number: number): Promise<number> {
  const place = { topicId, number };
  const [row] = [...(await query(here, place)), ...(await query(wasHere, place))];
  if (!row) throw problem.notFound();
  return row.id;
}

async function openedBy(query: Query, commentId: number): Promise<number | undefined> {
  const [row] = await query(opened, { commentId });
  return row?.toId;
}
