import { type RefObject, useEffect, useRef } from 'react';
import type { Conversation } from '../../contract.ts';
import { markRead } from '../data.ts';

const pauseMs = 600;

/** Everything is read when its end is in view, the page is shown, and its window is the one in use. */
export function useReading({
  head: { id, readSeq },
  ownId,
  end,
  last,
}: {
  readonly head: Conversation;
  readonly ownId: number;
  readonly end: RefObject<HTMLElement | null>;
  readonly last: number;
}): void {
  const sent = useRef(readSeq);
  useEffect(() => {
    const element = end.current;
    if (!element || id === null || ownId === 0) return;
    sent.current = Math.max(sent.current, readSeq);
    if (last <= sent.current) return;
    let inView = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (!inView || document.visibilityState !== 'visible' || !document.hasFocus() || last <= sent.current) return;
      timer = setTimeout(() => {
        const before = sent.current;
        sent.current = last;
        markRead(id, last).catch(() => {
          sent.current = before;
        });
      }, pauseMs);
    };
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(element);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, ownId, last, readSeq, end]);
}
