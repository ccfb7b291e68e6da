import { Minus, Plus } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { Button } from './button.tsx';
import { FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

export type RangeProps = Omit<FieldProps, 'label'> & {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number | undefined;
  /** Written after the number: "milliseconds". */
  unit?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
};

/** One number in four ways: drag, arrow keys, Less and More, or typing it. */
export const Range = ({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  min,
  max,
  step = 1,
  unit,
  id,
  disabled,
}: RangeProps) => {
  const ids = useFieldIds({ hint, error }, id);
  const [draft, setDraft] = useState<string | null>(null);
  const decimals = (String(step).split('.')[1] ?? '').length;
  const nearest = (number: number) => {
    const near = min + Math.round((number - min) / step) * step;
    return Number(Math.min(max, Math.max(min, near)).toFixed(decimals));
  };
  const type = (text: string) => {
    setDraft(text);
    const number = Number(text);
    if (text.trim() !== '' && number >= min && number <= max) onChange(nearest(number));
  };
  const settle = () => {
    if (draft !== null && draft.trim() !== '' && Number.isFinite(Number(draft))) onChange(nearest(Number(draft)));
    setDraft(null);
  };
  const share = { '--share': `${((value - min) / (max - min || 1)) * 100}%` } as CSSProperties;
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <input
        className="range"
        type="range"
        id={ids.id}
        style={share}
        {...{ min, max, step, value, disabled }}
        aria-valuetext={unit ? `${value} ${unit}` : undefined}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(nearest(event.currentTarget.valueAsNumber))}
      />
      <div className="range-line">
        <Button
          icon={Minus}
          disabled={disabled}
          aria-disabled={value <= min || undefined}
          aria-label={`Less, ${label}`}
          onClick={() => onChange(nearest(value - step))}
        >
          Less
        </Button>
        <span className="range-number">
          <input
            className="input num"
            type="text"
            inputMode={decimals || min < 0 ? 'decimal' : 'numeric'}
            size={Math.max(String(min).length, String(max).length) + 1}
            aria-labelledby={`${ids.id}-label ${ids.id}-number`}
            value={draft ?? String(value)}
            disabled={disabled}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={settle}
          />
          <span className="vh" id={`${ids.id}-number`}>
            {unit ? `number in ${unit}` : 'number'}
          </span>
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
        <Button
          icon={Plus}
          disabled={disabled}
          aria-disabled={value >= max || undefined}
          aria-label={`More, ${label}`}
          onClick={() => onChange(nearest(value + step))}
        >
          More
        </Button>
      </div>
    </FieldFrame>
  );
};
