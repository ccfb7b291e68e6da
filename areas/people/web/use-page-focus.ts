import { useEffect } from 'react';
import { announce } from '#platform/web/announce.ts';
import type { ListState } from '#platform/web/cache/use-list.ts';

/** After "Load more" the focus goes to the first new thing, and one sentence says how many came. */
export function usePageFocus({ firstNewId, newCount }: ListState, prefix: string, what: [one: string, many: string]) {
  const [one, many] = what;
  useEffect(() => {
    if (firstNewId === undefined) return;
    document.getElementById(`${prefix}-${firstNewId}`)?.querySelector<HTMLElement>('a, button')?.focus();
    announce(`${newCount} more ${newCount === 1 ? one : many}`);
  }, [firstNewId, newCount, prefix, one, many]);
}
