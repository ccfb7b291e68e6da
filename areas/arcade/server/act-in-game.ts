import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import { type ClockChoice, type actInGame as contract, type GameAct, gameChanged } from '../contract.ts';
import { gameOf } from '../pure/all.ts';
import { other, replay, type Side } from '../pure/game.ts';
import { limits } from '../pure/limits.ts';
import { beginMatch } from './begin-match.ts';
import { leftOf, stopped } from './clock.ts';
import { afterEnd, ended } from './end-match.ts';
import { lockMatch, type Match, matchView, playerOf, readMatch, sideOf, storeMatch } from './match-sql.ts';
import { isInTournament } from './tournaments/settle.ts';

interface Acting {
  readonly match: Match;
  readonly side: Side;
  readonly now: Date;
  readonly clock: ClockChoice | undefined;
}

/** The match after it; it throws, and changes nothing, when it cannot be done now. */
type Act = (acting: Acting) => Match;

const conflict = (detail: string) => problem.conflict(detail);
const without = (match: Match, offer: keyof Match['offers']): Match => {
  const { [offer]: _gone, ...offers } = match.offers;
  return { ...match, offers };
};
const offer = (match: Match, change: Match['offers']): Match => ({ ...match, offers: { ...match.offers, ...change } });

/** What the other side has asked; one's own question cannot be answered by oneself. */
function assertAsked(match: Match, by: Side | undefined, side: Side) {
  if (by === undefined) throw conflict('There’s nothing left to answer.');
  if (by === side) throw conflict('The other player answers this.');
  return match;
}

/**
 * How many moves a take back undoes: back to the last time that the asker could choose. A pass is no choice.
 */
export function undone(match: Match, side: Side): number {
  const game = gameOf(match.gameType);
  for (let kept = match.moves.length - 1; kept >= 0; kept--) {
    if (match.moves[kept] === 'pass') continue;
    if (game.turn(replay(game, match.moves.slice(0, kept))) === side) return kept;
  }
  throw conflict('You have not moved yet.');
}

function takeBack(match: Match, asker: Side, now: Date): Match {
  const game = gameOf(match.gameType);
  const moves = match.moves.slice(0, undone(match, asker));
  const state = replay(game, moves);
  const clock = stopped(match, now);
  const runs = match.clockSince !== null && moves.length >= 2;
  return {
    ...match,
    moves,
    state,
    turn: game.turn(state),
    offers: {},
    turnSince: now.toISOString(),
    ...clock,
    clockSince: runs ? now.toISOString() : null,
  };
}

const hoursStill = (match: Match, now: Date) => (now.getTime() - Date.parse(match.turnSince)) / 3_600_000;

const acts: Readonly<Record<Exclude<GameAct, 'rematch' | 'declineRematch'>, Act>> = {
  resign: ({ match, side, now }) => ended(match, other(side), 'resigned', now),
  offerDraw: ({ match, side, now }) =>
    match.offers.draw === other(side) ? ended(match, null, 'agreed', now) : offer(match, { draw: side }),
  acceptDraw: ({ match, side, now }) => ended(assertAsked(match, match.offers.draw, side), null, 'agreed', now),
  declineDraw: ({ match }) => without(match, 'draw'),
  askTakeBack: ({ match, side, now }) => {
    if (match.computer) return takeBack(match, side, now);
    undone(match, side);
    return offer(match, { takeBack: side });
  },
  allowTakeBack: ({ match, side, now }) => takeBack(assertAsked(match, match.offers.takeBack, side), other(side), now),
  refuseTakeBack: ({ match }) => without(match, 'takeBack'),
  pause: ({ match, side, now }) => {
    if (match.pausedBy !== null) throw conflict('The game is paused already.');
    return { ...match, pausedBy: side, ...stopped(match, now) };
  },
  resume: ({ match, side, now }) => {
    if (match.pausedBy === null) throw conflict('The game is not paused.');
    if (match.pausedBy !== side) throw conflict('The player who paused can resume.');
    const runs = match.clockLeft !== null && match.moves.length >= 2;
    return { ...match, pausedBy: null, turnSince: now.toISOString(), clockSince: runs ? now.toISOString() : null };
  },
  offerClock: ({ match, side, clock }) => {
    if (!clock) throw problem.invalid([{ field: 'clock', rule: 'missing', message: 'Say how many minutes.' }]);
    if (match.clockLeft) throw conflict('This game has a clock already.');
    if (match.moves.length >= 2) throw conflict('A clock is agreed before both have moved.');
    return offer(match, { clock: { ...clock, by: side } });
  },
  acceptClock: ({ match, side }) => {
    const { clock } = assertAsked(match, match.offers.clock?.by, side).offers;
    if (!clock) throw conflict('There’s nothing left to answer.');
    const left = clock.minutes.map((minutes) => minutes * 60_000);
    return { ...without(match, 'clock'), clockLeft: [left[0] ?? 0, left[1] ?? 0], clockSeconds: clock.seconds };
  },
  declineClock: ({ match }) => without(match, 'clock'),
  callTime: ({ match, now }) => {
    const left = match.pausedBy === null ? leftOf(match, match.turn, now) : undefined;
    if (left === undefined || left > 0) throw conflict('There is still time on the clock.');
    return ended(match, other(match.turn), 'time', now);
  },
  endAbandoned: ({ match, side, now }) => {
    if (match.pausedBy !== null) throw conflict('The game is paused for rest.');
    if (match.turn === side) throw conflict('It is your turn.');
    if (hoursStill(match, now) < limits.awayHours) {
      throw conflict(`The other player has ${limits.awayHours} hours for a move before you can end the game.`);
    }
    return ended(match, null, 'abandoned', now);
  },
};

/** While somebody rests, nothing but resting, resigning and answering goes on. */
const duringRest: readonly GameAct[] = [
  'resume',
  'pause',
  'resign',
  'acceptDraw',
  'declineDraw',
  'refuseTakeBack',
  'declineClock',
];

/** What is possible with the computer: it is asked nothing, and gives moves back at once. */
const withComputer: readonly GameAct[] = ['resign', 'askTakeBack', 'pause', 'resume', 'rematch'];

export const actInGame: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const match = await lockMatch(query, input.id);
  if (!match) throw conflict('The game hasn’t started. It starts when there are two players.');
  const side = sideOf(match, principal.id);
  if (side === undefined) throw conflict('You’re not playing in this game.');
  if (match.computer && !withComputer.includes(input.act)) throw conflict('The computer answers no questions.');
  if (input.act === 'rematch' || input.act === 'declineRematch') {
    const answer = await again(query, emit, { match, side, act: input.act }, now);
    return matchView(query, answer, principal.id, now);
  }
  if (match.endReason !== null) throw conflict('This game is over.');
  if (match.pausedBy !== null && !duringRest.includes(input.act)) throw conflict('The game is paused for rest.');
  if (input.act === 'offerClock' && (await isInTournament(query, match.roomId))) {
    throw conflict('Games of a tournament have no clock.');
  }
  const changed = acts[input.act]({ match, side, now, clock: input.clock });
  const stored = { ...changed, change: match.change + 1 };
  await storeMatch(query, stored);
  if (stored.endReason !== null) await afterEnd(query, emit, stored, now);
  await tell(emit, stored);
  return matchView(query, stored, principal.id, now);
};

const tell = (emit: Emit, { roomId, id, change, moves }: Match) =>
  emit(gameChanged, { roomId, matchId: id, change, move: null, seq: moves.length });

/** When both want one, another game begins with the sides swapped. Both must still be in the room. */
async function again(
  query: Query,
  emit: Emit,
  { match, side, act }: { match: Match; side: Side; act: 'rematch' | 'declineRematch' },
  now: Date,
): Promise<Match> {
  if (match.endReason === null) throw conflict('The game is still going on.');
  if (match.computer) {
    const { roomId, gameType, firstId, secondId } = match;
    const computer = { level: match.computer.level, side: other(match.computer.side) };
    const about = { roomId, gameType, first: secondId, second: firstId, computer };
    const next = await readMatch(query, await beginMatch(query, about, now));
    if (!next) throw new Error('The game was not stored.');
    await tell(emit, next);
    return next;
  }
  const asked = match.offers.rematch;
  const both = act === 'rematch' && asked === other(side);
  const changed = act === 'rematch' && !both ? offer(match, { rematch: side }) : without(match, 'rematch');
  const [first, second] = [playerOf(match, 1), playerOf(match, 0)];
  const here = await query<{ id: number }>(
    'game-rematch-players',
    'select user_id as id from game_participants where room_id = $1::int and is_active and user_id = any($2::int[])',
    [match.roomId, [first, second]],
  );
  if (act === 'rematch' && (here.length < 2 || first === null || second === null)) {
    throw conflict('The other player has left the room.');
  }
  const stored = { ...changed, change: match.change + 1 };
  await storeMatch(query, stored);
  if (!both || first === null || second === null) {
    await tell(emit, stored);
    return stored;
  }
  const { roomId, gameType } = match;
  const begun = await beginMatch(query, { roomId, gameType, first, second }, now);
  const next = await readMatch(query, begun);
  if (!next) throw new Error('The game was not stored.');
  await tell(emit, next);
  return next;
}
