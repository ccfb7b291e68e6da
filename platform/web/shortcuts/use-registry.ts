import { useEffect, useSyncExternalStore } from 'react';
import { type RegistryState, type ShortcutAction, shortcuts } from './registry.ts';

/** Adds actions to the list while this component is on the page. Give it a list that stays the same. */
export function useActions(actions: readonly ShortcutAction[]): void {
  useEffect(() => shortcuts.register(actions), [actions]);
}

export const useShortcuts = (): RegistryState => useSyncExternalStore(shortcuts.subscribe, shortcuts.getState);
