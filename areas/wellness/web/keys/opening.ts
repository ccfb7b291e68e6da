import { currentSession } from '#platform/web/session.ts';
import type { Content } from '../../pure/contents.ts';
import { DoesNotOpen, openRecord } from '../../pure/sealing.ts';
import { heldKey, tellKeys, withKeysForget } from './held-key.ts';
import { isRestoring, restoreKept } from './kept-key.ts';

/** Something sealed, with what it is bound to. The member is always who is signed in: nothing else opens here. */
export interface SealedPart {
  readonly kind: string;
  readonly uid: string;
  readonly generation: number;
  readonly sealed: string;
}

/** locked: its key isn’t here. waiting: it is being opened. */
export type Found = { readonly content: Content } | 'damaged' | 'locked' | 'waiting';

const opened = new Map<string, { readonly content: Content } | 'damaged'>();
const underWay = new Set<string>();
let era = 0;
withKeysForget(() => {
  era += 1;
  opened.clear();
  underWay.clear();
});

const memberId = () => currentSession().member?.id ?? 0;
/** With its place: a text that was moved to another record is not found here, and doesn’t open. */
const nameOf = ({ kind, uid, generation, sealed }: SealedPart) =>
  JSON.stringify([memberId(), kind, uid, generation, sealed]);

export function findOpened(part: SealedPart): Found {
  return opened.get(nameOf(part)) ?? (heldKey(part.generation) || isRestoring() ? 'waiting' : 'locked');
}

/** What was just sealed here needs no opening. */
export const rememberOpened = (part: SealedPart, content: Content) => void opened.set(nameOf(part), { content });

async function open(part: SealedPart): Promise<{ readonly content: Content } | 'damaged' | undefined> {
  const key = heldKey(part.generation);
  if (!key) return undefined;
  try {
    return { content: (await openRecord(key, { userId: memberId(), ...part }, part.sealed)) as Content };
  } catch (error) {
    if (error instanceof DoesNotOpen) return 'damaged';
    throw error;
  }
}

/** Opens what can be opened, all at once, and tells the screens once. */
export async function openParts(parts: readonly SealedPart[]): Promise<void> {
  const now = era;
  const fresh = parts.filter((part) => findOpened(part) === 'waiting' && !underWay.has(nameOf(part)));
  if (fresh.length === 0) return;
  for (const part of fresh) underWay.add(nameOf(part));
  if (isRestoring()) await restoreKept();
  const found = await Promise.all(fresh.map(open));
  if (now !== era) return;
  for (const [at, part] of fresh.entries()) {
    const one = found[at];
    if (one) opened.set(nameOf(part), one);
    underWay.delete(nameOf(part));
  }
  tellKeys();
}
