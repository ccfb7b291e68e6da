import { lazy, type ReactNode, Suspense } from 'react';

const Bars = lazy(async () => ({ default: (await import('./scroll-area-bars.tsx')).ScrollAreaBars }));

export type ScrollAreaProps = {
  /** Names the region, as it is a tab stop. */
  label: string;
  /** Any CSS length: "20rem". */
  maxHeight: string;
  children: ReactNode;
};

/** A part that scrolls by itself. Plain scrolling until the drawn bars (Radix) have arrived. */
export const ScrollArea = (props: ScrollAreaProps) => (
  <Suspense
    fallback={
      <section
        className="scroll-plain ring-in"
        style={{ maxBlockSize: props.maxHeight }}
        aria-label={props.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {props.children}
      </section>
    }
  >
    <Bars {...props} />
  </Suspense>
);
