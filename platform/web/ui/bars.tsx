/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import './bars.css';

export interface Bar {
  readonly label: string;
  /** From 0 to 1. */
  readonly part: number;
  /** What the bar says, in words or figures: "72%, 13 reviews". */
  readonly text: ReactNode;
}

/** Shares side by side. Everything that a bar shows is in the words beside it. */
export const Bars = ({ label, bars }: { label: string; bars: readonly Bar[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
  <ul className="plain-list bars" role="list" aria-label={label}>
    {bars.map((bar) => (
      <li key={bar.label}>
        <span className="bars-label">
          {bar.label}
          <span className="vh">: </span>
        </span>
        <span className="bars-bar" aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, Math.max(0, bar.part * 100))}%` }} />
        </span>
        <span className="bars-text num">{bar.text}</span>
      </li>
    ))}
  </ul>
);
