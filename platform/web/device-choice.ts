import { useSyncExternalStore } from 'react';

/** A choice that is kept on this device, and says nothing of who made it. Undefined until one was made. */
export function deviceChoice<T extends string>(key: string, values: readonly T[]) {
  let chosen: T | undefined | null = null;
  const listeners = new Set<() => void>();
  const kept = () => {
    try {
      const value = localStorage.getItem(key);
      return values.find((one) => one === value);
    } catch {
      return undefined;
    }
  };
  const now = () => {
    if (chosen === null) chosen = kept();
    return chosen;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const choose = (value: T) => {
    chosen = value;
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage the choice holds until the page is left.
    }
    for (const listener of listeners) listener();
  };
  return (): [T | undefined, (value: T) => void] => [useSyncExternalStore(subscribe, now), choose];
}
