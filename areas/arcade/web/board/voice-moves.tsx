import { useEffect, useRef } from 'react';
import { DictationButton } from '#platform/web/speech/dictation.tsx';
import type { Game } from '../../pure/game.ts';
import { heard } from './heard.ts';
import type { Board } from './use-board.ts';

/** Moves, questions and answers by voice, for members who have speech input on and a browser that has it. */
export function VoiceMoves({
  game,
  state,
  board,
}: {
  readonly game: Game;
  readonly state: unknown;
  readonly board: Board;
}) {
  const hear = (text: string) => {
    const said = heard(game, state, text);
    const word = said.toLowerCase();
    if (board.asking !== undefined && ['yes', 'play it'].includes(word)) return board.play(board.asking);
    if ((board.asking !== undefined || board.choosing.length > 0) && ['no', 'not yet', 'cancel'].includes(word)) {
      return board.drop();
    }
    const chosen = board.choosing.find((move) => game.choice(move) === word);
    if (chosen) return board.ready(chosen);
    const wrong = board.onText(said);
    if (wrong) board.say(wrong);
  };
  // Listening goes on over several moves, so it asks for the position as it is when a word comes.
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  return <DictationButton what="your moves" onWords={(text) => latest.current(text)} />;
}
