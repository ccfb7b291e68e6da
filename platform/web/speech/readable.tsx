import { type ComponentProps, useRef } from 'react';
import { ReadAloud } from './read-aloud.tsx';

export type ReadableProps = ComponentProps<'div'> & {
  /** Ends the name of the control, so that names differ: "Read aloud reply 3". */
  readonly what: string;
};

/** A longer text that somebody wrote, with the control that reads it aloud. */
export function Readable({ what, ...rest }: ReadableProps) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <div {...rest} ref={text} />
      <ReadAloud target={text} what={what} />
    </>
  );
}
