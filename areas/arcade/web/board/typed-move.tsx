import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Game } from '../../pure/game.ts';
import { typedExamples } from './words.ts';

/** A move, a question or the name of a square, typed. What is not understood stays in the field, with why. */
export function TypedMove({
  game,
  disabled,
  onText,
}: {
  readonly game: Game;
  /** Why no move can be made now; questions are answered all the same. */
  readonly disabled: boolean;
  /** What was wrong with it; nothing: it was taken. */
  readonly onText: (text: string) => string | undefined;
}) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const send = () => {
    const wrong = text.trim() ? onText(text) : 'Type a move first.';
    setError(wrong);
    if (wrong) announce(wrong);
    else setText('');
  };
  return (
    <form
      noValidate
      className="board-typed"
      aria-label={disabled ? 'Ask' : 'Move'}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={disabled ? 'Ask the board' : 'Type a move'}
        hint={
          disabled
            ? 'Type last, pieces, turn, or a square.'
            : `For example: ${typedExamples[game.kind]}. You can also type last, pieces, moves, turn, or a square.`
        }
        value={text}
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(undefined);
        }}
        after={<Button type="submit">{disabled ? 'Ask' : 'Play'}</Button>}
      />
    </form>
  );
}
