import type { GameKind } from '../../pure/kinds.ts';
import type { Level } from '../../pure/opponent/levels.ts';
import { think } from '../../pure/opponent/think.ts';

export interface Task {
  readonly id: number;
  readonly kind: GameKind;
  readonly state: unknown;
  readonly level: Level;
}
export type Thought = { readonly id: number; readonly move: string } | { readonly id: number; readonly failed: true };

/** The computer thinks here, so that the page answers meanwhile. */
addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  const { id, kind, state, level } = data;
  try {
    postMessage({ id, move: await think(kind, state, level, Math.random) } satisfies Thought);
  } catch {
    postMessage({ id, failed: true } satisfies Thought);
  }
});
