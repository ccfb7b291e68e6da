import { useList } from '#platform/web/cache/use-list.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import type { addShortcut, listShortcuts, removeShortcut } from '../contract.ts';

const refresh = ['listShortcuts'] as const;

/** The pages that the member keeps at hand; nothing is asked for guests. */
export const useShortcutList = (enabled: boolean) => useList<typeof listShortcuts>('listShortcuts', {}, { enabled });

export const useAddShortcut = (options: { onDone: () => void; onFail: (error: Error) => void }) =>
  useWrite<typeof addShortcut>('addShortcut', { refresh, ...options });

export const useRemoveShortcut = (options: { onDone?: () => void; onFail: (error: Error) => void }) =>
  useWrite<typeof removeShortcut>('removeShortcut', { refresh, ...options });
