import type { SwitchName } from '#platform/contract/preferences-shape.ts';
import { type Combo, comboInWords, isCombo, reservedFor } from './combos.ts';
import { createHandlers, handlers } from './handlers.ts';

/** An action as data. What it does is said by useShortcut(id, …) wherever the thing lives. */
export interface ShortcutAction {
  /** area.verbNoun: 'feed.nextPost'. */
  readonly id: string;
  readonly label: string;
  /** Heading on the sheet. */
  readonly group: string;
  /** The default; null: none until the member picks one. */
  readonly combo: Combo | null;
  /** Works only while this preference is on. */
  readonly needs?: SwitchName;
  /** True when it makes sense while a dialog is open. */
  readonly inDialogs?: boolean;
}

/** Kept on this device: keyboards differ from device to device. */
export const bindingsKey = 'doorways-shortcuts';
type Bindings = Readonly<Record<string, Combo | null>>;

export interface RegistryState {
  readonly actions: readonly ShortcutAction[];
  readonly changed: Bindings;
}

export type Conflict = { readonly kind: 'taken' | 'reserved'; readonly text: string };

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

function readBindings(storage: Storage | null): Bindings {
  try {
    const value: unknown = JSON.parse(storage?.getItem(bindingsKey) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, combo]) => combo === null || isCombo(combo)));
  } catch {
    return {};
  }
}

export type ShortcutRegistry = ReturnType<typeof createRegistry>;

export function createRegistry(storage: Storage | null, { handle, handlerOf } = createHandlers()) {
  let state: RegistryState = { actions: [], changed: readBindings(storage) };
  const listeners = new Set<() => void>();

  function set(change: Partial<RegistryState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function keep(changed: Bindings): void {
    set({ changed });
    try {
      storage?.setItem(bindingsKey, JSON.stringify(changed));
    } catch {}
  }

  const comboFor = (action: ShortcutAction): Combo | null => {
    const own = state.changed[action.id];
    return own === undefined ? action.combo : own;
  };

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Adds actions to the list; the answer takes them off again. The same id twice is one action. */
    register: (actions: readonly ShortcutAction[]): (() => void) => {
      const ids = new Set(actions.map(({ id }) => id));
      set({ actions: [...state.actions.filter(({ id }) => !ids.has(id)), ...actions] });
      return () => set({ actions: state.actions.filter((action) => !actions.includes(action)) });
    },
    handle,
    handlerOf,
    comboFor,
    /** null switches the shortcut off. */
    bind: (id: string, combo: Combo | null) => keep({ ...state.changed, [id]: combo }),
    unbind: (id: string) => keep(Object.fromEntries(Object.entries(state.changed).filter(([each]) => each !== id))),
    unbindAll: () => keep({}),
    conflict: (id: string, combo: Combo): Conflict | null => {
      const other = state.actions.find((action) => action.id !== id && comboFor(action) === combo);
      if (other) return { kind: 'taken', text: `${comboInWords(combo)} already means “${other.label}”.` };
      const text = reservedFor(combo);
      return text ? { kind: 'reserved', text } : null;
    },
  };
}

function localStorageOrNull(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The one registry of the page. */
export const shortcuts = createRegistry(localStorageOrNull(), handlers);
/** Adds actions to the page's list; areas call this once, or pass them through their manifest. */
