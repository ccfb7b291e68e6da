import type { KeyboardEvent } from 'react';

const stops = 'a[href], button:not(:disabled)';

/** Arrow keys, Home and End move through the links and buttons of a panel, beside Tab. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const at = all.indexOf(event.target as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  all[(next + all.length) % all.length]?.focus();
}
