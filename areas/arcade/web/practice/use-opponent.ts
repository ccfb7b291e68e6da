import { useCallback, useEffect, useRef } from 'react';
import type { GameKind } from '../../pure/kinds.ts';
import type { Level } from '../../pure/opponent/levels.ts';
import type { Ranked } from '../../pure/opponent/search.ts';
import type { Task, Thought } from './opponent.worker.ts';

interface Waiting {
  readonly done: (thought: Thought) => void;
  readonly fail: (error: Error) => void;
}

/** One worker a screen. It ends with the screen, or with a task that went wrong; the next task starts another. */
export function useOpponent() {
  const worker = useRef<Worker>(undefined);
  const waiting = useRef(new Map<number, Waiting>());
  const last = useRef(0);

  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
    for (const { fail } of waiting.current.values()) fail(new Error('The computer stopped thinking.'));
    waiting.current.clear();
  }, []);

  const start = useCallback(() => {
    const made = new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
      const asked = waiting.current.get(data.id);
      waiting.current.delete(data.id);
      if ('failed' in data) asked?.fail(new Error('The computer found no move.'));
      else asked?.done(data);
    });
    made.addEventListener('error', stop);
    worker.current = made;
    return made;
  }, [stop]);

  useEffect(() => stop, [stop]);

  const ask = useCallback(
    (about: Omit<Task, 'id'>) =>
      new Promise<Thought>((done, fail) => {
        last.current += 1;
        waiting.current.set(last.current, { done, fail });
        (worker.current ?? start()).postMessage({ id: last.current, ...about } satisfies Task);
      }),
    [start],
  );
  const think = useCallback(
    async (kind: GameKind, state: unknown, level: Level): Promise<string> => {
      const thought = await ask({ kind, state, level });
      if ('move' in thought) return thought.move;
      throw new Error('The computer found no move.');
    },
    [ask],
  );
  /** Every legal move with its worth, the best first. */
  const judge = useCallback(
    async (kind: GameKind, state: unknown): Promise<readonly Ranked[]> => {
      const thought = await ask({ kind, state, level: null });
      if ('ranked' in thought) return thought.ranked;
      throw new Error('The computer found no move.');
    },
    [ask],
  );
  return { think, judge, stop };
}
