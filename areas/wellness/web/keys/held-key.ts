import { currentSession, onSession } from '#platform/web/session.ts';
import type { Key } from '../../pure/web-crypto.ts';

/** The opened keys of the member’s diary, by generation, in the memory of this tab. */
const held = new Map<number, Key>();
let ownerId: number | undefined;
let channel: BroadcastChannel | undefined;

let changes = 0;
const listeners = new Set<() => void>();
const onForget = new Set<() => void>();

/** For useSyncExternalStore: what the browser can open has changed. */
export const changesOfKeys = () => changes;
export function followKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function tellKeys(): void {
  changes += 1;
  for (const listener of listeners) listener();
}
/** Whatever was made with the keys goes with them. */
export const withKeysForget = (forget: () => void) => onForget.add(forget);

export const heldKey = (generation: number): Key | undefined => held.get(generation);

export const allHeldKeys = () => [...held].map(([generation, key]) => ({ generation, key }));

export function holdKey(generation: number, key: Key): void {
  ownerId = currentSession().member?.id;
  held.set(generation, key);
  if (!channel && 'window' in globalThis) {
    channel = new BroadcastChannel('diary-lock');
    channel.onmessage = () => forgetKeys();
  }
  tellKeys();
}

/** Here, in this tab. */
export function forgetKeys(): void {
  held.clear();
  ownerId = undefined;
  channel?.close();
  channel = undefined;
  for (const forget of onForget) forget();
  tellKeys();
}

/** In every tab of this browser. */
export function lockDiary(): void {
  channel?.postMessage('lock');
  forgetKeys();
}

// Signed out, or someone else: here or in another tab.
onSession(({ member }) => {
  if (ownerId !== undefined && member?.id !== ownerId) forgetKeys();
});
