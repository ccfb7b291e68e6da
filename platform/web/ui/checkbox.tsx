import type { ComponentProps, ReactNode } from 'react';
import { FieldError, FieldHint, type FieldProps, FieldSet, useFieldIds } from './field.tsx';

export type CheckboxProps = Omit<FieldProps, 'optional'> & Omit<ComponentProps<'input'>, 'type'>;

export const Checkbox = ({ label, hint, error, id, className, ...rest }: CheckboxProps) => {
  const ids = useFieldIds({ hint, error }, id, rest['aria-describedby']);
  return (
    <div className="check-field" data-invalid={error ? '' : undefined}>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      <label className="check" id={`${ids.id}-label`}>
        <input
          {...rest}
          type="checkbox"
          id={ids.id}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
    </div>
  );
};

export type SwitchProps = Omit<FieldProps, 'optional' | 'error'> &
  Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> & {
    checked: boolean;
    onChange: (on: boolean) => void;
  };

/** A setting that works at once. The state is written out; colour and position only repeat it. */
export const Switch = ({ label, hint, id, checked, onChange, ...rest }: SwitchProps) => {
  const ids = useFieldIds({ hint }, id, rest['aria-describedby']);
  return (
    <div className="switch-field">
      <label className="switch">
        <span className="switch-name">{label}</span>
        <input
          {...rest}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          id={ids.id}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-describedby={ids.describedBy}
        />
        <span className="switch-word" aria-hidden="true">
          {checked ? 'On' : 'Off'}
        </span>
      </label>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
    </div>
  );
};

export type CheckboxGroupProps<Value extends string> = Omit<FieldProps, 'label'> & {
  id?: string | undefined;
  legend: ReactNode;
  name?: string | undefined;
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean | undefined }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
};

/** Several answers to one question. */
export const CheckboxGroup = <Value extends string>({
  options,
  values,
  onChange,
  name,
  ...field
}: CheckboxGroupProps<Value>) => (
  <FieldSet {...field}>
    <div className="checks">
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          label={option.label}
          hint={option.hint}
          disabled={option.disabled}
          checked={values.includes(option.value)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked
                ? [...values, option.value]
                : values.filter((value) => value !== option.value),
            )
          }
        />
      ))}
    </div>
  </FieldSet>
);
