import { useEffect, useEffectEvent, useState } from 'react';
import type { GameMatch, GameRoom } from '../../contract.ts';
import type { Game } from '../../pure/game.ts';
import { useOpponent } from '../practice/use-opponent.ts';
import type { UsedMatch } from '../use-match.ts';

/** In a game with the computer, its moves are found in the browser of the one who plays against it. */
export function useComputer(
  { room, match, game, state }: { room: GameRoom; match: GameMatch; game: Game; state: unknown },
  { answer, answering, sending, lost }: Pick<UsedMatch, 'answer' | 'answering' | 'sending' | 'lost'>,
) {
  const { think } = useOpponent();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const { computer, end, pausedBy, moves } = match;
  const goesOn = room.playing && end === null && pausedBy === null;
  const isIts = computer !== null && goesOn && !sending && game.turn(state) === computer.side;
  const find = useEffectEvent(() =>
    computer ? think(game.kind, state, computer.level) : Promise.reject(new Error('No computer plays here.')),
  );
  const arrived = useEffectEvent(answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it thinks once about each position and each try
  useEffect(() => {
    if (!isIts) return;
    let wanted = true;
    setFailed(false);
    find().then(
      (move) => wanted && arrived(move),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [isIts, moves.length, match.id, tries]);
  // Where another tab was faster, the next position takes it back.
  useEffect(() => {
    if (lost > 0) setFailed(true);
  }, [lost]);
  const thinking = isIts && !answering && !failed;
  return { failed: failed && isIts, thinking, tryAgain: () => setTries((now) => now + 1) };
}
