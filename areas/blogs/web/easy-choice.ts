import { useSyncExternalStore } from 'react';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { versionKey as key } from './kept.ts';

export type Version = 'full' | 'easy';

function kept(): Version | undefined {
  try {
    const value = localStorage.getItem(key);
    return value === 'full' || value === 'easy' ? value : undefined;
  } catch {
    return undefined;
  }
}

let chosen: Version | undefined | null = null;
const listeners = new Set<() => void>();
const now = () => {
  if (chosen === null) chosen = kept();
  return chosen;
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function choose(version: Version) {
  chosen = version;
  try {
    localStorage.setItem(key, version);
  } catch {
    // Without storage the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Which version opens first: what the reader chose last on this device, else Easy Read with reading assistance. */
export function useVersion(): [Version, (version: Version) => void] {
  const assisted = usePreference('readingAssistance');
  return [useSyncExternalStore(subscribe, now) ?? (assisted ? 'easy' : 'full'), choose];
}
