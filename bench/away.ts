import { timesOf } from './load.ts';
import { note, percent } from './report.ts';
import { databaseServer, stageOnPostgres } from './stage.ts';

const ms = (value: number) => `${Math.round(value)} ms`;

/** R26: the database hangs. Whoever asks for help is refused in time, and at once when that is known. */
export async function away() {
  const stage = await stageOnPostgres(1000);
  const database = await databaseServer();
  const ask = async () => {
    const from = performance.now();
    const { status } = await fetch(`${stage.server.url}/api/crisis-support`, {
      method: 'POST',
      headers: { cookie: stage.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({
        urgencyLevel: 'high',
        supportType: 'emotional',
        description: 'Is anybody there?',
        isAnonymous: true,
      }),
      signal: AbortSignal.timeout(10_000),
    });
    return { status, ms: performance.now() - from };
  };
  const batch = async (what: string, goal: number) => {
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    const { p50, p99 } = timesOf(answers.map((answer) => answer.ms));
    note({
      goal: 'R26',
      what: `20 requests for support ${what}, ${answers.filter(({ status }) => status === 503).length} refused with 503`,
      figure: `p50 ${ms(p50)}, most ${ms(p99)}`,
      limit: ms(goal),
      ratio: percent(p99, goal),
      wanted: 'at most 100 %',
    });
  };
  try {
    if ((await ask()).status !== 201) throw new Error('A request is not stored while the database is there.');
    database.freeze();
    await batch('as the database begins to hang', 2000);
    await batch('when that is known', 500);
    database.thaw();
    const from = performance.now();
    while ((await ask()).status !== 201);
    const back = performance.now() - from;
    note({
      goal: 'R26',
      what: 'the first request that is stored once the database is back',
      figure: ms(back),
      limit: ms(5000),
      ratio: percent(back, 5000),
      wanted: 'at most 100 %',
    });
  } finally {
    database.thaw();
    await stage.stop();
  }
}
