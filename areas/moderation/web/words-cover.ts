import { useSyncExternalStore } from 'react';
import { currentSession } from '#platform/web/session.ts';

export const wordsCoverKey = (memberId: number) => `doorways:words-cover:${memberId}`;

const ownKey = () => wordsCoverKey(currentSession().member?.id ?? 0);
const listeners = new Set<() => void>();
/** Where the browser stores nothing, it holds until the page goes. */
const here = new Map<string, boolean>();

function areCovered(): boolean {
  const known = here.get(ownKey());
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(ownKey()) === 'yes';
  } catch {
    return false;
  }
}

export function coverWords(on: boolean): void {
  here.set(ownKey(), on);
  try {
    if (on) localStorage.setItem(ownKey(), 'yes');
    else localStorage.removeItem(ownKey());
  } catch {
    // `here` has it.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The moderator wants all words of reports, flags and appeals covered until they ask. */
export const useWordsCover = (): boolean => useSyncExternalStore(subscribe, areCovered, () => false);
