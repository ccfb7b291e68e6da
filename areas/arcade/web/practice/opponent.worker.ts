import type { GameKind } from '../../pure/kinds.ts';
import type { Level } from '../../pure/opponent/levels.ts';
import type { Ranked } from '../../pure/opponent/search.ts';
import { judge, think } from '../../pure/opponent/think.ts';

export interface Task {
  readonly id: number;
  readonly kind: GameKind;
  readonly state: unknown;
  /** To choose a move; null: every move is judged. */
  readonly level: Level | null;
}
export type Thought =
  | { readonly id: number; readonly move: string }
  | { readonly id: number; readonly ranked: readonly Ranked[] }
  | { readonly id: number; readonly failed: true };

/** The computer thinks here, so that the page answers meanwhile. */
addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  const { id, kind, state, level } = data;
  try {
    if (level === null) postMessage({ id, ranked: await judge(kind, state, Math.random) } satisfies Thought);
    else postMessage({ id, move: await think(kind, state, level, Math.random) } satisfies Thought);
  } catch {
    postMessage({ id, failed: true } satisfies Thought);
  }
});
