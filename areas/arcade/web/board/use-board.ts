import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { press } from './pick.ts';
import type { Extra } from './scan.ts';
import { answerTo, mayMove, type Position, type Question, questionIn, squareIn, squareWords } from './words.ts';

interface Using {
  readonly position: Position<unknown>;
  readonly canMove: boolean;
  readonly confirm: boolean;
  readonly onePress: boolean;
  /** What can be typed and said besides moves and questions, by its label. */
  readonly extra: readonly Extra[];
  readonly onMove: (move: string) => void;
  readonly onHint: (() => void) | undefined;
}

/** What the board is asked, what is picked up, and what waits to be chosen or confirmed. */
export function useBoard({ position, canMove, confirm, onePress, extra, onMove, onHint }: Using) {
  const { game, state, me } = position;
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [choosing, setChoosing] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState<string>();
  const [answer, setAnswer] = useState('');
  const mine = canMove && mayMove(me, game.turn(state));

  // Whatever was picked up belongs to the position before.
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    setPicked([]);
    setChoosing([]);
    setAsking(undefined);
  }, [state]);

  const say = (text: string) => {
    setAnswer(text);
    announce(text);
  };
  const play = (move: string) => {
    setPicked([]);
    setChoosing([]);
    setAsking(undefined);
    setAnswer('');
    onMove(move);
  };
  const ready = (move: string) => {
    if (!confirm) return play(move);
    setChoosing([]);
    setAsking(move);
  };
  const onPress = (square: number) => {
    if (!mine) return say(`${squareWords({ game, state, picked: [], mine }, square)}. ${whyNotNow(position, canMove)}`);
    const what = press(game, state, picked, square, { onePress });
    if (what.kind === 'move') return ready(what.move);
    if (what.kind === 'choose') return setChoosing(what.moves);
    if (what.kind === 'refused') return say(what.why);
    setPicked(what.kind === 'picked' ? what.squares : []);
    if (what.kind === 'dropped') say('Put back.');
    else announce(squareWords({ game, state, picked: what.squares, mine }, square));
  };
  const ask = (question: Question, square?: number) => {
    if (question === 'hint') return onHint ? onHint() : say('There are no hints in this game.');
    if (question === 'keys') return say('The keys are listed below the board: L, P, M, T, C, H and S.');
    say(answerTo(question, position, square));
  };
  const onKey = (key: string, square: number) => {
    if (key === 'Escape' && (picked.length > 0 || asking)) {
      setPicked([]);
      setAsking(undefined);
      say('Put back.');
      return true;
    }
    if (key.toLowerCase() === 's') {
      say(squareWords({ game, state, picked, mine }, square));
      return true;
    }
    const question = key.length === 1 ? questionIn(key) : undefined;
    if (question) ask(question, square);
    return question !== undefined;
  };
  const onText = (text: string): string | undefined => {
    const named = extra.find(({ label, sure }) => !sure && label.toLowerCase() === text.trim().toLowerCase());
    if (named) return void named.run();
    const question = questionIn(text);
    if (question) return void ask(question);
    const about = /^(?:moves|legal)\s+(.+)$/i.exec(text.trim())?.[1];
    const square = squareIn(game, about ?? text);
    // A number can be a square and a move; while it can be a move, it is one.
    const moves = mine && about === undefined ? game.typed(state, text) : [];
    if (moves.length === 1 && moves[0]) return void ready(moves[0]);
    if (moves.length > 1) return void setChoosing(moves);
    if (square !== undefined)
      return void (about ? ask('legal', square) : say(squareWords({ game, state, picked, mine }, square)));
    return mine ? `“${text.trim()}” is no legal move here. Type “moves” to hear them.` : whyNotNow(position, canMove);
  };
  return {
    ...{ mine, picked, choosing, asking, answer, say, play, ready, onPress, onKey, onText, ask },
    drop: () => {
      setPicked([]);
      setChoosing([]);
      setAsking(undefined);
    },
  };
}

function whyNotNow({ game, state, me, ended }: Position<unknown>, canMove: boolean): string {
  if (ended) return 'The game is over.';
  if (me === null) return 'You are watching.';
  return mayMove(me, game.turn(state)) && !canMove ? 'The board waits.' : 'It’s not your turn.';
}

export type Board = ReturnType<typeof useBoard>;
