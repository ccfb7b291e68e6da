import { useSyncExternalStore } from 'react';
import { announce } from '#platform/web/announce.ts';
import { urlOf } from '#platform/web/client/address.ts';
import { draftName, readDraft, writeDraft } from '#platform/web/forms/drafts.ts';
import { limits } from '../pure/options.ts';

// Kept like a draft: in this browser, for this member, and forgotten when they sign out.
const name = () => draftName('take-away');
const listeners = new Set<() => void>();
let shown: { name: string; ids: readonly number[] } | undefined;

function chosen(): readonly number[] {
  if (shown?.name === name()) return shown.ids;
  const kept = readDraft(name())?.ids;
  const ids = Array.isArray(kept)
    ? kept.filter((id): id is number => Number.isInteger(id)).slice(0, limits.bundle)
    : [];
  shown = { name: name(), ids };
  return ids;
}

function set(ids: readonly number[]): void {
  shown = { name: name(), ids };
  writeDraft(name(), ids.length > 0 ? { ids } : undefined);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useChosenIds = (): readonly number[] => useSyncExternalStore(subscribe, chosen, chosen);

/** Whether one is chosen, and the way to change it. */
export function useChosen(id: number): [boolean, (on: boolean) => void] {
  const ids = useChosenIds();
  const choose = (on: boolean) => {
    const others = chosen().filter((one) => one !== id);
    if (on && others.length >= limits.bundle) {
      announce(`You can take ${limits.bundle} at a time. Download these first.`, { urgent: true });
      return;
    }
    set(on ? [...others, id] : others);
    announce(`${chosen().length} chosen to take away`);
  };
  return [ids.includes(id), choose];
}

export const clearChosen = (): void => set([]);

export const bundleUrl = (ids: readonly number[]): string => urlOf('getResourceBundle', { ids: ids.join(',') });
