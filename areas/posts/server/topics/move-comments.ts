import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import { renumberComments } from '../anonymous.ts';
import { from } from '../from.ts';
import { recount } from './recount.ts';

export interface MovedComment {
  readonly id: number;
  readonly fromNumber: number;
  readonly toNumber: number;
}

/** Nobody writes under these posts meanwhile; always in the same order, so that two moderators cannot wait in a ring. */
const lock = statement((v: { ids: readonly number[] }) =>
  from.selectFrom('posts').select('id').where('id', '=', anyOf(v.ids)).orderBy('id').forUpdate(),
);

interface Move {
  readonly fromId: number;
  readonly toId: number;
  /** Null: all. */
  readonly ids: readonly number[] | null;
}

const move = statement((v: Move) =>
  from
    .updateTable('comments as c')
    .from('posts as t')
    .from(
      from
        .selectFrom('comments')
        .select((e) => ['id', 'number', sql<number>`row_number() over (order by ${e.ref('number')})::int`.as('place')])
        .where('post_id', '=', v.fromId)
        .where((e) => sql<boolean>`(${v.ids}::int[] is null or ${e.ref('id')} = any(${v.ids}::int[]))`)
        .as('m'),
    )
    .set((e) => ({ post_id: v.toId, number: e('t.last_number', '+', e.ref('m.place')) }))
    .where('t.id', '=', v.toId)
    .whereRef('c.id', '=', 'm.id')
    .returning(['c.id', 'm.number as fromNumber', 'c.number as toNumber']),
);

const raise = statement((v: { id: number; by: number }) =>
  from
    .updateTable('posts')
    .set((e) => ({ last_number: e('last_number', '+', v.by) }))
    .where('id', '=', v.id),
);

/** Puts comments under another post, in their order, with numbers that nothing there has had. `ids` left out: all. */
export async function moveComments(
  query: Query,
  { fromId, toId, ids }: { fromId: number; toId: number; ids?: readonly number[] },
): Promise<MovedComment[]> {
  await query(lock, { ids: [fromId, toId] });
  const moved = await query(move, { fromId, toId, ids: ids ?? null });
  await query(raise, { id: toId, by: moved.length });
  await renumberComments(
    query,
    toId,
    moved.map(({ id }) => id),
  );
  await recount(query, [fromId, toId], { counts: true });
  return moved.sort((a, b) => a.fromNumber - b.fromNumber);
}

interface Return {
  readonly fromId: number;
  readonly toId: number;
  readonly ids: readonly number[];
  readonly numbers: readonly number[];
}

const putBack = statement((v: Return) =>
  from
    .updateTable('comments as c')
    .from(sql<{ id: number; number: number }>`unnest(${v.ids}::int[], ${v.numbers}::int[])`.as<'b'>(sql`b(id, number)`))
    .set((e) => ({ post_id: v.toId, number: e.ref('b.number') }))
    .whereRef('c.id', '=', 'b.id')
    .where('c.post_id', '=', v.fromId)
    .returning('c.id'),
);

/** Puts comments that are still under `fromId` back under `toId` with the numbers that they had there. */
export async function returnComments(
  query: Query,
  { fromId, toId, places }: { fromId: number; toId: number; places: readonly { id: number; number: number }[] },
): Promise<number> {
  await query(lock, { ids: [fromId, toId] });
  const [ids, numbers] = [places.map(({ id }) => id), places.map(({ number }) => number)];
  const back = await query(putBack, { fromId, toId, ids, numbers });
  await renumberComments(
    query,
    toId,
    back.map(({ id }) => id),
  );
  await recount(query, [fromId, toId], { counts: true });
  return back.length;
}
