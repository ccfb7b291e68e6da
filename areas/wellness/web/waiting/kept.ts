import { counted } from '#platform/contract/counted.ts';
import type { Kept } from '#platform/web/area.ts';
import type { DiaryKey } from '../../contract/keys.ts';
import type { KeptEntry } from './kept-entry.ts';

const key = (memberId: number) => `doorways:diary-waiting:${memberId}`;

function read(memberId: number): readonly KeptEntry[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(key(memberId)) ?? '[]');
    return Array.isArray(all) ? (all as KeptEntry[]) : [];
  } catch {
    return [];
  }
}

/** How many entries wait on this device, without any of the code that sends them. */
export const countWaiting = (memberId: number): number => read(memberId).length;

/** The keys that they are sealed with, themselves sealed: the diary may have others by now. */
export const keysOfWaiting = (memberId: number): readonly DiaryKey[] =>
  read(memberId).flatMap((one) => (one.key ? [one.key] : []));

/** Entries that were written and aren’t sent yet. They go when their member signs out, who is asked before. */
export const waitingKept: Kept = {
  store: 'localStorage',
  key,
  until: 'sign-out',
  isLost: (memberId) => {
    const count = countWaiting(memberId);
    return count > 0
      ? `${counted(count, 'entry', 'entries')} of your diary ${count === 1 ? 'isn’t' : 'aren’t'} sent yet. Signing out deletes ${count === 1 ? 'it' : 'them'}.`
      : undefined;
  },
};

/** Whose open diary can be written here without a connection. */
export const awayKept: Kept = { store: 'localStorage', key: () => 'doorways:diary-away', until: 'sign-out' };
