import { whenThere } from './when-there.ts';

/** Where somebody was reading. */
export interface ReadingPlace {
  /** Pixels from the top of the page. */
  readonly scroll: number;
  /** What stood in the middle of the window, and its pixels from the window's top. */
  readonly anchor?: { readonly id: string; readonly top: number };
}

const restFrames = 4;
const mostFrames = 60;

export function readingPlace(): ReadingPlace {
  const scroll = window.scrollY;
  const anchor = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('#main [id]');
  return anchor ? { scroll, anchor: { id: anchor.id, top: anchor.getBoundingClientRect().top } } : { scroll };
}

/**
 * As far as the page reaches now, and to the same words once they are there: what lies above may have another height by
 * then, since parts of a page come after the first paint. Ends when the page rests, or at the first key,
 * press or turn of the wheel.
 */
export function readOn({ scroll, anchor }: ReadingPlace): () => void {
  scrollTo(0, scroll);
  const frames = new AbortController();
  const stopLooking = whenThere(
    () => {
      if (anchor) return document.getElementById(anchor.id);
      return document.documentElement.scrollHeight - innerHeight >= scroll ? document.body : null;
    },
    (element) => {
      if (!element) return;
      if (anchor) hold(element, anchor.top, frames);
      else scrollTo(0, scroll);
    },
  );
  return () => {
    stopLooking();
    frames.abort();
  };
}

/** Keeps an element at its distance from the top of the window while the page around it finds its height. */
function hold(element: Element, top: number, frames: AbortController): void {
  const { signal } = frames;
  for (const kind of ['keydown', 'pointerdown', 'wheel'])
    addEventListener(kind, () => frames.abort(), { capture: true, passive: true, signal });
  let rested = 0;
  let left = mostFrames;
  const step = () => {
    if (signal.aborted) return;
    const off = element.getBoundingClientRect().top - top;
    if (Math.abs(off) >= 1) scrollBy(0, off);
    rested = Math.abs(off) < 1 ? rested + 1 : 0;
    left -= 1;
    if (rested >= restFrames || left === 0) frames.abort();
    else requestAnimationFrame(step);
  };
  step();
}
