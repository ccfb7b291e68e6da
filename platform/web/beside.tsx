import { Fragment, type ReactNode, useSyncExternalStore } from 'react';

interface Shown {
  readonly key: number;
  readonly element: ReactNode;
  readonly close: () => void;
}

let shown: Shown | undefined;
let opened = 0;
const listeners = new Set<() => void>();

function show(next: Shown | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Opens a dialog that belongs to no screen: what it was opened from may go, be drawn again or be a menu, and what is
 * half written in it stays. One at a time; leaving the page closes it.
 */
export function showBeside(make: (close: () => void) => ReactNode): void {
  shown?.close();
  opened += 1;
  const key = opened;
  const close = () => {
    if (shown?.key !== key) return;
    removeEventListener('popstate', close);
    removeEventListener('click', follow);
    show(undefined);
  };
  // A link inside leads to another screen; the dialog must not stay above it.
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target.closest('dialog a[href]')) setTimeout(close);
  };
  addEventListener('popstate', close);
  addEventListener('click', follow);
  show({ key, element: make(close), close });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const current = () => shown;

/** Where they are drawn: once, by the frame, with all that a page knows. */
export function Beside(): ReactNode {
  const now = useSyncExternalStore(subscribe, current, current);
  return now && <Fragment key={now.key}>{now.element}</Fragment>;
}
