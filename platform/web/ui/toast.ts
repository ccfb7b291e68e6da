import { useSyncExternalStore } from 'react';
import { announce } from '../announce.ts';

export type ToastInput = {
  title: string;
  description?: string | undefined;
  /** One thing to do about it. It stays available in the recent messages. */
  action?: { label: string; onAction: () => void } | undefined;
  variant?: 'default' | 'destructive' | undefined;
  /** Milliseconds; 5000 unless said otherwise. Infinity: until dismissed. */
  duration?: number | undefined;
};
export type ToastItem = ToastInput & { id: number; at: number; open: boolean };
export type ToastHandle = { id: number; dismiss: () => void; update: (change: Partial<ToastInput>) => void };

const standardMs = 5000;
const forgetMs = 1_000_000;

let items: readonly ToastItem[] = [];
let last = 0;
let keepAll = false;
const listeners = new Set<() => void>();

const set = (next: readonly ToastItem[]) => {
  items = next;
  for (const listener of listeners) listener();
};
const change = (id: number, part: Partial<ToastItem>) =>
  set(items.map((item) => (item.id === id ? { ...item, ...part } : item)));

const say = ({ title, description, action, variant }: ToastInput) => {
  const words = [title, description].filter(Boolean).join(': ');
  announce(action ? `${words} Press F8 for ${action.label}.` : words, { urgent: variant === 'destructive' });
};

/** The member's wish that nothing disappears by itself. */
export const setToastsStay = (stay: boolean): void => {
  keepAll = stay;
  set([...items]);
};

/** How long this one is shown; errors wait to be dismissed. */
export const toastMs = ({ variant, duration }: ToastInput): number =>
  keepAll || (variant === 'destructive' && duration === undefined)
    ? Number.POSITIVE_INFINITY
    : (duration ?? standardMs);

/** Closes it. It stays among the recent messages for a while. */
export const dismissToast = (id: number): void => {
  if (!items.some((item) => item.id === id && item.open)) return;
  change(id, { open: false });
  setTimeout(() => set(items.filter((item) => item.id !== id)), forgetMs);
};

/**
 * Shows a message, speaks it and keeps it among the recent messages. One is visible at a time: a new one closes an
 * earlier one, except that an error which nobody dismissed comes back afterwards.
 */
export const toast = (input: ToastInput): ToastHandle => {
  last += 1;
  const id = last;
  for (const item of items) if (item.open && Number.isFinite(toastMs(item))) dismissToast(item.id);
  set([{ ...input, id, at: Date.now(), open: true }, ...items]);
  say(input);
  return {
    id,
    dismiss: () => dismissToast(id),
    update: (part) => {
      change(id, part);
      const now = items.find((item) => item.id === id);
      if (now && (part.title !== undefined || part.description !== undefined)) say(now);
    },
  };
};

/** Empties the list of recent messages; open ones stay. */
export const clearRecentToasts = (): void => set(items.filter((item) => item.open));

/** All kept messages, newest first. */
export const useToasts = (): readonly ToastItem[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => items,
    () => items,
  );
