import { randomBytes } from 'node:crypto';
import { consentedText } from '#areas/consents/server/public.ts';
import { blockedIdsText, followsText, type PersonRow, personColumns, personOf } from '#areas/people/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import {
  type countGameRooms as countContract,
  type createGameRoom as createContract,
  gameRoomChanged,
  type getGameRoom as getContract,
  type openGameInvite as inviteContract,
  type listGameRooms as listContract,
  type listGameParticipants as participantsContract,
  type RoomParticipant,
} from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { visibleText } from './policy.ts';
import { type RawRoom, readRoom, roomColumns, roomView } from './room-sql.ts';

/** Along an index of what everybody may see; one's own rooms are a few and found by their players. */
export const listGameRooms: Handler<typeof listContract> = async ({ input, principal, query }) => {
  const values: unknown[] = [principal.id];
  const value = (one: unknown) => `$${values.push(one)}`;
  const from = readKeyset(input.cursor, newest);
  const own = `r.id in (select p.room_id from game_participants p where p.user_id = $1::int and p.is_active)`;
  const rules = [
    input.mine ? own : `(not r.is_private or ${own})`,
    visibleText('$1::int'),
    `(r.created_at, r.id) < (${value(from.at)}::timestamptz, ${value(from.id)}::int)`,
    ...(input.gameType ? [`r.game_type = ${value(input.gameType)}`] : []),
    ...(input.status ? [`r.status = ${value(input.status)}`] : []),
    ...(input.q ? [`r.name ilike ${value(`%${input.q.replace(/[\\%_]/g, '\\$&')}%`)}`] : []),
  ];
  const rows = await query<RawRoom & { at: string }>(
    '',
    `select ${roomColumns}, ${exactTime('r.created_at')} as at from game_rooms r where ${rules.join(' and ')}
     order by r.created_at desc, r.id desc limit ${value(input.limit + 1)}::int`,
    values,
  );
  return pageOf(
    rows,
    input.limit,
    ({ at: _at, ...row }) => roomView(row, principal.id),
    ({ at, id }) => ({ at, id }),
  );
};

export const countGameRooms: Handler<typeof countContract> = async ({ principal, query }) => {
  const [row] = await query<{ active: number }>(
    'game-rooms-active',
    `select count(*)::int as active from game_rooms r
     where r.status in ('waiting', 'in_progress') and ${visibleText('$1::int')}`,
    [principal.id],
  );
  return { active: row?.active ?? 0 };
};

export const getGameRoom: Handler<typeof getContract> = async ({ input, principal, query }) => {
  const room = await readRoom(query, input.id, principal.id);
  if (!room) throw problem.notFound();
  return room;
};

export const createGameRoom: Handler<typeof createContract> = async ({ input, principal, query, emit, now }) => {
  // One at a time for each member, so that two presses do not pass the limit together.
  await query('game-host-lock', 'select 1 from users where id = $1::int for update', [principal.id]);
  const [open] = await query<{ count: number }>(
    'game-rooms-open',
    `select count(*)::int as count from game_rooms where host_id = $1::int and status in ('waiting', 'in_progress')`,
    [principal.id],
  );
  if ((open?.count ?? 0) >= limits.openRooms) {
    throw problem.conflict(`You have ${limits.openRooms} rooms open. Leave one of them first.`);
  }
  const invite = input.isPrivate ? randomBytes(16).toString('base64url') : '';
  const [made] = await query<{ id: number }>(
    'game-room-add',
    `with room as (
       insert into game_rooms (host_id, name, game_type, is_private, invite, current_players, status, features, created_at, changed_at)
       values ($1::int, $2, $3, $4::boolean, $5, 1, 'waiting', $6::text[], $7::timestamptz, $7::timestamptz) returning id)
     insert into game_participants (room_id, user_id, player_number, is_active, joined_at)
     select id, $1::int, 1, true, $7::timestamptz from room returning room_id as id`,
    [
      ...[principal.id, input.name.trim(), input.gameType, input.isPrivate, invite],
      ...[[...new Set(input.accessibilityFeatures)], now.toISOString()],
    ],
  );
  const room = made && (await readRoom(query, made.id, principal.id));
  if (!room) throw problem.notFound();
  await emit(gameRoomChanged, { roomId: room.id });
  return room;
};

/** What is wrong with an invitation is not said: a private room is there for whoever has its link, and missing else. */
export const openGameInvite: Handler<typeof inviteContract> = async ({ input, principal, query, now }) => {
  await query(
    'game-invite-open',
    `insert into game_guests (room_id, user_id, created_at)
     select r.id, $2::int, $4::timestamptz from game_rooms r
     where r.id = $1::int and r.is_private and r.invite = $3 and r.invite <> ''
     on conflict do nothing`,
    [input.id, principal.id, input.invite, now.toISOString()],
  );
  const room = await readRoom(query, input.id, principal.id);
  if (!room) throw problem.notFound();
  return room;
};

interface RawParticipant extends PersonRow, Omit<RoomParticipant, 'person' | 'isHere' | 'id'> {
  readonly participantId: number;
  readonly showsPresence: boolean;
}

export const listGameParticipants: Handler<typeof participantsContract> = async ({
  input,
  query,
  services,
  principal,
}) => {
  const rows = await query<RawParticipant>(
    'game-participants',
    `select p.id as "participantId", p.user_id as "userId", p.player_number as "playerNumber",
       p.is_active as "isActive", ${isoTime('p.joined_at')} as "joinedAt", r.host_id is not distinct from p.user_id as "isHost",
       u.id = $2::int or (${consentedText('presence', 'u.id')}
         and ${followsText('$2::int', 'u.id')} and ${followsText('u.id', '$2::int')}) as "showsPresence",
       ${personColumns('u')}
     from game_participants p join game_rooms r on r.id = p.room_id join users u on u.id = p.user_id
     where p.room_id = $1::int and p.user_id <> all(${blockedIdsText('$2::int')}) order by p.is_active desc, p.player_number, p.joined_at limit 50`,
    [input.id, principal.id],
  );
  const online = await services.online();
  return rows.map(({ participantId, showsPresence, id, displayName, username, ...rest }) => ({
    ...rest,
    id: participantId,
    person: personOf({ id, displayName, username }),
    isHere: showsPresence ? online.has(id) || id === principal.id : null,
  }));
};
