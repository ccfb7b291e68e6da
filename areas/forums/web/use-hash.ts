import { useSyncExternalStore } from 'react';

// The router's own steps come as the last two.
const steps = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function subscribe(listener: () => void): () => void {
  for (const step of steps) addEventListener(step, listener);
  return () => {
    for (const step of steps) removeEventListener(step, listener);
  };
}

/** What stands behind the # in the address. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash.slice(1));

const numberIn = (hash: string, name: string): number | undefined => {
  const found = new RegExp(`^${name}-(\\d{1,9})$`).exec(hash);
  return found ? Number(found[1]) : undefined;
};
export const replyIn = (hash: string) => numberIn(hash, 'reply');
export const commentIn = (hash: string) => numberIn(hash, 'comment');
