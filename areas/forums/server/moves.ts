import { feedChanged, postChanged } from '#areas/posts/contract.ts';
import type { MovedComment } from '#areas/posts/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import { versionOf } from './topic.ts';

export interface Readers {
  readonly audience: string;
  readonly authorId: number;
  readonly closed: boolean;
}

export async function readersOf(query: Query, id: number): Promise<Readers> {
  const [row] = await query<Readers>(
    'topic-readers',
    'select audience, author_id as "authorId", closed_at is not null as closed from posts where id = $1::int for update',
    [id],
  );
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

/** Writes down what went where, so that old addresses lead on and the act can be undone. */
export async function noteMove(query: Query, { kind, fromId, toId, by, now, wasClosed = false, replies }: Move) {
  const [move] = await query<{ id: number }>(
    'note-move',
    `insert into topic_moves (kind, from_id, to_id, moved_by_id, was_closed, moved_at)
      values ($1, $2::int, $3::int, $4::int, $5::boolean, $6::timestamptz) returning id`,
    [kind, fromId, toId, by, wasClosed, now.toISOString()],
  );
  if (!move) throw new Error('The move was not written.');
  await query(
    'note-moved',
    `insert into moved_replies (move_id, comment_id, from_id, from_number, to_number)
      select $1::int, m.id, $2::int, m.was, m.now from unnest($3::int[], $4::int[], $5::int[]) as m(id, was, now)`,
    [
      move.id,
      fromId,
      replies.map(({ id }) => id),
      replies.map(({ fromNumber }) => fromNumber),
      replies.map(({ toNumber }) => toNumber),
    ],
  );
  return move.id;
}

/** Both topics look different now. */
export async function tellReaders(query: Query, emit: Emit, ids: readonly number[]) {
  for (const postId of ids) {
    await emit(postChanged, { postId, version: await versionOf(query, postId) });
    await emit(feedChanged, { postId });
  }
}
