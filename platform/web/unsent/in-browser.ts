import { liveState, onLiveState } from '../live/state.ts';
import type { Queue, QueueOptions, Stored } from './queue.ts';

/** Storage may be full or forbidden; the page then works from memory, and `isKept` is false. */
export function browserStore<T>(name: string): QueueOptions<T, never>['store'] & { isKept(): boolean } {
  let memory: readonly Stored<T>[] | undefined;
  return {
    isKept: () => memory === undefined,
    read: () => {
      if (memory) return memory;
      try {
        const value: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
        return Array.isArray(value) ? (value as Stored<T>[]) : [];
      } catch {
        return [];
      }
    },
    write: (all) => {
      try {
        if (all.length > 0) localStorage.setItem(name, JSON.stringify(all));
        else localStorage.removeItem(name);
        memory = undefined;
      } catch {
        memory = all;
      }
    },
  };
}

/** What every queue of this browser has: its timers, and one tab at a time. */
export const inBrowser = (name: string) => ({
  later: (work: () => void, ms: number) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  alone: async (work: () => Promise<void>): Promise<void> => {
    if ('locks' in navigator) await navigator.locks.request(name, work);
    else await work();
  },
});

/**
 * Sends now, and whenever there is a connection again or the page comes into view; reads what other tabs have changed.
 * Returns the way to stop.
 */
export function followQueue<T>(name: string, queue: Queue<T>): () => void {
  const flush = () => void queue.flush();
  const shown = () => document.visibilityState === 'visible' && flush();
  const stored = ({ key }: StorageEvent) => key === name && queue.reload();
  const stop = onLiveState(() => liveState() === 'on' && flush());
  addEventListener('online', flush);
  addEventListener('storage', stored);
  document.addEventListener('visibilitychange', shown);
  flush();
  return () => {
    stop();
    removeEventListener('online', flush);
    removeEventListener('storage', stored);
    document.removeEventListener('visibilitychange', shown);
  };
}
