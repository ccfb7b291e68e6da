import { type ComponentProps, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../announce.ts';
import { cx } from './cx.ts';
import { FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { TextBox } from './text-box.tsx';

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> & {
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** Shows "98/500 characters". Typing past it is allowed and said; nothing that was pasted is cut off. */
    limit?: number | undefined;
  };

const left = (count: number, limit: number) =>
  count > limit ? `${count - limit} characters too many` : `${limit - count} characters left`;

/** Several lines. The count is spoken a second after typing stops, and only near or past the limit. */
export const TextArea = ({
  label,
  labelHidden,
  hint,
  error,
  optional,
  limit,
  id,
  className,
  value,
  defaultValue,
  onFocus,
  onInput,
  rows = 4,
  ...rest
}: TextAreaProps) => {
  const ids = useFieldIds({ hint, error }, id, rest['aria-describedby']);
  const max = limit ?? rest.maxLength;
  const [typed, setTyped] = useState((value ?? defaultValue ?? '').length);
  const count = value === undefined ? typed : value.length;
  const touched = useRef(false);
  useEffect(() => {
    if (max === undefined || !touched.current || count < max * 0.8) return;
    const timer = setTimeout(() => announce(left(count, max)), 1000);
    return () => clearTimeout(timer);
  }, [count, max]);
  const input = (event: FormEvent<HTMLTextAreaElement>) => {
    touched.current = true;
    setTyped(event.currentTarget.value.length);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
  const focus = (event: FocusEvent<HTMLTextAreaElement>) => {
    // The browser shows the caret, in its first line: what lies at the edge of the page may cover the others.
    event.currentTarget.scrollIntoView({ block: 'nearest' });
    onFocus?.(event);
  };
  const countId = `${ids.id}-count`;
  const describedBy = [ids.describedBy, max === undefined ? '' : countId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldFrame ids={ids} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      <TextBox
        {...rest}
        what={label}
        {...(value === undefined ? { defaultValue } : { value })}
        rows={rows}
        id={ids.id}
        className={cx('input', className)}
        aria-describedby={describedBy}
        aria-invalid={error || (max !== undefined && count > max) ? true : undefined}
        onFocus={focus}
        onInput={input}
      />
      {max !== undefined && (
        <p className={cx('hint num', count > max && 'hint-over')} id={countId}>
          {count}/{max} characters{count > max && `, ${count - max} too many`}
        </p>
      )}
    </FieldFrame>
  );
};
