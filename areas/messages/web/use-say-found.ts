import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';

const quietMs = 700;

/** Says what a search found, once nobody types any more: otherwise each letter would be another sentence. */
export function useSayFound(words: string, said: string | undefined): void {
  const last = useRef({ words, at: 0 });
  useEffect(() => {
    if (last.current.words !== words) last.current = { words, at: performance.now() };
    if (words === '' || said === undefined) return;
    const timer = setTimeout(() => announce(said), Math.max(0, quietMs - (performance.now() - last.current.at)));
    return () => clearTimeout(timer);
  }, [words, said]);
}
