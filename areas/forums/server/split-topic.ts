import { moveComments, setHidden, topicFromComment } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import type { splitTopic as contract } from '../contract.ts';
import { from } from './from.ts';
import { noteMove, readersOf, tellReaders } from './moves.ts';

const chosenReplies = statement((v: { id: number; ids: readonly number[] }) =>
  from
    .selectFrom('comments')
    .select(['id', 'number'])
    .where('post_id', '=', v.id)
    .where('id', '=', anyOf(v.ids))
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .orderBy('number'),
);

/** The first chosen reply becomes the text of the new topic, and the others its replies. */
export const splitTopic: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const { id, title, commentIds } = input;
  const { audience } = await readersOf(query, id);
  if (audience === 'followers' || audience === 'me') {
    throw problem.conflict('This topic isn’t for all members, so you can’t split replies off it.');
  }
  const chosen = await query(chosenReplies, { id, ids: commentIds });
  const [opening, ...others] = chosen;
  if (!opening || chosen.length !== new Set(commentIds).size) {
    throw problem.invalid([
      { field: 'commentIds', rule: 'unknown', message: 'One of these replies is no longer here. Choose again.' },
    ]);
  }
  const topicId = await topicFromComment({ query, emit }, { commentId: opening.id, title });
  await setHidden('comment', opening.id, true, { db, emit, now });
  const moved = await moveComments(query, { fromId: id, toId: topicId, ids: others.map((one) => one.id) });
  const replies = [{ id: opening.id, fromNumber: opening.number, toNumber: 0 }, ...moved];
  const moveId = await noteMove(query, { kind: 'split', fromId: id, toId: topicId, by: principal.id, now, replies });
  await tellReaders(query, emit, [id, topicId]);
  const entry = { actorId: principal.id, action: 'topic split', subject: `posts:${id}`, detail: { topicId, moveId } };
  await writeAudit(db, entry, now);
  return { moveId, topicId, replies: chosen.length };
};
