import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './load.ts';
import { memoryOf } from './report.ts';
import { type Stage, stageOnPostgres } from './stage.ts';

const shown = 25;

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

const place = (url: string) =>
  url.replace(/^file:\/\//, '').replace(/^.*\/(?=node_modules\/|areas\/|platform\/|apps\/)/, '');

/** Functions by the time that was spent in themselves, without what they call. */
function selfTimes({ nodes, samples, timeDeltas }: Profile): { what: string; share: number }[] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      url ? `${functionName || '(anonymous)'} ${place(url)}:${lineNumber + 1}` : functionName,
    ]),
  );
  const spent = new Map<string, number>();
  let busy = 0;
  for (const [n, sample] of samples.entries()) {
    const name = names.get(sample) ?? '';
    const time = timeDeltas[n] ?? 0;
    if (name === '(idle)' || name === '(root)') continue;
    busy += time;
    spent.set(name, (spent.get(name) ?? 0) + time);
  }
  return [...spent]
    .map(([what, time]) => ({ what, share: time / busy }))
    .sort((a, b) => b.share - a.share)
    .slice(0, shown);
}

async function statements({ pool }: Stage): Promise<string[]> {
  const { rows } = await (pool as NonNullable<typeof pool>).query<{
    calls: string;
    total: number;
    mean: number;
    plan: number;
    query: string;
  }>(
    `select calls, total_exec_time as total, mean_exec_time as mean, total_plan_time as plan,
       left(regexp_replace(query, '\\s+', ' ', 'g'), 160) as query
     from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database()) order by total_exec_time + total_plan_time desc limit 12`,
  );
  return rows.map(
    ({ calls, total, mean, plan, query }) =>
      `| ${calls} | ${Math.round(total)} ms | ${mean.toFixed(3)} ms | ${Math.round(plan)} ms | \`${query.replaceAll('|', '\\|').replaceAll('`', '')}\` |`,
  );
}

const headers = ['| Calls | All | Each | Planning | Statement |', '|---|---|---|---|---|'];

/**
 * Where the time of a member’s feed page and of a new post goes: the server’s own functions, and the statements that
 * PostgreSQL ran. Written beside the table (profile.md) in a whole run, and printed otherwise.
 */
export async function profile(writes: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'doorways-profile-'));
  mkdirSync(folder, { recursive: true });
  const lines = ['# Where the time goes', '', 'By `npm run bench`: the whole of it, or its part `profile`.', ''];
  try {
    const stage = await stageOnPostgres(20_000, {
      NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder} --cpu-prof-interval=250`,
    });
    const { pool, server, cookie } = stage;
    if (!pool) throw new Error('This part needs PostgreSQL.');
    await pool.query('create extension if not exists pg_stat_statements');
    await pool.query("alter system set pg_stat_statements.track_planning = 'on'");
    await pool.query('select pg_reload_conf()');
    const parts = [
      ['a member’s first page', { url: `${server.url}/api/posts?limit=20`, connections: 50 }],
      [
        'a new post',
        {
          url: `${server.url}/api/posts`,
          connections: 10,
          method: 'POST' as const,
          body: () => JSON.stringify({ content: 'Measured. The ramp at the library is open again.' }),
        },
      ],
    ] as const;
    for (const [what, task] of parts) {
      await pool.query('select pg_stat_statements_reset()');
      const sent = { cookie, ...('method' in task && { 'content-type': 'application/json' }) };
      const { rate, cpu } = await load({ ...task, headers: sent, pid: server.pid, rounds: 2 });
      lines.push(`## PostgreSQL, ${what}`, '');
      lines.push(`${Math.round(rate)} a second, ${Math.round(cpu)} µs of Node each, with the profiler on.`, '');
      lines.push(...headers, ...(await statements(stage)), '');
    }
    lines.push(`Memory of the process after it: ${Math.round(memoryOf(server.pid))} MB.`, '');
    await stage.stop();
    const file = readdirSync(folder).find((name) => name.endsWith('.cpuprofile'));
    if (!file) throw new Error('The server has written no profile.');
    const found = selfTimes(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile);
    lines.push('## Node, both together', '', '| Of the busy time | Function |', '|---|---|');
    lines.push(...found.map(({ what, share }) => `| ${(share * 100).toFixed(1)} % | \`${what}\` |`), '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const text = lines.join('\n');
  if (writes) writeFileSync(join(import.meta.dirname, 'profile.md'), text);
  else process.stdout.write(`${text}\n`);
}
