/**
 * Work on the same key runs one after the other within this process, so that those who wait hold no connection to the
 * database. Several processes still wait for each other at the row that is locked.
 */
export function makeMutex<Key>() {
  const last = new Map<Key, Promise<unknown>>();
  return async <T>(key: Key, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
