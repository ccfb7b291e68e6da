import { actsFor } from '#platform/web/acting.ts';
import { queryClient } from '#platform/web/cache/query-client.ts';
import { browserDrafts, type Draft, type DraftStore, draftsFrom } from '#platform/web/forms/drafts.ts';
import { onSession } from '#platform/web/session.ts';
import { currentKeys, knownKeys } from './diary-keys.ts';
import { withKeysForget } from './held-key.ts';

const inMemory = new Map<string, Draft>();
withKeysForget(() => inMemory.clear());
onSession(({ member }) => {
  if (!member) inMemory.clear();
});

/** Drafts that were written down before the diary was sealed, here or elsewhere. */
function takeOutOfStorage(): void {
  for (const name of draftsFrom('wellness-')) {
    const draft = browserDrafts.read(name);
    if (draft && !inMemory.has(name)) inMemory.set(name, draft);
    browserDrafts.write(name, undefined);
  }
}

/** As the diary is kept now: into the storage of the browser, or out of it. While no one knows, nothing moves. */
function settle(): void {
  if (actsFor()) return;
  const mode = knownKeys()?.mode;
  if (mode === 'sealed') takeOutOfStorage();
  if (mode !== 'recoverable') return;
  for (const [name, draft] of inMemory) browserDrafts.write(name, draft);
  inMemory.clear();
}

let follows = false;
function follow(): void {
  if (follows) return;
  follows = true;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'getWellnessKey') settle();
  });
}

/**
 * What is being written in the diary, under names that begin with “wellness-”. While the diary is sealed, or no one
 * knows yet, it stays in the memory of this tab: the storage of the browser is in the clear. What is written for someone
 * else stays there too.
 */
export const diaryDrafts: DraftStore = {
  read(name) {
    follow();
    return inMemory.get(name) ?? (actsFor() ? undefined : browserDrafts.read(name));
  },
  write(name, draft) {
    if (draft) inMemory.set(name, draft);
    else {
      inMemory.delete(name);
      if (actsFor()) return;
      browserDrafts.write(name, undefined);
    }
    if (knownKeys()) settle();
    else void currentKeys().catch(() => undefined);
  },
};
