import { useCallback, useEffect, useRef, useState } from 'react';
import type { WellnessShare } from '../../contract/shares.ts';
import { fillShares } from './fill.ts';
import { isOpen } from './words.ts';

export interface Filled {
  readonly state: 'resting' | 'running' | 'failed';
  readonly again: () => void;
}

/** Copies that are missing are made when the screen opens, and again when more are missing than before. */
export function useFilled(shares: readonly WellnessShare[] | undefined, now: Date): Filled {
  const [state, setState] = useState<Filled['state']>('resting');
  const tried = useRef('');
  const again = useCallback(() => {
    setState('running');
    fillShares().then(
      () => setState('resting'),
      () => setState('failed'),
    );
  }, []);
  const missing = (shares ?? [])
    .filter((share) => share.waiting > 0 && isOpen(share, now))
    .map(({ id, waiting, key }) => `${id}:${waiting}:${key === undefined ? 'locked' : 'open'}`)
    .join();
  useEffect(() => {
    // What was tried once and can’t be opened here isn’t tried on and on.
    if (missing === tried.current) return;
    tried.current = missing;
    if (missing !== '') again();
  }, [missing, again]);
  return { state, again };
}
