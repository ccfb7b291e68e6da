import { useEffect, useRef, useState } from 'react';
import { announce } from '../announce.ts';

/** One line lit, the rest dimmed. Follows the pointer; Alt and the arrow keys move it by a line. Never takes clicks. */
export function ReadingRuler() {
  const [top, setTop] = useState(() => Math.round(innerHeight / 3));
  const place = useRef(top);
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => {
    announce('Reading ruler on. Alt and the up or down arrow move it.');
    const stop = new AbortController();
    const { signal } = stop;
    const line = () => band.current?.offsetHeight ?? 40;
    const within = (value: number) => Math.max(0, Math.min(value, innerHeight - line()));
    const move = (to: number) => {
      place.current = within(to);
      setTop(place.current);
    };
    const key = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (!event.altKey || event.ctrlKey || event.metaKey || step === 0) return;
      event.preventDefault();
      const next = place.current + step * line();
      // At the edge the page moves instead of the ruler.
      if (next !== within(next)) scrollBy({ top: step * line() });
      move(next);
    };
    addEventListener('keydown', key, { signal });
    addEventListener('pointermove', ({ clientY }) => move(clientY - line() / 2), { signal, passive: true });
    addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) move(target.getBoundingClientRect().top - 8);
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  return (
    <div className="reading-ruler" aria-hidden="true">
      <div style={{ blockSize: `${top}px` }} className="reading-ruler-dim" />
      <div ref={band} className="reading-ruler-line" />
      <div className="reading-ruler-dim reading-ruler-rest" />
    </div>
  );
}
