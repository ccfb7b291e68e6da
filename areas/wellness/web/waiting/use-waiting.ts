import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '#platform/web/session.ts';
import type { WellnessEntry } from '../../contract/entries.ts';
import { useOpened } from '../keys/use-diary.ts';
import { shownAs, type Waiting } from './kept-entry.ts';
import { queueOf, type WaitingQueue } from './queue.ts';

export interface ShownWaiting {
  readonly one: Waiting;
  /** Opened where it can be. */
  readonly item: WellnessEntry;
}

const nothing: readonly Waiting[] = [];
const never = () => () => undefined;

/** What this member has written and the server hasn’t confirmed, the newest first. */
export function useWaiting(): { readonly waiting: readonly ShownWaiting[]; readonly queue: WaitingQueue | undefined } {
  const memberId = useSession().member?.id;
  const queue = memberId === undefined ? undefined : queueOf(memberId);
  const all = useSyncExternalStore(queue?.subscribe ?? never, queue?.list ?? (() => nothing));
  const shown = useMemo(() => all.filter(({ isDeleted }) => !isDeleted).reverse(), [all]);
  const items = useMemo(() => shown.map(shownAs), [shown]);
  const { value } = useOpened('createWellnessEntry', items);
  const waiting = useMemo(
    () => shown.flatMap((one, place) => (value[place] ? [{ one, item: value[place] }] : [])),
    [shown, value],
  );
  return { waiting, queue };
}
