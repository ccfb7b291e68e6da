import type pg from 'pg';
import { median } from './load.ts';
import { note, times } from './report.ts';
import { type Stage, stageOnPostgres } from './stage.ts';

const communities = 20_000;
const members = 100;
const rounds = 60;
const warmUp = 20;
/** Milliseconds that a page may take. */
const allowed = 30;
const shown = (ms: number) => `${ms.toFixed(1)} ms`;

/** Twenty thousand communities: most of them around the large cities, the rest all over the country. */
async function furnish(pool: pg.Pool) {
  await pool.query(
    `insert into spaces (kind, name, description, visibility)
     select 'community', 'Community ' || n, 'Garden, coffee and a ramp at number ' || n,
       case when n % 4 = 0 then 'private' else 'public' end from generate_series(1, $1::int) n`,
    [communities],
  );
  await pool.query(
    `insert into communities (space_id, type, suburb, postcode, state, place, lat, lng)
     select s.id, (array['support', 'advocacy', 'social', 'professional'])[1 + s.id % 4], 'Suburb ' || s.id % 900,
       c.postcode, c.state, 'Hall ' || s.id, c.lat + (random() - 0.5) * c.wide, c.lng + (random() - 0.5) * c.wide
     from spaces s join (values (0, '3000', 'VIC', -37.81, 144.96, 1.0), (1, '2000', 'NSW', -33.87, 151.21, 1.0),
       (2, '4000', 'QLD', -27.47, 153.03, 2.0), (3, '5000', 'SA', -34.93, 138.6, 2.0), (4, '6000', 'WA', -31.95, 115.86, 2.0),
       (5, '7000', 'TAS', -42.2, 147.0, 2.0), (6, '0800', 'NT', -20.0, 133.5, 12.0), (7, '2600', 'ACT', -35.3, 149.13, 0.4))
       c (n, postcode, state, lat, lng, wide) on c.n = s.id % 8`,
  );
  await pool.query(
    `insert into space_members (space_id, user_id, state, role, joined_at)
     select s.id, 1 + s.id % $1::int, 'member', 'owner', now() from spaces s`,
    [members],
  );
  await pool.query('vacuum analyze');
}

async function timeOf({ server, cookie }: Stage, path: string): Promise<number> {
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

/** One member, one page at a time, among twenty thousand communities on PostgreSQL. */
export async function localCommunities() {
  const stage = await stageOnPostgres(members);
  if (!stage.pool) throw new Error('This part needs PostgreSQL.');
  await furnish(stage.pool);
  const list = '/api/enhanced-local-communities';
  const figures = {
    near: await timeOf(stage, `${list}?location=3011&within=50`),
    nearest: await timeOf(stage, `${list}?location=3011`),
    words: await timeOf(stage, `${list}?q=number%20199`),
    counts: await timeOf(stage, `${list}/counts?location=3011&within=50`),
  };
  await stage.stop();
  const names = {
    near: 'within 50 km of a postcode',
    nearest: 'the nearest in the country',
    words: 'by words',
    counts: 'counts and points of the map within 50 km',
  } as const;
  for (const [name, what] of Object.entries(names) as [keyof typeof names, string][]) {
    note({
      goal: 'P14',
      what: `communities ${what} among ${communities.toLocaleString('en-AU')}`,
      figure: shown(figures[name]),
      limit: shown(allowed),
      ratio: times(figures[name], allowed),
      wanted: 'at most 1.00 ×',
    });
  }
}
