import { FieldSet } from '#platform/web/ui/field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { BirthDate } from './checks.ts';

const parts = [
  { part: 'day', label: 'Day', autoComplete: 'bday-day' },
  { part: 'month', label: 'Month', autoComplete: 'bday-month' },
  { part: 'year', label: 'Year', autoComplete: 'bday-year' },
] as const;

/** Three plain fields: nothing to scroll through, and nothing to drag. */
export function BirthDateField({
  id,
  error,
  values,
  onChange,
}: {
  readonly id: string;
  readonly error: string | undefined;
  readonly values: BirthDate;
  readonly onChange: (values: BirthDate) => void;
}) {
  return (
    <FieldSet
      id={id}
      legend="Date of birth"
      hint="In numbers, such as 27 3 1987. You need to be 16 or older. We check it once and don’t keep it."
      error={error}
    >
      <div className="row birth-date">
        {parts.map(({ part, label, autoComplete }) => (
          <TextField
            key={part}
            id={`${id}-${part}`}
            label={label}
            inputMode="numeric"
            autoComplete={autoComplete}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error ? true : undefined}
            value={values[part]}
            onChange={(event) => onChange({ ...values, [part]: event.currentTarget.value })}
          />
        ))}
      </div>
    </FieldSet>
  );
}
