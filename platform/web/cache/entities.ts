import { useCallback, useSyncExternalStore } from 'react';

/**
 * One copy of each thing, so that a like shows wherever the post is on the page. Lists hold ids. Not kept as queries:
 * the query cache drops what nobody watches, and a list would then point at nothing.
 */
export interface Entity {
  readonly id: number | string;
  readonly version?: number;
}

const store = new Map<string, Entity>();
const listeners = new Map<string, Set<() => void>>();
const changed = new Set<string>();

const keyOf = (kind: string, id: number | string) => `${kind}:${id}`;

/** After the running render or handler: entities may be put while React renders. */
function tell(key: string): void {
  if (changed.size === 0) {
    queueMicrotask(() => {
      const keys = [...changed];
      changed.clear();
      for (const one of keys) for (const listener of listeners.get(one) ?? []) listener();
    });
  }
  changed.add(key);
}

function merge(key: string, next: Entity): void {
  const old = store.get(key);
  if (old) {
    // An answer that was on its way while a newer one arrived.
    if (old.version !== undefined && next.version !== undefined && next.version < old.version) return;
    const names = Object.keys(next) as (keyof Entity)[];
    if (names.every((name) => Object.is(old[name], next[name]))) return;
  }
  store.set(key, { ...old, ...next });
  tell(key);
}

/** Adds or renews things of a kind; fields that an answer does not carry keep their value. */
export function putEntities(kind: string, items: readonly Entity[]): void {
  for (const item of items) merge(keyOf(kind, item.id), item);
}

/** Changes a thing on the page at once; the patch may be a function of what is there. */
export function patchEntity<T extends Entity>(
  kind: string,
  id: T['id'],
  patch: Partial<T> | ((old: T) => Partial<T>),
): void {
  const old = store.get(keyOf(kind, id)) as T | undefined;
  if (!old) return;
  merge(keyOf(kind, id), { ...old, ...(typeof patch === 'function' ? patch(old) : patch) });
}

export const readEntity = <T extends Entity>(kind: string, id: T['id']): T | undefined =>
  store.get(keyOf(kind, id)) as T | undefined;

export function dropEntity(kind: string, id: number | string): void {
  if (store.delete(keyOf(kind, id))) tell(keyOf(kind, id));
}

/** When somebody else signs in. Nobody is told: the screens that show these things are taken down in the same moment. */
export const forgetEntities = (): void => store.clear();

/** The thing as it is now, from whichever answer came last; undefined when it was never read or is gone. */
export function useEntity<T extends Entity>(kind: string, id: T['id'] | undefined): T | undefined {
  const key = keyOf(kind, id ?? '');
  const subscribe = useCallback(
    (listener: () => void) => {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key);
      };
    },
    [key],
  );
  const read = () => store.get(key) as T | undefined;
  return useSyncExternalStore(subscribe, read, read);
}
