import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { count, statement } from '#platform/server/statement.ts';
import { limits } from '../../pure/limits.ts';
import { from } from '../from.ts';

const held = statement((v: { ownerId: number }) =>
  from
    .selectFrom('connection_photos')
    .select([count.as('all'), sql<number>`count(*) filter (where deleted_at is null)::int`.as('shown')])
    .where('owner_id', '=', v.ownerId),
);

async function heldBy(query: Query, ownerId: number) {
  const [row] = await query(held, { ownerId });
  if ((row?.shown ?? 0) >= limits.photos) {
    throw problem.conflict(`You have ${limits.photos} photos, which is the most. Delete one first.`);
  }
  return row?.all ?? 0;
}

/** For one that comes back: it is held already. */
export const mustHaveRoomAgain = heldBy;

/** Asked before the costly work, and once more with a lock. */
export async function mustHaveRoom(query: Query, ownerId: number): Promise<void> {
  if ((await heldBy(query, ownerId)) >= limits.photosHeld) {
    throw problem.conflict('You deleted many photos just now. Try again in an hour.');
  }
}

const turn = statement((v: { ownerId: number }) =>
  from.selectFrom('connection_ages').select('user_id').where('user_id', '=', v.ownerId).forUpdate(),
);

/** One change of a member’s photos at a time. */
export const takeTurn = (query: Query, ownerId: number) => query(turn, { ownerId });
