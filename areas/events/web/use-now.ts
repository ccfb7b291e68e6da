import { useEffect, useState } from 'react';

const everyMs = 10_000;

/** The time, so often as a door opens or closes by it. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
