import type pg from 'pg';
import { median } from './load.ts';
import { note, times } from './report.ts';
import { type Stage, stageOnPostgres } from './stage.ts';

const rounds = 60;
const warmUp = 20;
const most = 100_000;
const wanted = 30;
const shown = (ms: number) => `${ms.toFixed(1)} ms`;

/** Half of them past, half to come, over two years each; of a hundred organisers, in all states and types. */
async function furnish(pool: pg.Pool, count: number) {
  await pool.query(
    `insert into events (organizer_id, title, description, event_type, starts_at, ends_at, zone, is_virtual, virtual_link,
       location, postcode, place, max_attendees, features, access, access_changed_at, created_at)
     select 1 + n % 100, 'Event ' || n, 'The ramp at the library is open again.',
       (array['workshop','support_group','advocacy','social','wellness'])[1 + n % 5],
       now() + make_interval(mins => ((n - $1::int / 2) * (2 * 365 * 24 * 60.0 / ($1::int / 2)))::int),
       now() + make_interval(mins => ((n - $1::int / 2) * (2 * 365 * 24 * 60.0 / ($1::int / 2)))::int + 90),
       'Australia/Hobart', n % 4 = 0, case when n % 4 = 0 then 'https://meet.example.org/' || n else '' end, 'Hall ' || n,
       '7000', case when n % 4 = 0 then 'online' else (array['NSW','VIC','QLD','WA','SA','TAS','ACT','NT'])[1 + n % 8] end,
       20, case when n % 10 = 0 then array['ASL','step_free'] else array['step_free'] end,
       '[{"feature":"step_free","answer":"yes","detail":""}]', now(), now()
     from generate_series(1, $1::int) n`,
    [count],
  );
  await pool.query('vacuum analyze');
}

async function time({ server, cookie }: Stage, path: string): Promise<number> {
  const spent: number[] = [];
  for (let n = 0; n < rounds + warmUp; n += 1) {
    const from = performance.now();
    const answer = await fetch(`${server.url}${path}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
    if (n >= warmUp) spent.push(performance.now() - from);
  }
  return median(spent);
}

const paths = {
  'upcoming events': '/api/events',
  'upcoming events, type and state': '/api/events?type=social&place=TAS',
  'upcoming events with Auslan': '/api/events?feature=ASL&type=wellness',
  'past events of a type': '/api/events?tab=past&type=social',
  'the counts of all types': '/api/events/counts',
} as const;

/** The list with filters over 100,000 events, as a member asks for it. */
export async function events() {
  const stage = await stageOnPostgres(1000);
  if (!stage.pool) throw new Error('This part needs PostgreSQL.');
  await furnish(stage.pool, most);
  for (const [what, path] of Object.entries(paths)) {
    const ms = await time(stage, path);
    note({
      goal: 'P14',
      what: `${what} among ${most.toLocaleString('en-AU')}`,
      figure: shown(ms),
      limit: `${wanted} ms`,
      ratio: times(ms, wanted),
      wanted: 'at most 1.00 ×',
    });
  }
  await stage.stop();
}
