import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

/** Opens or closes the menu of the header, from anywhere on the page. */
export function setMenuOpen(next: boolean): void {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useMenuOpen = (): boolean => useSyncExternalStore(subscribe, () => open);
