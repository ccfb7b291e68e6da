import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearRecentToasts, dismissToast, setToastsStay, type ToastItem, toast, toastMs, useToasts } from './toast.ts';

/** What a component would be given. */
function kept(): readonly ToastItem[] {
  let items: readonly ToastItem[] = [];
  const Reader = () => {
    items = useToasts();
    return null;
  };
  renderToStaticMarkup(createElement(Reader));
  return items;
}
const open = () => kept().filter((item) => item.open);

const clear = () => {
  for (const { id } of open()) dismissToast(id);
  clearRecentToasts();
};

beforeEach(() => {
  vi.useFakeTimers();
  // Files share one page: what another one has said may still be open.
  clear();
});
afterEach(() => {
  clear();
  setToastsStay(false);
  vi.clearAllTimers();
  vi.useRealTimers();
});

test('a new message closes the one before it, so that one is open at a time (SHELL-65)', () => {
  toast({ title: 'First' });
  toast({ title: 'Second' });
  expect(open().map(({ title }) => title)).toEqual(['Second']);
  expect(kept().map(({ title }) => title)).toEqual(['Second', 'First']);
});

test('an error that nobody dismissed comes back after the message that covered it', () => {
  toast({ title: 'Not saved', variant: 'destructive' });
  const { dismiss } = toast({ title: 'Saved' });
  // The toaster shows the newest of the open ones.
  expect(open()[0]?.title).toBe('Saved');
  dismiss();
  expect(open()[0]?.title).toBe('Not saved');
});

test('a message stays for 5000 ms, an error until it is dismissed, and all of them for whoever asks (SHELL-66)', () => {
  expect(toastMs({ title: 'Saved' })).toBe(5000);
  expect(toastMs({ title: 'Saved', duration: 12_000 })).toBe(12_000);
  expect(toastMs({ title: 'Not saved', variant: 'destructive' })).toBe(Number.POSITIVE_INFINITY);
  setToastsStay(true);
  expect(toastMs({ title: 'Saved' })).toBe(Number.POSITIVE_INFINITY);
});

test('a dismissed message is forgotten after 1,000,000 ms, not earlier (SHELL-69)', () => {
  toast({ title: 'Saved' }).dismiss();
  expect(open()).toEqual([]);
  vi.advanceTimersByTime(999_999);
  expect(kept()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(kept()).toHaveLength(0);
});

test('it holds id, title, description, action and variant, and can be changed while it is shown (SHELL-71)', () => {
  const onAction = vi.fn();
  const { id, update } = toast({
    title: 'Post deleted',
    description: 'It is gone.',
    action: { label: 'Undo', onAction },
    variant: 'default',
  });
  expect(open()[0]).toMatchObject({
    id,
    title: 'Post deleted',
    description: 'It is gone.',
    action: { label: 'Undo' },
    variant: 'default',
  });
  update({ title: 'Post brought back', variant: 'destructive' });
  expect(open()[0]).toMatchObject({ id, title: 'Post brought back', variant: 'destructive' });
});
