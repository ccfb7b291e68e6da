import { useSyncExternalStore } from 'react';
import { type ToastInput, toast } from '../ui/toast.ts';

/** Notices that wait for a break while concentrationMode is on. Urgent ones (safety, crisis) never wait. */
export interface Notice {
  readonly urgent?: boolean;
  readonly deliver: () => void;
}

export function createHeldNotices() {
  let holding = false;
  let held: readonly Notice[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly Notice[]) => {
    held = next;
    for (const listener of listeners) listener();
  };
  const takeBreak = () => {
    const waiting = held;
    set([]);
    for (const notice of waiting) notice.deliver();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    count: () => held.length,
    /** Off delivers everything that waited, in order. */
    setHolding: (wanted: boolean) => {
      holding = wanted;
      if (!wanted) takeBreak();
    },
    /** Delivers now, or keeps it for the break. */
    offer: (notice: Notice) => {
      if (holding && !notice.urgent) set([...held, notice]);
      else notice.deliver();
    },
    takeBreak,
  };
}

export const heldNotices = createHeldNotices();

/** A message about something that happened elsewhere. Answers to the person's own actions use toast() and never wait. */
export const notify = (input: ToastInput, { urgent = false } = {}): void =>
  heldNotices.offer({ urgent, deliver: () => toast(input) });

/** How many wait, and the break. Show "3 notices are waiting" with a button; never a moving counter. */
export function useHeldNotices(): { readonly waiting: number; readonly takeBreak: () => void } {
  const waiting = useSyncExternalStore(heldNotices.subscribe, heldNotices.count);
  return { waiting, takeBreak: heldNotices.takeBreak };
}
