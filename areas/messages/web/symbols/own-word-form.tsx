import { type FormEvent, useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../../pure/limits.ts';
import { boardWords, kinds } from '../../pure/symbols/words.ts';
import type { OwnWord } from './kept.ts';
import { Tile } from './tile.tsx';

/** A picture goes by the first word of the board that has it. */
const drawn = boardWords
  .filter(({ symbol }, at) => symbol && boardWords.findIndex((one) => one.symbol === symbol) === at)
  .map(({ symbol, word }) => ({ value: symbol, label: word }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** Adds a word of one's own, or changes it. */
export function OwnWordForm({
  word,
  isTaken,
  onSave,
  onCancel,
}: {
  /** Null for a new one. */
  readonly word: OwnWord | null;
  readonly isTaken: (text: string) => boolean;
  readonly onSave: (word: OwnWord) => void;
  readonly onCancel: () => void;
}) {
  const [given, setGiven] = useState<OwnWord>(word ?? { word: '', symbol: '', kind: 'who' });
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const text = given.word.trim().replace(/\s+/g, ' ');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = !text
      ? 'Write the word.'
      : text.length > limits.word
        ? `A word has at most ${limits.word} letters.`
        : isTaken(text)
          ? 'This word is already in My words.'
          : '';
    setError(problem);
    if (!problem) return onSave({ ...given, word: text });
    announce(problem, { urgent: true });
    field.current?.focus();
  };
  return (
    <form noValidate className="stack" onSubmit={submit}>
      <TextField
        ref={field}
        label="Word"
        hint="A name, a place, or a few words that belong together."
        error={error || undefined}
        value={given.word}
        autoComplete="off"
        onChange={({ currentTarget }) => setGiven({ ...given, word: currentTarget.value })}
      />
      <RadioGroup
        legend="What kind of word is it?"
        options={kinds.map(({ id, label }) => ({
          value: id,
          label: (
            <span className="sym-kind">
              <span className={`sym-swatch sym-${id}`} aria-hidden="true" />
              {label}
            </span>
          ),
        }))}
        value={given.kind}
        onChange={(kind) => setGiven({ ...given, kind })}
      />
      <Select
        label="Picture"
        hint="The pictures are named after words on the board."
        value={given.symbol}
        placeholder="No picture"
        options={drawn}
        onChange={({ currentTarget }) => setGiven({ ...given, symbol: currentTarget.value })}
      />
      <div className="sym-tiles sym-sample" inert aria-hidden="true">
        <Tile {...given} word={text || 'Word'} onPress={() => {}} />
      </div>
      <div className="row">
        <Button type="submit">{word ? 'Save the word' : 'Add the word'}</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
