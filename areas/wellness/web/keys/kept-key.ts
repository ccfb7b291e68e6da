import { currentSession, onSession } from '#platform/web/session.ts';
import type { Key } from '../../pure/web-crypto.ts';
import { keysKept, markKept } from '../kept.ts';
import { allHeldKeys, holdKey, tellKeys, withKeysForget } from './held-key.ts';

/**
 * The keys of a sealed diary on this device, for a member who asked for it. They are in IndexedDB as keys that no script
 * can read the bytes of; only who signs in as that member is given anything to open with them. See decision 024.
 */
interface Kept {
  readonly memberId: number;
  readonly keys: readonly { readonly generation: number; readonly key: Key }[];
  /** When they last opened the diary, in milliseconds. */
  readonly at: number;
}

const [mark, database] = [markKept.key(0), keysKept.key(0)];
/** The keys are being taken away. The mark stays until they are gone: a page that is left meanwhile tries again. */
const leaving = 'leaving';
const [shelf, place] = ['keys', 'kept'];
/** A device that wasn’t used for so long may be in other hands. */
export const mostDays = 30;

const memberId = () => currentSession().member?.id;

function marked(): string | null {
  try {
    return localStorage.getItem(mark);
  } catch {
    // Storage is forbidden, so there is nothing in it.
    return null;
  }
}

/** This device keeps the present member’s diary unlocked. */
export const isKept = (): boolean => marked() !== null && marked() === String(memberId());

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function onShelf<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(shelf);
  const db = await done(opening);
  try {
    return await work(db.transaction(shelf, 'readwrite').objectStore(shelf));
  } finally {
    // What is open can’t be deleted.
    db.close();
  }
}

/** From now on a reload opens the diary here. False: this browser can’t keep it. */
export async function keepUnlocked(): Promise<boolean> {
  const id = memberId();
  if (id === undefined) return false;
  try {
    const kept: Kept = { memberId: id, keys: allHeldKeys(), at: Date.now() };
    tried = { id, isDone: true, promise: Promise.resolve() };
    // Before the keys: a page that is left between the two leaves nothing that is not looked for.
    localStorage.setItem(mark, String(id));
    await onShelf((store) => done(store.put(kept, place)));
    tellKeys();
    return true;
  } catch {
    dropKept();
    return false;
  }
}

/** Nothing is left of it on this device; what is open in this tab is open until it is locked. */
export function dropKept(): void {
  if (marked() === null) return;
  try {
    localStorage.setItem(mark, leaving);
    indexedDB.deleteDatabase(database).onsuccess = () => {
      if (marked() === leaving) localStorage.removeItem(mark);
    };
  } catch {
    // Storage is forbidden, so there is nothing in it.
  }
  tellKeys();
}

async function restore(id: number): Promise<void> {
  if (!isKept()) return dropKept();
  const kept = await onShelf(async (store): Promise<Kept | undefined> => {
    const found = (await done(store.get(place))) as Kept | undefined;
    const fresh = found?.memberId === id && Date.now() - found.at < mostDays * 86_400_000 ? found : undefined;
    if (fresh) await done(store.put({ ...fresh, at: Date.now() }, place));
    return fresh;
  }).catch(() => undefined);
  if (!kept) return dropKept();
  // Locked, or signed out, in another tab meanwhile.
  if (!isKept()) return;
  for (const { generation, key } of kept.keys) holdKey(generation, key);
}

let tried: { readonly id: number; isDone: boolean; readonly promise: Promise<void> } | undefined;

/** Opens the diary with the keys that this device keeps, once for each member who comes. */
export function restoreKept(): Promise<void> {
  const id = memberId();
  if (id === undefined) return Promise.resolve();
  if (tried?.id !== id) {
    const now = { id, isDone: false, promise: restore(id) };
    tried = now;
    void now.promise.finally(() => {
      now.isDone = true;
      tellKeys();
    });
  }
  return tried.promise;
}

/** The keys may be here in a moment. */
export const isRestoring = (): boolean => isKept() && !(tried?.id === memberId() && tried?.isDone);

// Locked here or in another tab, or someone else is here.
withKeysForget(dropKept);
onSession(({ unknown }) => {
  if (!unknown && marked() !== null && !isKept()) dropKept();
});
