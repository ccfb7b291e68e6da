import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import type { Log, LogState } from '../log/log.ts';

interface Options {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly end: RefObject<HTMLDivElement | null>;
  /** Before the numbers of messages in their ids. */
  readonly prefix: string;
  readonly log: Log | undefined;
  readonly state: LogState;
  readonly around: number | undefined;
  /** What the other types now: the end grows with it. */
  readonly typed: string;
  readonly beginAround: (seq: number) => void;
}

const scrolls = (box: HTMLElement) =>
  box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY !== 'visible';

/** Where one reads: at the end at first, at the same line when earlier ones come, and at the end again when new ones do. */
export function useThreadPlace({ box, end, prefix, log, state, around, typed, beginAround }: Options) {
  const atEnd = useRef(true);
  const wanted = useRef<number | undefined>(around);
  const held = useRef<{ readonly element: Element; readonly top: number } | undefined>(undefined);
  const last = state.messages.at(-1)?.seq ?? 0;
  const first = state.messages[0]?.seq ?? 0;
  const find = (seq: number) => document.getElementById(`${prefix}${seq}`);

  const goTo = (seq: number): boolean => {
    const element = find(seq);
    if (!element) return false;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
    return true;
  };

  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      atEnd.current = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [end]);

  useLayoutEffect(() => {
    wanted.current = around;
  }, [around]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has grown at its end, or another place is asked for
  useLayoutEffect(() => {
    if (last === 0) return;
    const seq = wanted.current;
    if (seq !== undefined) {
      wanted.current = undefined;
      // The page gives its heading the focus first.
      if (find(seq)) requestAnimationFrame(() => goTo(seq));
      else if (seq < first && state.hasEarlier) {
        wanted.current = seq;
        beginAround(seq);
      }
      return;
    }
    if (!atEnd.current) return;
    if (box.current && scrolls(box.current)) box.current.scrollTop = box.current.scrollHeight;
    else {
      // Whoever is about to write keeps the field in view, with the last words above it.
      const active = document.activeElement;
      if (active instanceof HTMLTextAreaElement) active.scrollIntoView({ block: 'nearest' });
      else if (active !== document.body) end.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [last, around, typed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has grown at its beginning
  useLayoutEffect(() => {
    const { element, top } = held.current ?? {};
    held.current = undefined;
    if (!element || top === undefined) return;
    const moved = element.getBoundingClientRect().top - top;
    if (box.current && scrolls(box.current)) box.current.scrollTop += moved;
    else scrollBy(0, moved);
  }, [first]);

  return {
    loadEarlier: async () => {
      if (!log) return;
      const element = find(first);
      const before = state.messages.length;
      if (element) held.current = { element, top: element.getBoundingClientRect().top };
      await log.loadEarlier();
      const now = log.state();
      if (now.earlierError) return;
      const count = now.messages.length - before;
      announce(counted(count, 'earlier message'));
      // The button goes with the last page; reading goes on where it stood.
      if (!now.hasEarlier) requestAnimationFrame(() => find(now.messages[0]?.seq ?? 0)?.focus({ preventScroll: true }));
    },
    /** Leads to a message, also to one further back than what is here. */
    show: (seq: number) => {
      if (goTo(seq)) return;
      wanted.current = seq;
      beginAround(seq);
    },
  };
}
