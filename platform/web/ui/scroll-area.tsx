import { type ReactNode, useEffect, useRef, useState } from 'react';

/** SHELL-81. */
const barGoesMs = 600;

export type ScrollAreaProps = {
  /** Names the region, as it is a tab stop. */
  label: string;
  /** Any CSS length: "20rem". */
  maxHeight: string;
  children: ReactNode;
};

/** A part that scrolls by itself. Its bar is drawn while the pointer or the focus is there, and a moment longer. */
export const ScrollArea = ({ label, maxHeight, children }: ScrollAreaProps) => {
  const [drawn, setDrawn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    clearTimeout(timer.current);
    setDrawn(true);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDrawn(false), barGoesMs);
  };
  return (
    <section
      className="scroll-area ring-in"
      style={{ maxBlockSize: maxHeight }}
      data-bar={drawn || undefined}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
      tabIndex={0}
      onPointerEnter={show}
      onPointerLeave={leave}
      onFocus={show}
      onBlur={leave}
    >
      {children}
    </section>
  );
};
