import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus from the button that has gone, so that what was done is read. */
export function DoneHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
