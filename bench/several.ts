import { setTimeout as pause } from 'node:timers/promises';
import {
  findFaults,
  isCalm,
  onlineOn,
  startSeveral,
  startWriting,
  unreadOn,
} from '#areas/messages/server/testing/several.ts';
import { note, percent } from './report.ts';
import { createDatabase } from './stage.ts';

const members = 8;
/** SEVERAL_KILLS=15 with SEVERAL_PAUSE=20 is the five minutes of R25. */
const kills = Number(process.env.SEVERAL_KILLS ?? 6);
const between = Number(process.env.SEVERAL_PAUSE ?? 5);

/** R25: two processes on one PostgreSQL behind a proxy, of which one or the other is killed while people write. */
export async function several() {
  const stage = await startSeveral({ databaseUrl: await createDatabase(), processes: 2, members });
  try {
    const writing = startWriting(stage, 100);
    const from = Date.now();
    for (let n = 0; n < kills; n += 1) {
      await pause(between * 1000);
      const server = stage.servers[n % 2];
      await server?.kill9();
      await pause(500);
      await server?.restart();
      if (n % 3 === 2) stage.proxy.flap(500);
    }
    await writing.stop();
    const took = (Date.now() - from) / 1000;
    const deadline = Date.now() + 60_000;
    while (!(await isCalm(stage)) && Date.now() < deadline) await pause(100);
    const { confirmed, faults } = await findFaults(stage, writing.written);
    for (const fault of faults.slice(0, 20)) process.stdout.write(`      ${fault}\n`);
    note({
      goal: 'R25',
      what: `two processes, one killed ${kills} times in ${Math.round(took)} s, ${members} people writing`,
      figure: `${writing.written.size} written, ${confirmed} confirmed, ${faults.length} lost, doubled or misordered`,
      limit: '0',
      ratio: 'n/a',
      wanted: '0',
    });
    const gap = Math.max(...stage.browsers.map((browser) => browser.longestGap()));
    note({
      goal: 'R25',
      what: 'longest time that a browser was without a connection',
      figure: `${(gap / 1000).toFixed(1)} s`,
      limit: '3 s',
      ratio: percent(gap, 3000),
      wanted: 'at most 100 %',
    });
    // Each tells the others every two seconds who is with it.
    await pause(3000);
    const [here, there] = [await unreadOn(stage), await onlineOn(stage)];
    const agree = (all: readonly unknown[]) => new Set(all.map((one) => JSON.stringify(one))).size === 1;
    note({
      goal: 'R25',
      what: 'both processes agree on unread messages, and on who is there',
      figure: `${agree(here) ? 'yes' : 'no'}, ${agree(there) ? 'yes' : 'no'}`,
      limit: 'n/a',
      ratio: 'n/a',
      wanted: 'yes, yes',
    });
  } finally {
    await stage.stop();
  }
}
