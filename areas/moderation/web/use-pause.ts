import { useEffect, useState } from 'react';
import { paceHere } from './pace-keeper.ts';

/** Whether the moderator pauses now, in this window or another one. */
export function usePause(): boolean {
  const [until, setUntil] = useState(() => paceHere().pausedUntil);
  useEffect(() => {
    const read = () => setUntil(paceHere().pausedUntil);
    window.addEventListener('storage', read);
    const timer = until > 0 ? setTimeout(read, Math.max(0, until - Date.now())) : undefined;
    return () => {
      window.removeEventListener('storage', read);
      clearTimeout(timer);
    };
  }, [until]);
  return until > 0;
}
