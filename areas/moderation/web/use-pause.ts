import { useEffect, useState } from 'react';
import { paceHere } from './pace-keeper.ts';

/** Until when the moderator pauses, in this window or another one; 0 when they do not. */
export function usePausedUntil(): number {
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
  return until;
}

export const usePause = (): boolean => usePausedUntil() > 0;
