import { problem } from '#platform/server/problem.ts';

/** How many calls may wait for the outside model at once, in all and of one member; one more is refused. */
export function makeCallLimit({ ofAll, ofOne }: { readonly ofAll: number; readonly ofOne: number }) {
  const waiting: number[] = [];
  return async <T>(userId: number, work: () => Promise<T>): Promise<T> => {
    if (waiting.filter((one) => one === userId).length >= ofOne) {
      throw problem.unavailable(`You have ${ofOne} questions waiting already. Wait for an answer, then try again.`);
    }
    if (waiting.length >= ofAll) {
      throw problem.unavailable('Many people are asking the outside model. Wait a moment, then try again.');
    }
    waiting.push(userId);
    try {
      return await work();
    } finally {
      waiting.splice(waiting.indexOf(userId), 1);
    }
  };
}
