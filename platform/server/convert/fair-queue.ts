import { problem } from '../problem.ts';

/**
 * One piece of heavy work at a time. Senders take turns, so that whoever sends one file does not wait for all those of
 * somebody else; a sender and the whole queue have a limit.
 */
export function makeFairQueue(most: { readonly waiting: number; readonly ofOneSender: number }) {
  /** In the order of their turns. */
  const senders = new Map<string, (() => void)[]>();
  let running = false;
  let waiting = 0;

  const wait = (sender: string) => {
    const own = senders.get(sender) ?? [];
    if (own.length >= most.ofOneSender) throw problem.tooMany(30);
    if (waiting >= most.waiting) {
      throw problem.unavailable('Many people are uploading right now. Try again in a minute.');
    }
    waiting += 1;
    return new Promise<void>((start) => {
      own.push(start);
      senders.set(sender, own);
    });
  };
  const next = () => {
    const [first] = senders;
    if (!first) {
      running = false;
      return;
    }
    const [sender, own] = first;
    senders.delete(sender);
    const start = own.shift();
    if (own.length > 0) senders.set(sender, own);
    waiting -= 1;
    start?.();
  };

  return async <T>(sender: string, work: () => Promise<T>): Promise<T> => {
    // The place is handed on: it stays taken when somebody waits.
    if (running) await wait(sender);
    running = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
