import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { statusOf } from '#platform/web/client/error.ts';

const tries = 3;
const last = new Map<string, Promise<void>>();

async function attempt(change: () => Promise<void>, reads: readonly RefreshKey[]): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await change();
      break;
    } catch (error) {
      if (statusOf(error) !== 409 || left <= 1) throw error;
    }
  }
  await refresh(reads);
}

/**
 * Changes the one record of a name by a `change` that reads it, and writes it with its version. Those of one tab come
 * one after the other; if another window or device saved it in between, the change is made again on what that one
 * saved. No hook: undoing happens in a message, when the page may be gone. `reads` are asked for again afterwards.
 */
export function changeNewest(record: string, reads: readonly RefreshKey[], change: () => Promise<void>): Promise<void> {
  const before = last.get(record) ?? Promise.resolve();
  const now = before.catch(() => undefined).then(() => attempt(change, reads));
  last.set(record, now);
  return now.finally(() => {
    if (last.get(record) === now) last.delete(record);
  });
}
