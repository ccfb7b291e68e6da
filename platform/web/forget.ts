import type { Kept } from './area.ts';
import { clearDrafts } from './forms/drafts.ts';
import { clearLocalCopy } from './preferences/local-copy.ts';
import { currentSession } from './session.ts';
import { areasNow, whole } from './site.ts';

/** Takes what the areas keep for a member out of this browser. With the account goes what signing out leaves, too. */
export function forgetKept(kept: readonly Kept[], memberId: number, when: Kept['until']): void {
  for (const { store, key, until } of kept) {
    if (when === 'sign-out' && until === 'deletion') continue;
    try {
      if (store === 'indexedDB') indexedDB.deleteDatabase(key(memberId));
      else window[store].removeItem(key(memberId));
    } catch {
      // Storage is forbidden, so there is nothing in it.
    }
  }
}

/** What would be lost by signing out now, said by the areas; nothing where nothing is. */
export async function lostBySigningOut(): Promise<readonly string[]> {
  const memberId = currentSession().member?.id;
  if (memberId === undefined) return [];
  await whole().catch(() => undefined);
  return lostOf(
    areasNow().flatMap(({ kept = [] }) => kept),
    memberId,
  );
}

export const lostOf = (kept: readonly Kept[], memberId: number): readonly string[] =>
  kept.flatMap(({ until, isLost }) => (until === 'sign-out' && isLost?.(memberId)) || []);

/** Call it when the server has agreed, while the session here is still the member's. */
export async function forgetMember(when: Kept['until']): Promise<void> {
  const memberId = currentSession().member?.id;
  clearLocalCopy();
  clearDrafts();
  // Without the lists nobody could have opened what keeps anything.
  await whole().catch(() => undefined);
  if (memberId !== undefined)
    forgetKept(
      areasNow().flatMap(({ kept = [] }) => kept),
      memberId,
      when,
    );
}
