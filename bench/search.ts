import type pg from 'pg';
import { serverAreas } from '#areas/server.ts';
import { asQuery } from '#platform/server/db.ts';
import { makePrincipal } from '#platform/server/principal.ts';
import { median } from './load.ts';
import { note, times } from './report.ts';
import { type Stage, stageOnPostgres } from './stage.ts';

const rounds = 40;
const wanted = 'under 50 ms';
const whole = new Intl.NumberFormat('en-AU');

/** What is asked: a word of every post, one of a single post, names, typing mistakes, everyday words, nothing. */
const searches = ['ramp', 'post 4711', 'ndis', 'Petrov', 'libary lift', 'OT', 'zzzqqqxx'];
const beginnings = ['ra', 'libr', 'dan', 'nd', 'zzzqqq'];

const firstNames = ['Dana', 'Bronwyn', 'Jarrah', 'Mei', 'Tomas', 'Aisha', 'Colin', 'Priya', 'Lachlan', 'Noor', 'Vera'];
const lastNames = ['Petrov', 'Okonkwo', 'Bartley', 'Nguyen', 'Wheeler', 'Singh', 'Delacroix', 'Marsh', 'Tran', 'Ode'];

/** Names, interests and a vocabulary, which the other benches do without. */
async function furnish(pool: pg.Pool) {
  const list = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]`;
  await pool.query(`update users set name = (${list(firstNames)})[1 + id % ${firstNames.length}] || ' '
    || (${list(lastNames)})[1 + (id / 11) % ${lastNames.length}] || ' ' || substr(md5(id::text), 1, 5)`);
  await pool.query(`update profiles set interests = case user_id % 3
    when 0 then array['wheelchair basketball', 'gardening'] when 1 then array['radio'] else '{}' end`);
  await pool.query(`insert into post_words (word, is_tag, lexeme)
    select distinct word, false, word from (
      select translate(substr(md5(n::text), 1, 4 + n % 7), '0123456789', 'ghijklmnop') as word
      from generate_series(1, 50000) n
      union all select unnest(array['ramp', 'library', 'lift', 'open', 'works', 'post'])) all_words
    union all select unnest(array['access', 'libraries', 'ndis']), true, ''
    on conflict do nothing`);
  await pool.query('vacuum analyze');
}

async function middle(run: () => Promise<unknown>): Promise<number> {
  const spent: number[] = [];
  for (let n = 0; n < rounds + 5; n += 1) {
    const from = performance.now();
    await run();
    if (n >= 5) spent.push(performance.now() - from);
  }
  return median(spent);
}

const shown = (ms: number) => `${ms.toFixed(1)} ms`;

/** One member, one request at a time: the median through HTTP against the same statements without it. */
export async function search(posts: number) {
  const stage = await stageOnPostgres(posts);
  if (!stage.pool) return;
  await furnish(stage.pool);
  for (const q of searches) await measure(stage, stage.pool, posts, { q, path: 'search', alone: 'find' });
  for (const q of beginnings)
    await measure(stage, stage.pool, posts, { q, path: 'search/suggestions', alone: 'suggest' });
  await stage.stop();
}

interface Asked {
  readonly q: string;
  readonly path: string;
  readonly alone: 'find' | 'suggest';
}

async function measure({ server, cookie }: Stage, pool: pg.Pool, posts: number, { q, path, alone }: Asked) {
  const query = asQuery(
    async <Row>(name: string, text: string, values: unknown[]) =>
      (await pool.query({ name, text, values })).rows as Row[],
  );
  const principal = makePrincipal({ by: 'job' }, { id: 2, roles: [], plan: 'free' });
  const words = { typed: q, also: [], exact: alone === 'suggest' };
  const ask = { query, principal, words, limit: 10 };
  const all = serverAreas.flatMap((area) => area.declares?.searches ?? []);
  const base = await middle(() => Promise.all(all.map((one) => one[alone](ask))));
  const figure = await middle(async () => {
    const answer = await fetch(`${server.url}/api/${path}?q=${encodeURIComponent(q)}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
  });
  note({
    goal: 'P13',
    what: `${alone === 'find' ? 'search for' : 'suggestions for'} “${q}”, ${whole.format(posts)} posts, ${whole.format(posts / 10)} members`,
    figure: shown(figure),
    limit: `the same statements alone: ${shown(base)}`,
    ratio: times(figure, base),
    wanted,
  });
}
