import { type Db, queryIn } from '#platform/server/db.ts';

/** What a room is called; empty once moderators have taken it down. */
export async function gameRoomName(db: Db, roomId: number): Promise<string> {
  const [room] = await queryIn(db)<{ name: string }>(
    'game-room-name',
    'select name from game_rooms where id = $1::int and removed_at is null',
    [roomId],
  );
  return room?.name ?? '';
}
