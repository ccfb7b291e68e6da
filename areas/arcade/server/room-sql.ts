import { type PersonRow, personColumns, personOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { GameRoom, RoomStatus } from '../contract.ts';
import { type GameKind, playersOf, type RoomFeature } from '../pure/kinds.ts';
import { visibleText } from './policy.ts';

export interface RawRoom {
  readonly id: number;
  readonly name: string;
  readonly gameType: GameKind;
  readonly hostId: number | null;
  readonly isPrivate: boolean;
  readonly currentPlayers: number;
  readonly status: RoomStatus;
  readonly features: RoomFeature[];
  readonly createdAt: string;
  readonly invite: string;
  readonly tournamentId: number | null;
  readonly players: readonly PersonRow[];
}

export const roomColumns = `r.id, r.name, r.game_type as "gameType", r.host_id as "hostId", r.is_private as "isPrivate",
  r.current_players as "currentPlayers", r.status, r.features, ${isoTime('r.created_at')} as "createdAt", r.invite, r.tournament_id as "tournamentId",
  (select coalesce(json_agg(json_build_object('id', x.id, 'displayName', x."displayName", 'username', x.username)
      order by x.n), '[]'::json) from (
     select ${personColumns('u')}, p.player_number as n from game_participants p join users u on u.id = p.user_id
     where p.room_id = r.id and p.is_active) x) as players`;

export function roomView(row: RawRoom, viewerId: number): GameRoom {
  const { features, invite, players, ...rest } = row;
  const playing = players.some(({ id }) => id === viewerId);
  const maxPlayers = playersOf(row.gameType);
  return {
    ...rest,
    maxPlayers,
    accessibilityFeatures: features,
    players: players.map(personOf),
    playing,
    mayJoin: row.status === 'waiting' && row.currentPlayers < maxPlayers && !playing,
    invite: playing && row.isPrivate ? invite : null,
  };
}

/** The room as `viewerId` sees it; undefined when it is not there for them. */
export async function readRoom(query: Query, id: number, viewerId: number): Promise<GameRoom | undefined> {
  const [row] = await query<RawRoom>(
    'game-room',
    `select ${roomColumns} from game_rooms r where r.id = $1::int and ${visibleText('$2::int')}`,
    [id, viewerId],
  );
  return row && roomView(row, viewerId);
}
