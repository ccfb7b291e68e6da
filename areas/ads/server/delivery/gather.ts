/**
 * Many callers, few commits: what comes while one batch is written goes with the next one, and nobody is answered before
 * theirs is stored. Alone, a caller waits for nobody.
 */
export interface Gathering<Item, Result> {
  add(items: readonly Item[]): Promise<Result[]>;
}

interface Waiting<Item, Result> {
  readonly items: readonly Item[];
  readonly done: (results: Result[]) => void;
  readonly failed: (error: unknown) => void;
}

export function gathering<Item, Result>(
  /** Answers one result for each item, in their order. */
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
  /** How many callers may wait; more are refused, so that no crowd fills the memory. */
  mostWaiting: number,
  refuse: () => Error,
): Gathering<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isWriting = false;

  const take = () => {
    const batch: Waiting<Item, Result>[] = [];
    let count = 0;
    for (const one of waiting) {
      if (batch.length > 0 && count + one.items.length > most) break;
      batch.push(one);
      count += one.items.length;
    }
    waiting = waiting.slice(batch.length);
    return batch;
  };
  const run = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = take();
      try {
        const results = await write(batch.flatMap(({ items }) => items));
        let at = 0;
        for (const { items, done } of batch) {
          done(results.slice(at, at + items.length));
          at += items.length;
        }
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    isWriting = false;
  };
  return {
    add: (items) =>
      new Promise((done, failed) => {
        if (waiting.length >= mostWaiting) return failed(refuse());
        waiting.push({ items, done, failed });
        if (!isWriting) void run();
      }),
  };
}
