import { useEffect, useState } from 'react';
import type { Game } from '../pure/game.ts';
import type { GameKind } from '../pure/kinds.ts';
import { loadGame } from '../pure/load.ts';

/** The rules of a game, loaded when they are needed. */
export function useGame(kind: GameKind | undefined) {
  const [game, setGame] = useState<Game>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads it again
  useEffect(() => {
    if (!kind) return;
    let wanted = true;
    setFailed(false);
    loadGame(kind).then(
      (loaded) => wanted && setGame(() => loaded),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [kind, tries]);
  return { game: game?.kind === kind ? game : undefined, failed, retry: () => setTries((now) => now + 1) };
}
