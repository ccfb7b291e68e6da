import { useSyncExternalStore } from 'react';
import { absoluteTime, type Moment, relativeTime, relativeTimeMidSentence } from './relative-time.ts';

// One clock for all times on the page; it moves once a minute and rests in a hidden tab.
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => document.visibilityState === 'visible' && tick(), 60_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

// Preferences change attributes of <html>; one observer tells every time on the page.
const flagged = () => document.documentElement.hasAttribute('data-screen-reader');
const flagListeners = new Set<() => void>();
let observer: MutationObserver | undefined;

function subscribeFlag(listener: () => void): () => void {
  flagListeners.add(listener);
  if (!observer) {
    observer = new MutationObserver(() => {
      for (const one of flagListeners) one();
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-screen-reader'] });
  }
  return () => {
    flagListeners.delete(listener);
    if (flagListeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

export interface TimeProps {
  readonly value: Moment;
  /** 'absolute' always writes the date. */
  readonly look?: 'relative' | 'absolute';
  readonly className?: string;
  /** Short words of your own, such as “Yesterday”. */
  readonly words?: string | undefined;
  /** Words come before it: “Sent just now”, where it else is “Just now”. */
  readonly midSentence?: boolean;
}

/**
 * "5 hours ago", with the full date for hover, focus, taps and screen readers; the full date itself when screen reader
 * support is on.
 */
export function Time({ value, look = 'relative', className, words: given, midSentence = false }: TimeProps) {
  // Drawn again only when the words change, not every minute.
  const words = useSyncExternalStore(
    subscribe,
    () => given ?? (midSentence ? relativeTimeMidSentence : relativeTime)(value),
  );
  const spelledOut = useSyncExternalStore(subscribeFlag, flagged) || look === 'absolute';
  const date = absoluteTime(value);
  return (
    <time dateTime={new Date(value).toISOString()} data-tip={spelledOut ? undefined : date} className={className}>
      {spelledOut ? date : words}
      {!spelledOut && <span className="vh">, {date}</span>}
    </time>
  );
}
