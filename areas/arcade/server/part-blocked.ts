import { memberBlocked } from '#areas/people/contract.ts';
import { on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { leave } from './join-leave.ts';

/**
 * Behind a block nobody plays with the other: the game is broken off without a winner, and both places are given up.
 * Neither is told why.
 */
export const partBlocked = on(memberBlocked, 'arcade.partBlocked', async ({ event, db, emit, now }) => {
  const query = queryIn(db);
  const pair = [event.blockerId, event.blockedId];
  const rooms = await query<{ id: number }>(
    'game-part',
    `select r.id from game_rooms r where r.id in (
       select a.room_id from game_participants a join game_participants b on b.room_id = a.room_id
       where a.user_id = $1::int and b.user_id = $2::int and a.is_active and b.is_active)
     order by r.id for update`,
    pair,
  );
  for (const { id: roomId } of rooms)
    for (const userId of pair) await leave(query, emit, { roomId, userId }, now, 'parted');
});
