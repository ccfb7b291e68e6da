import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Reportable, ThingAsItIs } from '#platform/server/reportable.ts';
import { gameMessageSent, gameRoomChanged } from '../contract.ts';
import { visibleText } from './policy.ts';

interface Said {
  readonly id: number;
  readonly fromUserId: number;
  readonly name: string;
  readonly content: string;
  readonly createdAt: string;
  readonly isPrivate: boolean;
}

/** What was said before goes along where moderators cannot go: in a private room. */
const before = 10;

async function findMessage(query: Query, viewerId: number, id: number) {
  const rows = await query<Said>(
    'game-message-report',
    `select m.id, m.user_id as "fromUserId", u.name, m.text as content, ${isoTime('m.created_at')} as "createdAt",
       r.is_private as "isPrivate"
     from game_messages x join game_rooms r on r.id = x.room_id
     join game_messages m on m.room_id = x.room_id and m.id <= x.id join users u on u.id = m.user_id
     where x.id = $1::int and x.removed_at is null and m.removed_at is null and ${visibleText('$2::int')}
     order by m.id desc limit ${before + 1}`,
    [id, viewerId],
  );
  const [said] = rows;
  if (said?.id !== id) return undefined;
  const messages = rows.reverse().map(({ isPrivate: _, ...one }) => one);
  return { authorId: said.fromUserId, excerpt: said.content.slice(0, 150), ...(said.isPrivate && { messages }) };
}

async function findRoom(query: Query, viewerId: number, id: number) {
  const [room] = await query<{ hostId: number; name: string; hostName: string; isPrivate: boolean; createdAt: string }>(
    'game-room-report',
    `select r.host_id as "hostId", r.name, u.name as "hostName", r.is_private as "isPrivate",
       ${isoTime('r.created_at')} as "createdAt"
     from game_rooms r join users u on u.id = r.host_id
     where r.id = $1::int and r.removed_at is null and ${visibleText('$2::int')}`,
    [id, viewerId],
  );
  if (!room) return undefined;
  const { hostId: fromUserId, hostName, name, isPrivate, createdAt } = room;
  const messages = [{ id, fromUserId, name: hostName, content: name, createdAt }];
  return { authorId: fromUserId, excerpt: name, ...(isPrivate && { messages }) };
}

/** The room of a private game is not for moderators: what they read stands in the report. */
const href = `case when r.is_private then null else '/arcade/room/' || r.id end as href`;

export const reportables: readonly Reportable[] = [
  {
    kind: 'game_room',
    find: ({ query, principal, id }) => findRoom(query, principal.id, id),
    read: async ({ query, id }) => {
      const [row] = await query<ThingAsItIs>(
        'game-room-as-it-is',
        `select r.host_id as "authorId", r.name as text, r.removed_at is not null as removed, ${href}
         from game_rooms r where r.id = $1::int and r.host_id is not null`,
        [id],
      );
      return row;
    },
    setRemoved: async ({ query, emit, now, id }, removed) => {
      const rows = await query(
        'game-room-set-removed',
        `update game_rooms set removed_at = case when $2::boolean then $3::timestamptz end
         where id = $1::int and (removed_at is null) = $2::boolean returning 1`,
        [id, removed, now.toISOString()],
      );
      if (rows.length > 0) await emit(gameRoomChanged, { roomId: id });
      return rows.length > 0;
    },
  },
  {
    kind: 'game_message',
    find: ({ query, principal, id }) => findMessage(query, principal.id, id),
    read: async ({ query, id }) => {
      const [row] = await query<ThingAsItIs>(
        'game-message-as-it-is',
        `select m.user_id as "authorId", case when r.is_private then '' else m.text end as text,
           m.removed_at is not null as removed, ${href}
         from game_messages m join game_rooms r on r.id = m.room_id where m.id = $1::int`,
        [id],
      );
      return row;
    },
    setRemoved: async ({ query, emit, now, id }, removed) => {
      const [row] = await query<{ roomId: number }>(
        'game-message-set-removed',
        `update game_messages set removed_at = case when $2::boolean then $3::timestamptz end
         where id = $1::int and (removed_at is null) = $2::boolean returning room_id as "roomId"`,
        [id, removed, now.toISOString()],
      );
      if (row) await emit(gameMessageSent, { roomId: row.roomId, messageId: id });
      return row !== undefined;
    },
  },
];
