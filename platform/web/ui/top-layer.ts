import { useSyncExternalStore } from 'react';

// While a modal dialog is open everything outside it is inert. Whatever must still be reached (spoken messages,
// toasts, menus) asks here which element is on top and puts itself into it.
const stack: HTMLElement[] = [];
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Registers an open modal element; the returned function takes it off again. */
export const pushTopLayer = (element: HTMLElement): (() => void) => {
  stack.push(element);
  tell();
  return () => {
    const at = stack.lastIndexOf(element);
    if (at >= 0) stack.splice(at, 1);
    tell();
  };
};

/** The top-most open modal, or null. */
export const getTopLayer = (): HTMLElement | null => stack.at(-1) ?? null;

export const useTopLayer = (): HTMLElement | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getTopLayer,
    () => null,
  );
