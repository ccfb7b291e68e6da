import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { changesInWords } from '../../pure/near.ts';
import type { Scene } from '../../pure/plan.ts';
import type { Here } from './use-room.ts';

/** Who comes, sits, raises a hand or leaves is said once, in one sentence each. */
export function useSaidChanges(
  scene: Scene,
  others: readonly Here[],
  { onCome, onLeft }: { readonly onCome: () => void; readonly onLeft: (id: number) => void },
): void {
  const before = useRef<readonly Here[]>(undefined);
  const come = useEffectEvent(onCome);
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    const said = before.current ? changesInWords(scene, before.current, others) : [];
    const isMissing = (all: readonly Here[], id: number) => !all.some((one) => one.id === id);
    const former = before.current ?? others;
    if (others.some(({ id }) => isMissing(former, id))) come();
    for (const { id } of former) if (isMissing(others, id)) leave(id);
    before.current = others;
    if (said.length > 0) announce(said.join(' '));
  }, [scene, others]);
}
