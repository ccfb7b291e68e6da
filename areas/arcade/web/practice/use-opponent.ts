import { useCallback, useEffect, useRef } from 'react';
import type { GameKind } from '../../pure/kinds.ts';
import type { Level } from '../../pure/opponent/levels.ts';
import type { Task, Thought } from './opponent.worker.ts';

interface Waiting {
  readonly done: (move: string) => void;
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
      if ('move' in data) asked?.done(data.move);
      else asked?.fail(new Error('The computer found no move.'));
    });
    made.addEventListener('error', stop);
    worker.current = made;
    return made;
  }, [stop]);

  useEffect(() => stop, [stop]);

  const think = useCallback(
    (kind: GameKind, state: unknown, level: Level) =>
      new Promise<string>((done, fail) => {
        last.current += 1;
        waiting.current.set(last.current, { done, fail });
        (worker.current ?? start()).postMessage({ id: last.current, kind, state, level } satisfies Task);
      }),
    [start],
  );
  return { think, stop };
}
