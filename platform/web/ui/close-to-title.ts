import { flushSync } from 'react-dom';

/** Closes a dialog whose opener goes with what was done: the focus is on the title of the page. */
export function closeToTitle(close: () => void): void {
  flushSync(close);
  document.getElementById('page-title')?.focus();
}
