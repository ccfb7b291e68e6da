import { useEffect } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '../announce.ts';
import type { ListState } from './use-list.ts';

type Fresh = Pick<ListState, 'firstNewId' | 'newCount'>;

/**
 * After "Load more" the focus goes to the first new thing, and one sentence says how many came. The thing, or the box
 * around it, has the id `${prefix}-${id}`; in a box it is the link of its heading, or else its first link or button. A box
 * that takes the focus itself gets it.
 */
export function usePageFocus(
  { firstNewId, newCount }: Fresh,
  prefix: string,
  what: readonly [one: string, many: string],
): void {
  const [one, many] = what;
  useEffect(() => {
    if (firstNewId === undefined) return;
    const place = document.getElementById(`${prefix}-${firstNewId}`);
    const inner = place?.matches('a, button, [tabindex]')
      ? place
      : (place?.querySelector<HTMLElement>(':is(h2, h3, h4) a') ?? place?.querySelector<HTMLElement>('a, button'));
    if (place && !inner) place.tabIndex = -1;
    (inner ?? place)?.focus();
    announce(counted(newCount, `more ${one}`, `more ${many}`));
  }, [firstNewId, newCount, prefix, one, many]);
}
