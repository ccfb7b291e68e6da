import { problem } from './problem.ts';

/** Lets so many pieces of work run at once; others wait in order, and what would be one too many waiting is refused. */
export interface Gate {
  within<T>(work: () => Promise<T>): Promise<T>;
}

export function makeGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    within: async (work) => {
      if (running < atOnce) running += 1;
      else if (queue.length < waiting) await new Promise<void>((go) => queue.push(go));
      else throw problem.busy();
      try {
        return await work();
      } finally {
        // The place goes to whoever has waited longest.
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
