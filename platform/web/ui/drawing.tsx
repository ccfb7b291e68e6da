import type { ReactNode } from 'react';

export type DrawingProps = { /** width in px at normal text size */ size?: number | undefined };

/** Our own line drawings. They decorate, so they are silent; their colours come from the --draw tokens only. */
export const Drawing = ({ box, size, children }: { box: [number, number]; size: number; children: ReactNode }) => (
  <svg
    className="draw"
    viewBox={`0 0 ${box[0]} ${box[1]}`}
    style={{ inlineSize: `${size / 16}rem` }}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
