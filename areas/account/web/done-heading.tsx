import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus from the button that has gone, so that what was done is read. */
export function DoneHeading({ level = 2, children }: { readonly level?: 2 | 3; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${level}` as 'h2';
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
