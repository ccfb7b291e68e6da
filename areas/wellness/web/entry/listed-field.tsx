import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../../pure/limits.ts';
import { withAdded } from './entry-values.ts';

interface ListedFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** In a sentence and on the button: "symptom". */
  readonly thing: string;
  readonly list: readonly string[];
  readonly typed: string;
  readonly error: string | undefined;
  readonly onList: (list: readonly string[]) => void;
  readonly onTyped: (typed: string) => void;
  /** From earlier entries, to be added in one press. */
  readonly earlier?: readonly string[];
}

/** A few words at a time, each of which can be removed again. */
export function ListedField({
  id,
  label,
  hint,
  thing,
  list,
  typed,
  error,
  onList,
  onTyped,
  earlier = [],
}: ListedFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const full = list.length >= limits.listed;
  const add = (words: string) => {
    const next = withAdded(list, words);
    onTyped('');
    if (next !== list) {
      onList(next);
      announce(`Added: ${next.at(-1)}`);
    } else if (words.trim())
      announce(full ? `That is the most for one entry: ${limits.listed}` : 'Already in the list');
    box.current?.focus();
  };
  const remove = (one: string) => {
    onList(list.filter((item) => item !== one));
    announce(`Removed: ${one}`);
    box.current?.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  };
  const offered = earlier.filter((one) => withAdded(list, one) !== list).slice(0, 6);
  return (
    <div className="listed">
      {list.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list listed-chips" role="list" aria-label={label}>
          {list.map((one) => (
            <li key={one}>
              <span>{one}</span>
              <Button variant="quiet" icon={X} description="Remove from this entry" onClick={() => remove(one)}>
                Remove<span className="vh"> {one}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        id={id}
        ref={box}
        label={label}
        hint={hint}
        error={error}
        maxLength={limits.symptom}
        autoComplete="off"
        value={typed}
        onChange={(event) => onTyped(event.currentTarget.value)}
        onKeyDown={onKey}
        after={
          <Button icon={Plus} onClick={() => add(typed)}>
            Add<span className="vh"> {thing}</span>
          </Button>
        }
      />
      {offered.length > 0 && (
        <div className="row listed-earlier">
          <span className="soft small">From earlier days:</span>
          {offered.map((one) => (
            <Button
              key={one}
              variant="quiet"
              icon={Plus}
              description="Add one of earlier days"
              onClick={() => add(one)}
            >
              <span className="vh">Add </span>
              {one}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
