import { useEffect, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '../announce.ts';
import type { EntityList, ListState } from '../cache/use-list.ts';
import { Button } from './button.tsx';

type Id = EntityList['ids'][number];

interface HeldNewsProps extends Pick<ListState, 'hasMore'> {
  /** Numbers of the things that came. Own ones are in the list already, and wait for no one. */
  readonly came: readonly Id[];
  /** What the list shows now. While there is more of it, “Load more” leads to what is new. */
  readonly ids: readonly Id[];
  /** Reads the list again. */
  readonly read: () => Promise<unknown>;
  readonly onShown: () => void;
  /** 'comment': the elements of the list are "comment-12". */
  readonly prefix: string;
  /** "new comment" */
  readonly thing: string;
}

/**
 * What came while new things are held back waits here until the reader asks for it. Then the first new one takes the
 * focus, and it is said how many there are.
 */
export function HeldNews({ came, ids, hasMore, read, onShown, prefix, thing }: HeldNewsProps) {
  const before = useRef<ReadonlySet<Id>>(undefined);
  const [pending, setPending] = useState(false);
  const waits = !hasMore && came.some((id) => !ids.includes(id));
  useEffect(() => {
    const fresh = ids.filter((id) => before.current?.has(id) === false);
    if (fresh.length === 0) return;
    before.current = undefined;
    setPending(false);
    onShown();
    document.getElementById(`${prefix}-${fresh[0]}`)?.focus();
    announce(counted(fresh.length, thing));
  }, [ids, prefix, thing, onShown]);
  if (!waits && !pending) return null;
  const show = async () => {
    before.current = new Set(ids);
    setPending(true);
    await read();
    // The list is drawn in the next turn.
    setTimeout(() => {
      if (!before.current) return;
      before.current = undefined;
      setPending(false);
      onShown();
      document.getElementById(`${prefix}-${ids.at(-1)}`)?.focus();
      announce(`No ${thing}s`);
    }, 0);
  };
  return (
    <div>
      <Button variant="quiet" pending={pending} onClick={() => void show()}>
        Show what’s new
      </Button>
    </div>
  );
}
