import { blockedIdsText, type PersonRow, personColumns, personOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { ClockChoice, GameEnd, GameMatch } from '../contract.ts';
import type { Side } from '../pure/game.ts';
import type { GameKind } from '../pure/kinds.ts';
import type { Level } from '../pure/opponent/levels.ts';

export interface Offers {
  readonly draw?: Side;
  readonly takeBack?: Side;
  readonly rematch?: Side;
  readonly clock?: ClockChoice & { readonly by: Side };
}

/** A match as it is stored, locked by whoever changes it. */
export interface Match {
  readonly id: number;
  readonly roomId: number;
  readonly gameType: GameKind;
  readonly firstId: number | null;
  readonly secondId: number | null;
  readonly computer: { readonly side: Side; readonly level: Level } | null;
  readonly moves: readonly string[];
  readonly state: unknown;
  readonly turn: Side;
  readonly change: number;
  readonly winner: Side | null;
  readonly endReason: GameEnd | null;
  readonly offers: Offers;
  readonly pausedBy: Side | null;
  readonly clockLeft: readonly [number, number] | null;
  readonly clockSeconds: number;
  readonly clockSince: string | null;
  readonly turnSince: string;
  readonly startedAt: string;
  readonly endedAt: string | null;
}

const columns = `m.id, m.room_id as "roomId", m.game_type as "gameType", m.first_id as "firstId", m.second_id as "secondId",
  case when m.computer is not null then json_build_object('side', m.computer_side, 'level', m.computer) end as computer,
  m.moves, m.state, m.turn, m.change, m.winner, m.why as "endReason", m.offers, m.paused_by as "pausedBy", m.clock_left as "clockLeft",
  m.clock_seconds as "clockSeconds", ${isoTime('m.clock_since')} as "clockSince", ${isoTime('m.turn_since')} as "turnSince",
  ${isoTime('m.started_at')} as "startedAt", ${isoTime('m.ended_at')} as "endedAt"`;

const lastOf = 'm.id = (select max(x.id) from game_matches x where x.room_id = $1::int)';

/** The latest match of a room, locked until the transaction ends: two who act at the same moment come one after the other. */
export async function lockMatch(query: Query, roomId: number): Promise<Match | undefined> {
  const [row] = await query<Match>(
    'game-match-hold',
    `select ${columns} from game_matches m where ${lastOf} for update`,
    [roomId],
  );
  return row;
}

export async function readMatch(
  query: Query,
  by: { readonly roomId: number } | { readonly id: number },
): Promise<Match | undefined> {
  const [row] =
    'id' in by
      ? await query<Match>('game-match', `select ${columns} from game_matches m where m.id = $1::int`, [by.id])
      : await query<Match>('game-match-latest', `select ${columns} from game_matches m where ${lastOf}`, [by.roomId]);
  return row;
}

/** Matches that answer a condition on m, locked; for work that nobody waits for. */
export const lockMatches = (query: Query, name: string, condition: string, values: readonly unknown[]) =>
  query<Match>(
    name,
    `select ${columns} from game_matches m where ${condition} order by m.id limit 200 for update skip locked`,
    [...values],
  );

export async function storeMatch(query: Query, match: Match): Promise<void> {
  await query(
    'game-match-store',
    `update game_matches set moves = $2::text[], state = $3::jsonb, turn = $4::smallint, change = $5::int,
       winner = $6::smallint, why = $7, offers = $8::jsonb, paused_by = $9::smallint, clock_left = $10::int[],
       clock_seconds = $11::int, clock_since = $12::timestamptz, turn_since = $13::timestamptz,
       ended_at = $14::timestamptz where id = $1::int`,
    [
      ...[match.id, match.moves, JSON.stringify(match.state), match.turn, match.change],
      ...[match.winner, match.endReason, JSON.stringify(match.offers), match.pausedBy, match.clockLeft],
      ...[match.clockSeconds, match.clockSince, match.turnSince, match.endedAt],
    ],
  );
}

export const sideOf = (match: Pick<Match, 'firstId' | 'secondId'>, userId: number): Side | undefined =>
  match.firstId === userId ? 0 : match.secondId === userId ? 1 : undefined;

export const playerOf = (match: Pick<Match, 'firstId' | 'secondId'>, side: Side) =>
  side === 0 ? match.firstId : match.secondId;

/** Somebody on the other side of a block has no name here. */
export async function matchView(query: Query, match: Match, viewerId: number, now: Date): Promise<GameMatch> {
  const ids = [match.firstId, match.secondId].filter((id) => id !== null);
  const people = await query<PersonRow>(
    'game-match-people',
    `select ${personColumns('u')} from users u where u.id = any($1::int[])
       and (u.id = $2::int or u.id <> all(${blockedIdsText('$2::int')}))`,
    [ids, viewerId],
  );
  const person = (id: number | null) => {
    const found = people.find((one) => one.id === id);
    return found ? personOf(found) : null;
  };
  const { draw = null, takeBack = null, rematch = null, clock = null } = match.offers;
  return {
    id: match.id,
    roomId: match.roomId,
    gameType: match.gameType,
    players: [person(match.firstId), person(match.secondId)],
    computer: match.computer,
    moves: [...match.moves],
    change: match.change,
    end: match.endReason ? { winner: match.winner, reason: match.endReason } : null,
    offers: { draw, takeBack, rematch, clock },
    pausedBy: match.pausedBy,
    clock: match.clockLeft && { left: [...match.clockLeft], seconds: match.clockSeconds, since: match.clockSince },
    now: now.getTime(),
    turnSince: match.turnSince,
    startedAt: match.startedAt,
    endedAt: match.endedAt,
  };
}
