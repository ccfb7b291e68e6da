import { moveComments, setHidden, topicFromComment } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import type { splitTopic as contract } from '../contract.ts';
import { noteMove, readersOf, tellReaders } from './moves.ts';

interface Chosen {
  readonly id: number;
  readonly number: number;
}

/** The first chosen reply becomes the text of the new topic, and the others its replies. */
export const splitTopic: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const { id, title, commentIds } = input;
  const { audience } = await readersOf(query, id);
  if (audience === 'followers' || audience === 'me') {
    throw problem.conflict('This topic isn’t for all members, so you can’t split replies off it.');
  }
  const chosen = await query<Chosen>(
    'chosen-replies',
    `select id, number from comments where post_id = $1::int and id = any($2::int[])
      and deleted_at is null and hidden_at is null order by number`,
    [id, commentIds],
  );
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
