import { sql } from 'kysely';
import { markTopic, returnComments, setHidden } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { isThere, moment, statement } from '#platform/server/statement.ts';
import type { undoMove as contract } from '../contract.ts';
import { from } from './from.ts';
import { tellReaders } from './moves.ts';

const lockMove = statement((v: { id: number }) =>
  from
    .selectFrom('topic_moves')
    .select((e) => [
      'kind',
      'from_id as fromId',
      'to_id as toId',
      'was_closed as wasClosed',
      sql<boolean>`${e.ref('undone_at')} is not null`.as('undone'),
    ])
    .where('id', '=', v.id)
    .forUpdate(),
);

const moved = statement((v: { moveId: number }) =>
  from
    .selectFrom('moved_replies')
    .select(['comment_id as id', 'from_number as number', 'to_number as toNumber'])
    .where('move_id', '=', v.moveId),
);

const undo = statement((v: { id: number; now: string }) =>
  from
    .updateTable('topic_moves')
    .set({ undone_at: moment(v.now) })
    .where('id', '=', v.id),
);

const writtenSince = statement((v: { moveId: number; toId: number }) =>
  from
    .selectFrom('comments as c')
    .select('c.id')
    .where('c.post_id', '=', v.toId)
    .where('c.deleted_at', 'is', null)
    .where((e) =>
      e.not(
        isThere(
          from
            .selectFrom('moved_replies as r')
            .where('r.move_id', '=', v.moveId)
            .where('r.comment_id', '=', e.ref('c.id')),
        ),
      ),
    )
    .limit(1),
);

export const undoMove: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const [move] = await query(lockMove, { id: input.id });
  if (!move) throw problem.notFound();
  const { kind, fromId, toId, wasClosed, undone } = move;
  if (undone) return { moveId: input.id, topicId: fromId, replies: 0 };
  if (kind === 'split') await assertNothingNew(query, input.id, toId);
  const replies = await query(moved, { moveId: input.id });
  const places = replies.filter(({ toNumber }) => toNumber > 0);
  let count = await returnComments(query, { fromId: toId, toId: fromId, places });
  await query(undo, { id: input.id, now: now.toISOString() });
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
async function assertNothingNew(query: Query, moveId: number, toId: number) {
  const [written] = await query(writtenSince, { moveId, toId });
  if (written) throw problem.conflict('The new topic now has its own replies. Merge it instead.');
}
