import { markTopic, moveComments } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import type { mergeTopic as contract } from '../contract.ts';
import { noteMove, readersOf, tellReaders } from './moves.ts';
import { findTopic } from './topic.ts';

/** The merged topic keeps its own text, takes no more replies and leads to the other. */
export const mergeTopic: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const { id, intoId } = input;
  const refuse = (message: string) => problem.invalid([{ field: 'intoId', rule: 'unknown', message }]);
  if (intoId === id) throw refuse('Choose another topic.');
  if (!(await findTopic(db, principal, intoId))) throw refuse('Topic not found.');
  const [from, to] = [await readersOf(query, id), await readersOf(query, intoId)];
  const sameReaders = from.audience === to.audience && (from.audience !== 'followers' || from.authorId === to.authorId);
  if (!sameReaders) throw problem.conflict('These topics have different readers, so you can’t merge them.');
  const replies = await moveComments(query, { fromId: id, toId: intoId });
  const wasClosed = from.closed;
  const moveId = await noteMove(query, {
    kind: 'merge',
    fromId: id,
    toId: intoId,
    by: principal.id,
    now,
    wasClosed,
    replies,
  });
  await markTopic(query, id, { closed: true }, now);
  await tellReaders(query, emit, [id, intoId]);
  const entry = { actorId: principal.id, action: 'topic merged', subject: `posts:${id}`, detail: { intoId, moveId } };
  await writeAudit(db, entry, now);
  return { moveId, topicId: intoId, replies: replies.length };
};
