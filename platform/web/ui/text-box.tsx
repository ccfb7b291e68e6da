import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { DictationButton } from '../speech/dictation.tsx';

export type TextBoxProps = ComponentProps<'textarea'> & {
  /** Name of the field, for the button that takes spoken words. */
  what: ReactNode;
};

/** The box of every field with several lines, so that each of them can be spoken into. */
export const TextBox = ({ what, ref, ...rest }: TextBoxProps) => {
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement, []);
  return (
    <>
      <textarea {...rest} ref={box} />
      <DictationButton target={box} what={what} />
    </>
  );
};
