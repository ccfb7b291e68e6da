import { notBlocked, person, personOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { count, countOf, isThere, statement } from '#platform/server/statement.ts';
import type { GameEnd, GameTournament, TournamentStatus } from '../../contract.ts';
import type { Side } from '../../pure/game.ts';
import type { GameKind, RoomFeature } from '../../pure/kinds.ts';
import { from } from '../from.ts';

/** A tournament as a list shows it. */
export const shown = (viewer: number) =>
  from
    .selectFrom('game_tournaments as t')
    .select((e) => [
      't.id',
      't.game_type as gameType',
      't.status',
      't.places',
      isoTime(e.ref('t.created_at')).as('createdAt'),
      countOf(e.selectFrom('game_tournament_players as p').whereRef('p.tournament_id', '=', 't.id')).as('playerCount'),
      isThere(
        e
          .selectFrom('game_tournament_players as p')
          .whereRef('p.tournament_id', '=', 't.id')
          .where('p.user_id', '=', viewer),
      ).as('playing'),
    ]);

const one = statement((v: { viewer: number; id: number }) =>
  shown(v.viewer)
    .select((e) => [
      't.host_id as hostId',
      isoTime(e.ref('t.started_at')).as('startedAt'),
      isoTime(e.ref('t.ended_at')).as('endedAt'),
    ])
    .where('t.id', '=', v.id),
);

/** Who is on the other side of a block has no name here; their games go on. */
const players = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('game_tournament_players as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(person('u'))
    .select((e) => notBlocked(v.viewer, e.ref('u.id')).as('isShown'))
    .where('p.tournament_id', '=', v.id)
    .orderBy('p.joined_at')
    .orderBy('p.user_id'),
);

/** The first game of each room; a rematch there is for fun. */
const gamesOf = (id: number) =>
  from
    .selectFrom('game_rooms as r')
    .innerJoin('game_matches as m', 'm.room_id', 'r.id')
    .where('r.tournament_id', '=', id)
    .where('m.id', '=', (e) =>
      e.selectFrom('game_matches as x').select('x.id').whereRef('x.room_id', '=', 'r.id').orderBy('x.id').limit(1),
    );

const games = statement((v: { id: number }) =>
  gamesOf(v.id)
    .select(['r.id as roomId', 'm.first_id as firstId', 'm.second_id as secondId', 'm.winner', 'm.why as endReason'])
    .orderBy('r.id'),
);

const broken: readonly string[] = ['abandoned', 'parted'];

export async function readTournament(query: Query, viewer: number, id: number): Promise<GameTournament> {
  const [row] = await query(one, { viewer, id });
  if (!row) throw problem.notFound();
  const found = await query(players, { viewer, id });
  const played = await query(games, { id });
  const people = new Map(found.filter(({ isShown }) => isShown).map((each) => [each.id, personOf(each)]));
  const named = (userId: number | null) => (userId === null ? null : (people.get(userId) ?? null));
  const over = played.filter(({ endReason }) => endReason !== null && !broken.includes(endReason));
  const standings = found.map(({ id: userId }) => {
    const own = over.filter(({ firstId, secondId }) => firstId === userId || secondId === userId);
    const won = own.filter(({ winner, firstId }) => winner !== null && (winner === 0) === (firstId === userId)).length;
    const drawn = own.filter(({ winner }) => winner === null).length;
    const points = won + drawn / 2;
    return { person: named(userId), isMe: userId === viewer, played: own.length, won, drawn, points };
  });
  const { hostId, gameType, status, ...rest } = row;
  return {
    ...rest,
    gameType: gameType as GameKind,
    status: status as TournamentStatus,
    hosting: hostId === viewer,
    mayJoin: status === 'open' && !row.playing && row.playerCount < row.places,
    players: standings.toSorted((a, b) => b.points - a.points || b.won - a.won),
    games: played.map(({ roomId, firstId, secondId, winner, endReason }) => {
      const both: GameTournament['games'][number]['players'] = [named(firstId), named(secondId)];
      return {
        roomId: both.includes(null) ? null : roomId,
        players: both,
        mine: firstId === viewer || secondId === viewer,
        end: endReason === null ? null : { winner: winner as Side | null, reason: endReason as GameEnd },
      };
    }),
  };
}

const locked = statement((v: { id: number }) =>
  from
    .selectFrom('game_tournaments as t')
    .select(['t.id', 't.host_id as hostId', 't.game_type as gameType', 't.status', 't.places', 't.features'])
    .where('t.id', '=', v.id)
    .forUpdate(),
);
const inIt = statement((v: { id: number }) =>
  from
    .selectFrom('game_tournament_players')
    .select('user_id as userId')
    .where('tournament_id', '=', v.id)
    .orderBy('joined_at')
    .orderBy('user_id'),
);

export interface LockedTournament {
  readonly id: number;
  readonly hostId: number | null;
  readonly gameType: GameKind;
  readonly status: TournamentStatus;
  readonly places: number;
  readonly features: readonly RoomFeature[];
  /** In the order in which they came. */
  readonly players: readonly number[];
}

/** Locked: who comes at the same moment comes one after the other. */
export async function lockTournament(query: Query, id: number): Promise<LockedTournament> {
  const [row] = await query(locked, { id });
  if (!row) throw problem.notFound();
  const rows = await query(inIt, { id });
  return {
    ...row,
    gameType: row.gameType as GameKind,
    status: row.status as TournamentStatus,
    features: row.features as RoomFeature[],
    players: rows.map(({ userId }) => userId),
  };
}

const unfinished = statement((v: { id: number }) => gamesOf(v.id).select(count.as('count')).where('m.why', 'is', null));
export const runningGames = async (query: Query, id: number) => (await query(unfinished, { id }))[0]?.count ?? 0;
