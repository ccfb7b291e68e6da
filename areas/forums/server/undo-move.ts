import { markTopic, returnComments, setHidden } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import type { undoMove as contract } from '../contract.ts';
import { tellReaders } from './moves.ts';

interface Move {
  readonly kind: 'split' | 'merge';
  readonly fromId: number;
  readonly toId: number;
  readonly wasClosed: boolean;
  readonly undone: boolean;
}

interface Moved {
  readonly id: number;
  readonly number: number;
  readonly toNumber: number;
}

export const undoMove: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const [move] = await query<Move>(
    'lock-move',
    `select kind, from_id as "fromId", to_id as "toId", was_closed as "wasClosed", undone_at is not null as undone
      from topic_moves where id = $1::int for update`,
    [input.id],
  );
  if (!move) throw problem.notFound();
  const { kind, fromId, toId, wasClosed, undone } = move;
  if (undone) return { moveId: input.id, topicId: fromId, replies: 0 };
  if (kind === 'split') await assertNothingNew(query, input.id, toId);
  const replies = await query<Moved>(
    'moved-replies',
    'select comment_id as id, from_number as number, to_number as "toNumber" from moved_replies where move_id = $1::int',
    [input.id],
  );
  const places = replies.filter(({ toNumber }) => toNumber > 0);
  let count = await returnComments(query, { fromId: toId, toId: fromId, places });
  await query('undo-move', 'update topic_moves set undone_at = $2::timestamptz where id = $1::int', [
    input.id,
    now.toISOString(),
  ]);
  for (const { id } of replies.filter(({ toNumber }) => toNumber === 0)) {
    if (await setHidden('comment', id, false, { db, emit, now })) count += 1;
    await setHidden('post', toId, true, { db, emit, now });
  }
  if (kind === 'merge' && !wasClosed) await markTopic(query, fromId, { closed: false }, now);
  await tellReaders(query, emit, kind === 'split' ? [fromId] : [fromId, toId]);
  const entry = { actorId: principal.id, action: `topic ${kind} undone`, subject: `posts:${fromId}`, detail: { toId } };
  await writeAudit(db, entry, now);
  return { moveId: input.id, topicId: fromId, replies: count };
};

/** The new topic goes when a split is undone, and what somebody wrote there since must not go with it. */
async function assertNothingNew(query: Parameters<typeof returnComments>[0], moveId: number, toId: number) {
  const [written] = await query(
    'written-since',
    `select 1 from comments c where c.post_id = $2::int and c.deleted_at is null
      and not exists (select 1 from moved_replies r where r.move_id = $1::int and r.comment_id = c.id) limit 1`,
    [moveId, toId],
  );
  if (written) throw problem.conflict('The new topic now has its own replies. Merge it instead.');
}
