import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { DiarySettings } from '../../contract/settings.ts';
import { hasWord, withoutWord, withWord } from '../../pure/settings.ts';
import { changeSettings } from '../data.ts';
import { notSaved, notUndone } from './failures.ts';

interface WordListProps {
  readonly name: 'factors' | 'symptoms';
  readonly label: string;
  /** In a sentence and on the button: "symptom". */
  readonly thing: string;
  readonly hint: string;
  readonly longest: number;
  readonly most: number;
  readonly words: readonly string[];
}

const changed =
  (name: WordListProps['name'], change: (words: readonly string[]) => readonly string[]) =>
  (settings: DiarySettings): DiarySettings => ({ ...settings, [name]: [...change(settings[name])] });

/** A few words to choose from in an entry; each is saved at once. */
export function WordList({ name, label, thing, hint, longest, most, words }: WordListProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const save = async (change: (words: readonly string[]) => readonly string[]): Promise<boolean> => {
    setBusy(true);
    try {
      await changeSettings(changed(name, change));
      return true;
    } catch (problem) {
      notSaved(problem);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const add = async () => {
    const word = typed.trim();
    const wrong = !word
      ? `Write a ${thing}.`
      : hasWord(words, word)
        ? 'It is in the list already.'
        : words.length >= most
          ? `The list has ${most}, which is the most.`
          : undefined;
    setError(wrong);
    if (wrong || busy) return box.current?.focus();
    if (await save((list) => withWord(list, word))) {
      setTyped('');
      announce(`Added: ${word}`);
    }
    box.current?.focus();
  };
  const remove = async (word: string) => {
    const at = words.indexOf(word);
    if (busy || !(await save((list) => withoutWord(list, word)))) return;
    box.current?.focus();
    toast({
      title: `Removed: ${word}`,
      action: {
        label: 'Undo',
        onAction: () => {
          changeSettings(changed(name, (list) => withWord(list, word, at))).then(
            () => announce(`Restored: ${word}`),
            notUndone,
          );
        },
      },
    });
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };
  return (
    <div className="listed">
      {words.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list listed-chips" role="list" aria-label={label}>
          {words.map((word) => (
            <li key={word}>
              <span>{word}</span>
              <Button variant="quiet" icon={X} description="Remove a choice" onClick={() => void remove(word)}>
                Remove<span className="vh"> {word}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        ref={box}
        label={`New ${thing}`}
        hint={hint}
        error={error}
        maxLength={longest}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKey}
        after={
          <Button
            icon={Plus}
            pending={busy}
            pendingText="Saving…"
            description="Add a choice"
            onClick={() => void add()}
          >
            Add<span className="vh"> {thing}</span>
          </Button>
        }
      />
    </div>
  );
}
