import { useEffect, useState } from 'react';
import type { GameMatch } from '../../contract.ts';
import type { Side } from '../../pure/game.ts';
import { leftAt } from '../clock-words.ts';

const tickMs = 500;

/** What both sides have left now, by the server’s clock: this device’s own may be wrong. */
export function useClocks(match: GameMatch, turn: Side): readonly [number, number] | null {
  const [ahead, setAhead] = useState(() => ({ of: match.now, by: Date.now() - match.now }));
  if (ahead.of !== match.now) setAhead({ of: match.now, by: Date.now() - match.now });
  const runs = match.clock?.since != null && match.end === null && match.pausedBy === null;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), tickMs);
    return () => clearInterval(timer);
  }, [runs]);
  const now = Date.now() - ahead.by;
  const [first, second] = [leftAt(match, 0, turn, now), leftAt(match, 1, turn, now)];
  return first === null || second === null ? null : [first, second];
}
