import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { DictationButton } from '../speech/dictation.tsx';
import { cx } from './cx.ts';
import { FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

export type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    /** A button on the same line, such as "Show password" or "Search". */
    after?: ReactNode;
    /** It takes spoken words as well, as every search box does. */
    spoken?: boolean | undefined;
  };

/** One line of text: also email, password, search, tel, url, number, date. Give `autoComplete` where one exists. */
export const TextField = ({
  label,
  labelHidden,
  hint,
  error,
  optional,
  after,
  id,
  className,
  type = 'text',
  spoken = type === 'search',
  ref,
  ...rest
}: TextFieldProps) => {
  const ids = useFieldIds({ hint, error }, id, rest['aria-describedby']);
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement, []);
  const input = (
    <input
      {...rest}
      ref={box}
      type={type}
      id={ids.id}
      className={cx('input', className)}
      aria-describedby={ids.describedBy}
      aria-invalid={error ? true : undefined}
    />
  );
  return (
    <FieldFrame ids={ids} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {after ? (
        <div className="field-line">
          {input}
          {after}
        </div>
      ) : (
        input
      )}
      {spoken && <DictationButton target={box} what={label} />}
    </FieldFrame>
  );
};
