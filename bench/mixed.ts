import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cpuSeconds, median } from './load.ts';
import type { MixedLoad, MixedTask } from './mixed-load.ts';
import { memoryOf, note, percent, perSecond, times } from './report.ts';
import { signEveryoneIn, stageOnPostgres } from './stage.ts';

const wanted = 1500;
const posts = Number(process.env.MIXED_POSTS ?? 1_000_000);
const rate = Number(process.env.MIXED_RATE ?? wanted);
/** Ten minutes is the full form. */
const seconds = Number(process.env.MIXED_SECONDS ?? 60);

/** R23, P13: reads and writes of many members at a fixed rate over a large community, and what the memory does. */
export async function mixed() {
  const stage = await stageOnPostgres(posts);
  const sender = fork(join(import.meta.dirname, 'mixed-load.ts'), { stdio: 'inherit' });
  try {
    if (!stage.pool) throw new Error('This part needs PostgreSQL.');
    const { url, pid } = stage.server;
    const members = posts / 10;
    await signEveryoneIn(stage.pool);
    await stage.pool.query('vacuum analyze');
    const ask = async (task: Pick<MixedTask, 'rate' | 'seconds'>): Promise<MixedLoad> => {
      sender.send({ url, members, posts, ...task });
      const [load] = (await once(sender, 'message')) as [MixedLoad];
      return load;
    };
    await ask({ rate: Math.round(rate / 5), seconds: 10 });
    const memory: number[] = [];
    const timer = setInterval(() => memory.push(memoryOf(pid)), 1000);
    const before = cpuSeconds(pid);
    const began = performance.now();
    const load = await ask({ rate, seconds });
    const spent = (performance.now() - began) / 1000;
    const cpu = cpuSeconds(pid) - before;
    clearInterval(timer);
    note({
      goal: 'R23',
      what: `80 reads and 20 writes of a hundred by ${members.toLocaleString('en-AU')} members, ${posts.toLocaleString('en-AU')} posts, ${seconds} s`,
      figure: `${perSecond(load.answered / spent)}, p50 ${Math.round(load.p50)} ms, p99 ${Math.round(load.p99)} ms, ${load.failed} failed, ${Math.round((cpu * 1_000_000) / load.sent)} µs CPU each`,
      limit: `${perSecond(rate)}, p99 150 ms, none`,
      ratio: percent(load.answered / spent, rate),
      wanted: '100 %, 1,500 a second',
      rate: load.answered / spent,
    });
    for (const [what, count] of Object.entries(load.failures)) process.stdout.write(`      ${what}: ${count}\n`);
    const third = Math.max(1, Math.floor(memory.length / 3));
    const [first, last] = [median(memory.slice(0, third)), median(memory.slice(-third))];
    note({
      goal: 'R23',
      what: 'memory of the process in the last third of it',
      figure: `${Math.round(last)} MB`,
      limit: `${Math.round(first)} MB in the first third`,
      ratio: times(last, first),
      wanted: 'flat',
    });
  } finally {
    sender.kill();
    await stage.stop();
  }
}
