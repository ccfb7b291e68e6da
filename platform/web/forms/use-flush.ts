import { useEffect } from 'react';
import type { DraftKeeper } from './drafts.ts';

/** Writes what a keeper still holds back when the page is left or hidden, and when the part of it goes. */
export function useFlush(keeper: Pick<DraftKeeper, 'flush'> | undefined): void {
  useEffect(() => {
    if (!keeper) return;
    const { flush } = keeper;
    const hidden = () => document.visibilityState === 'hidden' && flush();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hidden);
      flush();
    };
  }, [keeper]);
}
