/// <reference types="vite/client" />
import { type ClipboardEvent, useState } from 'react';
import { type DateParts, partsIn, partsOf, textOf } from './date-text.ts';
import { FieldSet, useFieldIds } from './field.tsx';
import { TextField } from './text-field.tsx';
import './date-field.css';

const boxes = [
  { part: 'day', label: 'Day' },
  { part: 'month', label: 'Month' },
  { part: 'year', label: 'Year' },
] as const;

/**
 * A day in three boxes: nothing to scroll through, nothing to drag. A whole date typed or pasted into one of them,
 * such as "3 March 2026", fills all three. `value` is "2026-03-03" once it is a day, and dateError() of date-text.ts
 * judges it.
 */
export function DateField({
  id: given,
  label,
  hint = 'Such as 3 3 2026 or 3 March 2026',
  error,
  optional,
  value,
  onChange,
  birthday = false,
}: {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  optional?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  /** The person's own day of birth: the browser can fill it in. */
  birthday?: boolean | undefined;
}) {
  const { id, errorId } = useFieldIds({ hint, error }, given);
  const [typed, setTyped] = useState<DateParts>(() => partsOf(value));
  // What was typed stays as it is, unless the value comes from elsewhere: a draft, an undo.
  const parts = textOf(typed) === value ? typed : partsOf(value);
  const put = (next: DateParts) => {
    setTyped(next);
    onChange(textOf(next));
  };
  const takeWhole = (text: string) => {
    const found = partsIn(text);
    if (found) put(found);
    return found !== undefined;
  };
  const paste = (event: ClipboardEvent) => {
    if (takeWhole(event.clipboardData.getData('text'))) event.preventDefault();
  };
  return (
    <FieldSet id={id} legend={label} hint={hint} error={error} optional={optional}>
      <div className="date-boxes">
        {boxes.map(({ part, label: name }) => (
          <TextField
            key={part}
            id={`${id}-${part}`}
            label={name}
            inputMode={part === 'month' ? 'text' : 'numeric'}
            autoComplete={birthday ? `bday-${part}` : 'off'}
            aria-describedby={error ? errorId : undefined}
            aria-invalid={error ? true : undefined}
            value={parts[part]}
            onChange={(event) => put({ ...parts, [part]: event.currentTarget.value })}
            onBlur={(event) => takeWhole(event.currentTarget.value)}
            onPaste={paste}
          />
        ))}
      </div>
    </FieldSet>
  );
}
