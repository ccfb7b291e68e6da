import { useEffect, useRef } from 'react';

const everyMs = 100;
/** A page in the background is not told of time; what it missed is not made up. */
const mostMs = 500;

/** Tells how much time has passed, ten times a second, while it is drawn and `on`. */
export function useTicker(on: boolean, onTime: (ms: number) => void): void {
  const tell = useRef(onTime);
  useEffect(() => {
    tell.current = onTime;
  });
  useEffect(() => {
    if (!on) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      tell.current(Math.min(mostMs, now - last));
      last = now;
    }, everyMs);
    return () => clearInterval(timer);
  }, [on]);
}
