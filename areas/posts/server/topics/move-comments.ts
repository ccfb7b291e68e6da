import type { Query } from '#platform/server/db.ts';
import { recount } from './recount.ts';

export interface MovedComment {
  readonly id: number;
  readonly fromNumber: number;
  readonly toNumber: number;
}

/** Nobody writes under these posts meanwhile; always in the same order, so that two moderators cannot wait in a ring. */
const lock = (query: Query, ids: readonly number[]) =>
  query('lock-posts', 'select id from posts where id = any($1::int[]) order by id for update', [[...ids]]);

/** Puts comments under another post, in their order, with numbers that nothing there has had. `ids` left out: all. */
export async function moveComments(
  query: Query,
  { fromId, toId, ids }: { fromId: number; toId: number; ids?: readonly number[] },
): Promise<MovedComment[]> {
  await lock(query, [fromId, toId]);
  const moved = await query<MovedComment>(
    'move-comments',
    `update comments c set post_id = $2::int, number = t.last_number + m.place
      from posts t, (
        select id, number, row_number() over (order by number)::int as place from comments
        where post_id = $1::int and ($3::int[] is null or id = any($3::int[]))) m
      where t.id = $2::int and c.id = m.id
      returning c.id, m.number as "fromNumber", c.number as "toNumber"`,
    [fromId, toId, ids ? [...ids] : null],
  );
  await query('raise-last-number', 'update posts set last_number = last_number + $2::int where id = $1::int', [
    toId,
    moved.length,
  ]);
  await recount(query, [fromId, toId], { counts: true });
  return moved.sort((a, b) => a.fromNumber - b.fromNumber);
}

/** Puts comments that are still under `fromId` back under `toId` with the numbers that they had there. */
export async function returnComments(
  query: Query,
  { fromId, toId, places }: { fromId: number; toId: number; places: readonly { id: number; number: number }[] },
): Promise<number> {
  await lock(query, [fromId, toId]);
  const back = await query(
    'return-comments',
    `update comments c set post_id = $2::int, number = b.number
      from unnest($3::int[], $4::int[]) as b(id, number) where c.id = b.id and c.post_id = $1::int returning c.id`,
    [fromId, toId, places.map(({ id }) => id), places.map(({ number }) => number)],
  );
  await recount(query, [fromId, toId], { counts: true });
  return back.length;
}
