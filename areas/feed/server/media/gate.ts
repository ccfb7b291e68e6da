import { problem } from '#platform/server/problem.ts';

/** Lets so many pieces of heavy work run at once and so many wait; whoever comes later is asked to try again. */
export function makeGate(atOnce: number, waiting: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting)
        throw problem.unavailable('Many people are uploading right now. Try again in a minute.');
      await new Promise<void>((start) => queue.push(start));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on: running stays as it is when somebody waits.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
