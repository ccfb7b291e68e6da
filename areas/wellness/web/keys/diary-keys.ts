import { useEffect, useSyncExternalStore } from 'react';
import { actsFor } from '#platform/web/acting.ts';
import { readKey } from '#platform/web/cache/keys.ts';
import { queryClient } from '#platform/web/cache/query-client.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { call } from '#platform/web/client/call.ts';
import { ApiError, statusOf } from '#platform/web/client/error.ts';
import { currentSession } from '#platform/web/session.ts';
import type { getWellnessKey, WellnessKeys } from '../../contract/keys.ts';
import type { Content } from '../../pure/contents.ts';
import { sealRecord } from '../../pure/sealing.ts';
import { changesOfKeys, followKeys, heldKey } from './held-key.ts';
import { dropKept, isKept, isRestoring, restoreKept } from './kept-key.ts';
import { rememberOpened } from './opening.ts';

/** Some key of a sealed diary is not here. */
export const isLockedBy = ({ keys }: WellnessKeys): boolean =>
  keys.some(({ mode, generation }) => mode === 'sealed' && !heldKey(generation));

/** What this device keeps goes once it no longer opens the diary, or nothing is sealed. */
async function settleKept(keys: WellnessKeys): Promise<void> {
  // These are the keys of someone else’s diary.
  if (actsFor()) return;
  await restoreKept();
  if (isKept() && (isLockedBy(keys) || keys.keys.every(({ mode }) => mode === 'recoverable'))) dropKept();
}

/** How the diary is kept, and whether it can be read here. */
export function useDiaryKeys() {
  const read = useRead<typeof getWellnessKey>('getWellnessKey');
  const { data } = read;
  useSyncExternalStore(followKeys, changesOfKeys, changesOfKeys);
  useEffect(() => {
    if (data) void settleKept(data);
  }, [data]);
  const isWaiting = !actsFor() && isRestoring();
  return {
    ...read,
    loading: read.loading || isWaiting,
    isLocked: !isWaiting && data !== undefined && isLockedBy(data),
    /** A reload opens it without the passphrase. */
    isKept: isKept(),
  };
}

/** As they were last read; `fresh` asks the server. */
export const currentKeys = ({ fresh = false } = {}): Promise<WellnessKeys> =>
  queryClient.fetchQuery({
    queryKey: readKey('getWellnessKey'),
    queryFn: () => call<typeof getWellnessKey>('getWellnessKey'),
    staleTime: fresh ? 0 : Number.POSITIVE_INFINITY,
  });
export const knownKeys = () => queryClient.getQueryData<WellnessKeys>(readKey('getWellnessKey'));
export const putKeys = (keys: WellnessKeys) => void queryClient.setQueryData(readKey('getWellnessKey'), keys);

/** What a write says in a locked diary. */
export const lockedError = () => {
  const detail = 'Your diary is locked. Unlock it, then save again.';
  return new ApiError(423, JSON.stringify({ title: 'Locked', status: 423, detail }));
};

/** Seals a content as the diary is kept; undefined where the server keeps it. */
export type Seal = (
  record: { readonly kind: string; readonly uid: string },
  content: Content,
) => Promise<string | undefined>;

export const sealWith =
  ({ mode, generation }: WellnessKeys): Seal =>
  async ({ kind, uid }, content) => {
    if (mode === 'recoverable') return undefined;
    const key = heldKey(generation);
    if (!key) throw lockedError();
    const userId = currentSession().member?.id ?? 0;
    const sealed = await sealRecord(key, { userId, kind, uid, generation }, content);
    rememberOpened({ kind, uid, generation, sealed }, content);
    return sealed;
  };

/** Writes with the keys as they are known; where they have changed since, once more with those that hold now. */
export async function withKeys<T>(write: (seal: Seal, keys: WellnessKeys) => Promise<T>): Promise<T> {
  const known = await currentKeys();
  if (isRestoring()) await restoreKept();
  try {
    return await write(sealWith(known), known);
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    const now = await currentKeys({ fresh: true });
    if (now.generation === known.generation && now.mode === known.mode) throw error;
    return write(sealWith(now), now);
  }
}
