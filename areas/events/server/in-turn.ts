const last = new Map<number, Promise<unknown>>();

/**
 * Those who press at the same moment wait here and not each with a connection to the database. Several processes still
 * wait for each other at the event's row.
 */
export async function inTurn<T>(eventId: number, work: () => Promise<T>): Promise<T> {
  const before = last.get(eventId) ?? Promise.resolve();
  const own = before.then(work, work);
  last.set(eventId, own);
  try {
    return await own;
  } finally {
    if (last.get(eventId) === own) last.delete(eventId);
  }
}
