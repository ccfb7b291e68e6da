import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { Icon } from './icon.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };
export type SelectProps = FieldProps &
  ComponentProps<'select'> & {
    options?: readonly SelectOption[] | undefined;
    /** First, empty choice: "Choose one". */
    placeholder?: string | undefined;
    children?: ReactNode;
  };

/** The browser's own select: the one list that every assistive technology knows. */
export const Select = ({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  id,
  className,
  children,
  ...rest
}: SelectProps) => {
  const ids = useFieldIds({ hint, error }, id, rest['aria-describedby']);
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <span className="select">
        <select
          {...rest}
          id={ids.id}
          className={cx('input', className)}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <Icon icon={ChevronDown} />
      </span>
    </FieldFrame>
  );
};
