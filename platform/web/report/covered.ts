import { useSyncExternalStore } from 'react';
import { currentSession } from '../session.ts';

/** How pictures and clips are shown to a moderator who came from a case. Undefined: as to everyone. */
export type Covered = 'covered' | 'shown';

/** In the tab alone. */
export const coveredKey = (memberId: number) => `doorways:covered:${memberId}`;

const listeners = new Set<() => void>();

function covered(): Covered | undefined {
  const value = document.documentElement.dataset.covered;
  return value === 'covered' || value === 'shown' ? value : undefined;
}

/** The style sheets blur what is covered (preferences/effects.css). */
export function setCovered(next: Covered | undefined): void {
  if (next) document.documentElement.dataset.covered = next;
  else delete document.documentElement.dataset.covered;
  const key = coveredKey(currentSession().member?.id ?? 0);
  try {
    if (next) sessionStorage.setItem(key, 'yes');
    else sessionStorage.removeItem(key);
  } catch {
    // Where the browser stores nothing, the pages of this visit are covered all the same.
  }
  for (const listener of listeners) listener();
}

/** The address of a thing, covered also where the link opens a window of its own. */
export function coveredHref(href: string): string {
  const [path = '', hash] = href.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}covered=1${hash === undefined ? '' : `#${hash}`}`;
}

/** Before the first paint. A reload covers again what was shown. */
export function restoreCovered(): void {
  const { member } = currentSession();
  if (!member) return;
  const isAsked = new URLSearchParams(location.search).has('covered');
  try {
    if (isAsked || sessionStorage.getItem(coveredKey(member.id))) setCovered('covered');
  } catch {
    if (isAsked) setCovered('covered');
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useCovered = (): Covered | undefined => useSyncExternalStore(subscribe, covered, () => undefined);
