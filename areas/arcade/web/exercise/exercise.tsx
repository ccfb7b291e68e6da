import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import type { Game } from '../../pure/game.ts';
import { GameBoard } from '../board/game-board.tsx';

/** One task on the board: the right move ends it, another legal one is put back with a sentence. */
export function Exercise({
  game,
  task,
  done,
  hint,
  judge,
  onDone,
}: {
  /** Begun at the position of the task (`startingFrom`). */
  readonly game: Game;
  /** In a sentence: "Your turn. Move the rook to a5." */
  readonly task: string;
  /** Said when it is done. */
  readonly done: string;
  readonly hint?: string | undefined;
  readonly judge: (move: string) => boolean | Promise<boolean>;
  readonly onDone: () => void;
}) {
  const [right, setRight] = useState<string>();
  const [judging, setJudging] = useState(false);
  const [tries, setTries] = useState(0);
  const [note, setNote] = useState<string | null>(null);
  const state = game.start();
  const side = game.turn(state);
  const names: readonly [string, string] = side === 0 ? ['You', 'The other player'] : ['The other player', 'You'];

  const tell = (text: string) => {
    // The same words again are no change, so the board would not say them.
    if (text === note) announce(text);
    setNote(text);
  };
  const play = async (move: string) => {
    setJudging(true);
    try {
      if (await judge(move)) {
        setNote(null);
        setRight(move);
        onDone();
        return;
      }
      setTries(tries + 1);
      const words = game.say(state, move);
      tell(`Try ${tries + 1}: ${words}. The rules allow it, but it isn’t the move we are looking for. Try again.`);
    } catch (error) {
      tell(textForPeople(error));
    } finally {
      setJudging(false);
    }
  };
  return (
    <GameBoard
      game={game}
      moves={right === undefined ? [] : [right]}
      me={side}
      names={names}
      features={[]}
      canMove={right === undefined && !judging}
      onMove={play}
      status={task}
      result={right === undefined ? null : done}
      outcome={right === undefined ? undefined : 'won'}
      onHint={hint && right === undefined ? () => tell(`Hint: ${hint}`) : undefined}
      note={note}
    />
  );
}
