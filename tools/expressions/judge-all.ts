import { Worker } from 'node:worker_threads';
import type { Judged, Verdict } from './judge.ts';

/** Milliseconds of processor time for all attacks on one expression; nearly all need less than a tenth of it. */
const patience = 3000;

/** Judges in a thread of its own, which is ended where an expression does not come to an end: that one is undefined. */
export async function judgeAll(expressions: readonly Judged[]): Promise<(Verdict | undefined)[]> {
  const verdicts: (Verdict | undefined)[] = [];
  while (verdicts.length < expressions.length) {
    verdicts.push(...(await judgeSome(expressions.slice(verdicts.length))));
    if (verdicts.length < expressions.length) verdicts.push(undefined);
  }
  return verdicts;
}

/** As many as one thread gets done before it has to be ended. */
function judgeSome(expressions: readonly Judged[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: expressions });
  let before = 0;
  const used = async () => {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  };
  return new Promise((done, fail) => {
    let seen = -1;
    const watch = setInterval(async () => {
      const now = await used().catch(() => undefined);
      if (now === undefined) return;
      if (seen !== verdicts.length) [seen, before] = [verdicts.length, now];
      else if (now - before > patience) await worker.terminate();
    }, 200);
    worker.on('message', (verdict: Verdict) => verdicts.push(verdict));
    worker.on('error', fail);
    worker.on('exit', () => {
      clearInterval(watch);
      done(verdicts);
    });
  });
}
