import { problem } from './problem.ts';

/** Lets so many run at once and so many wait, in order; whoever comes after that is refused at once (503). */
export function makeQueue(most: { readonly running: number; readonly waiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most.running) running += 1;
    else if (waiting.length < most.waiting) await new Promise<void>((go) => waiting.push(go));
    else throw problem.busy();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on.
      if (next) next();
      else running -= 1;
    }
  };
}
