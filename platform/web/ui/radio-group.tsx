import { type ReactNode, useId } from 'react';
import { type FieldProps, FieldSet } from './field.tsx';
import { Icon, type LucideIcon } from './icon.tsx';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  icon?: LucideIcon | undefined;
  disabled?: boolean | undefined;
};

export type RadioGroupProps<Value extends string> = Omit<FieldProps, 'label'> & {
  id?: string | undefined;
  legend: ReactNode;
  name?: string | undefined;
  options: readonly RadioOption<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  /** `picks` = cards to choose from; `list` = plain radio buttons under each other. */
  look?: 'picks' | 'list' | undefined;
  required?: boolean | undefined;
};

/** One answer out of a few. Real radio buttons, so arrows work as everywhere. */
export const RadioGroup = <Value extends string>({
  options,
  value,
  onChange,
  name,
  look = 'picks',
  required,
  ...field
}: RadioGroupProps<Value>) => {
  const own = useId();
  return (
    <FieldSet {...field}>
      <div className={look === 'picks' ? 'picks' : 'checks'}>
        {options.map((option) => {
          const hintId = `${own}-${option.value}-hint`;
          return (
            <label key={option.value} className={look === 'picks' ? 'pick ring-host' : 'check'}>
              <input
                type="radio"
                name={name ?? own}
                value={option.value}
                checked={value === option.value}
                disabled={option.disabled}
                required={required}
                aria-describedby={option.hint ? hintId : undefined}
                onChange={() => onChange(option.value)}
              />
              <span>
                {option.label}
                {option.hint && (
                  // Spoken as the description, so it is kept out of the name.
                  <small id={hintId} aria-hidden="true">
                    {option.hint}
                  </small>
                )}
              </span>
              {option.icon && <Icon icon={option.icon} size="l" className="push" />}
            </label>
          );
        })}
      </div>
    </FieldSet>
  );
};
