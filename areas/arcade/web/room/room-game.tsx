import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { GameMatch, GameRoom } from '../../contract.ts';
import type { Game, Side } from '../../pure/game.ts';
import { GameBoard } from '../board/game-board.tsx';
import { useStates } from '../board/position.ts';
import { outcomeFor, resultSentence } from '../board/result-words.ts';
import { clockText, clockWords } from '../clock-words.ts';
import { namesIn } from '../names.ts';
import type { UsedMatch } from '../use-match.ts';
import { AfterGame } from './after-game.tsx';
import { Controls, extrasOf } from './controls.tsx';
import { OfferNotices } from './offers.tsx';
import { PlayerBar } from './player-bar.tsx';
import { useClocks } from './use-clocks.ts';
import { useComputer } from './use-computer.ts';

const timeCallMs = 500;

export function RoomGame({
  room,
  match,
  used,
  game,
}: {
  readonly room: GameRoom;
  readonly match: GameMatch;
  readonly used: UsedMatch;
  readonly game: Game;
}) {
  const { member } = useSession();
  const me: Side | null = !room.playing ? null : match.players[0]?.id === member?.id ? 0 : sideTwo(match, member?.id);
  const names = namesIn(match);
  const states = useStates(game, match.moves);
  const state = states.at(-1);
  const turn = game.turn(state);
  const computer = useComputer({ room, match, game, state }, used);
  const clocks = useClocks(match, turn);
  const { end, pausedBy } = match;
  const over = end ?? null;

  const { act, callTime } = used;
  // The other side says it, a moment later, for the server's clock is the one that counts; refused, it looks again.
  const runOut = clocks !== null && end === null && clocks[turn] === 0 && me !== null && me !== turn;
  const call = useEffectEvent(callTime);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look at the game, another call
  useEffect(() => {
    if (!runOut) return;
    const timer = setTimeout(call, timeCallMs);
    return () => clearTimeout(timer);
  }, [runOut, match.now]);

  const acting = { match, me, turn, names, act, pending: used.acting };
  const bar = (side: Side) => (
    <PlayerBar
      name={names[side]}
      person={match.players[side]}
      side={game.sides[side]}
      you={me === side}
      turn={!end && turn === side}
      clock={clocks && clockText(clocks[side])}
    />
  );
  const far: Side = me === 1 ? 0 : 1;
  return (
    <div className="room-game">
      <OfferNotices {...acting} game={game} />
      {pausedBy !== null && (
        <Notice title="Paused for rest">
          <p>
            {pausedBy === me
              ? 'You’re resting. The clock is paused and nothing is lost. Press “Resume” when you’re ready.'
              : `${names[pausedBy]} is resting. The clock is paused and nothing is lost.`}
          </p>
        </Notice>
      )}
      <GameBoard
        above={bar(far)}
        below={bar(far === 0 ? 1 : 0)}
        game={game}
        moves={match.moves}
        me={me}
        names={names}
        features={room.accessibilityFeatures}
        canMove={me !== null && end === null && pausedBy === null && !used.sending}
        onMove={used.play}
        status={computer.thinking ? 'The computer is thinking.' : statusOf(game, { me, turn, names, pausedBy })}
        result={over ? resultSentence(game, over, names, me) : null}
        outcome={over ? outcomeFor(over, me) : undefined}
        clocks={clocks && [clockWords(clocks[0]), clockWords(clocks[1])]}
        note={used.refused}
        extra={extrasOf(acting)}
      />
      {computer.failed && (
        <Notice
          tone="warn"
          title="The computer didn’t answer"
          action={<Button onClick={computer.tryAgain}>Try again</Button>}
        >
          <p>Nothing is lost.</p>
        </Notice>
      )}
      {end ? (
        <AfterGame
          {...acting}
          game={game}
          inRoom={room.playing && (match.computer !== null || room.currentPlayers === 2)}
        />
      ) : (
        <Controls {...acting} game={game} clocks={room.tournamentId === null} />
      )}
    </div>
  );
}

const sideTwo = (match: GameMatch, memberId: number | undefined): Side | null =>
  match.players[1]?.id === memberId ? 1 : null;

function statusOf(
  game: Game,
  {
    me,
    turn,
    names,
    pausedBy,
  }: { me: Side | null; turn: Side; names: readonly [string, string]; pausedBy: Side | null },
): string {
  if (pausedBy !== null) return 'The game is paused.';
  if (me === null) return `${names[turn]} to move, with ${game.sides[turn]}.`;
  return me === turn ? `Your turn. You play ${game.sides[me]}.` : `${names[turn]} to move. You play ${game.sides[me]}.`;
}
