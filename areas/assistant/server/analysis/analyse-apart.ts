import { Worker } from 'node:worker_threads';
import { problem } from '#platform/server/problem.ts';
import type { TextAnalysis } from '../../contract.ts';

/** So many wait; who comes then hears that it is busy. */
export const mostWaiting = 10;
const longestMs = 10_000;
const busy = () => problem.unavailable('Many texts are being analysed. Wait a moment, then try again.');

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** The thread does not keep the server alive. After a fault, the next text gets a new one. */
function threadNow(): Worker {
  worker ??= new Worker(new URL('./analysis.worker.ts', import.meta.url));
  worker.unref();
  return worker;
}

const answerTo = (content: string) =>
  new Promise<TextAnalysis>((resolve, reject) => {
    const thread = threadNow();
    const leave = () => {
      clearTimeout(timer);
      thread.off('error', fail).off('message', take);
    };
    const take = (answer: TextAnalysis) => {
      leave();
      resolve(answer);
    };
    const fail = (error: unknown) => {
      leave();
      worker = undefined;
      void thread.terminate();
      reject(error);
    };
    const timer = setTimeout(() => fail(busy()), longestMs);
    thread.on('error', fail).on('message', take);
    thread.postMessage(content);
  });

/** One text after the other, in a thread of its own: the longest takes up to a second. */
export async function analyseApart(content: string): Promise<TextAnalysis> {
  if (waiting >= mostWaiting) throw busy();
  waiting += 1;
  const mine = last.then(() => answerTo(content));
  last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}
