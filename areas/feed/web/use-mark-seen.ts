import { useEffect } from 'react';
import type { Post } from '#areas/posts/contract.ts';
import { readEntity } from '#platform/web/cache/entities.ts';
import { markSeen } from './data.ts';

/** Notes the newest post shown, also when the reader comes back to the window: the finish line starts from there. */
export function useMarkSeen(ids: readonly (number | string)[], ready: boolean): void {
  const [first] = ids;
  useEffect(() => {
    if (!ready || first === undefined) return;
    const note = () => {
      const newest = readEntity<Post>('post', Number(first))?.createdAt;
      // Where one was is a convenience: a failure only leaves the line where it was.
      if (newest && document.visibilityState === 'visible') void markSeen(newest).catch(() => undefined);
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [first, ready]);
}
