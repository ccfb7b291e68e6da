import { sql } from 'kysely';
import { feedChanged, postChanged } from '#areas/posts/contract.ts';
import type { MovedComment } from '#areas/posts/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { versionOf } from './topic.ts';

const readers = statement((v: { id: number }) =>
  from
    .selectFrom('posts')
    .select((e) => ['audience', 'author_id as authorId', sql<boolean>`${e.ref('closed_at')} is not null`.as('closed')])
    .where('id', '=', v.id)
    .forUpdate(),
);

export async function readersOf(query: Query, id: number) {
  const [row] = await query(readers, { id });
  if (!row) throw problem.notFound();
  return row;
}

interface Move {
  readonly kind: 'split' | 'merge';
  readonly fromId: number;
  readonly toId: number;
  readonly by: number;
  readonly now: Date;
  readonly wasClosed?: boolean;
  readonly replies: readonly MovedComment[];
}

const write = statement((v: Omit<Move, 'now' | 'replies' | 'wasClosed'> & { wasClosed: boolean; now: string }) =>
  from
    .insertInto('topic_moves')
    .values({
      kind: v.kind,
      from_id: v.fromId,
      to_id: v.toId,
      moved_by_id: v.by,
      was_closed: v.wasClosed,
      moved_at: moment(v.now),
    })
    .returning('id'),
);

interface Replies {
  readonly moveId: number;
  readonly fromId: number;
  readonly ids: readonly number[];
  readonly was: readonly number[];
  readonly now: readonly number[];
}

const writeReplies = statement((v: Replies) =>
  from
    .insertInto('moved_replies')
    .columns(['move_id', 'from_id', 'comment_id', 'from_number', 'to_number'])
    .expression(
      from
        .selectFrom(
          sql<{
            id: number;
            was: number;
            now: number;
          }>`unnest(${v.ids}::int[], ${v.was}::int[], ${v.now}::int[])`.as<'m'>(sql`m(id, was, now)`),
        )
        .select([
          sql<number>`${v.moveId}::int`.as('move_id'),
          sql<number>`${v.fromId}::int`.as('from_id'),
          'm.id',
          'm.was',
          'm.now',
        ]),
    ),
);

/** Writes down what went where, so that old addresses lead on and the act can be undone. */
export async function noteMove(query: Query, { replies, now, wasClosed = false, ...act }: Move) {
  const [move] = await query(write, { ...act, wasClosed, now: now.toISOString() });
  if (!move) throw new Error('The move was not written.');
  await query(writeReplies, {
    moveId: move.id,
    fromId: act.fromId,
    ids: replies.map(({ id }) => id),
    was: replies.map(({ fromNumber }) => fromNumber),
    now: replies.map(({ toNumber }) => toNumber),
  });
  return move.id;
}

/** Both topics look different now. */
export async function tellReaders(query: Query, emit: Emit, ids: readonly number[]) {
  for (const postId of ids) {
    await emit(postChanged, { postId, version: await versionOf(query, postId) });
    await emit(feedChanged, { postId });
  }
}
