import type pg from 'pg';
import { bitsOf, interests, supports } from '#areas/connections/pure/options.ts';
import { median } from './load.ts';
import { note, times } from './report.ts';
import { type Stage, stageOnPostgres } from './stage.ts';

const members = 100_000;
const rounds = 60;
const warmUp = 20;
/** Milliseconds that a page may take. */
const allowed = 50;
const shown = (ms: number) => `${ms.toFixed(1)} ms`;
const viewer = 2;

/** A hundred thousand profiles, most of them around the large cities, in both rooms, with everything chosen by chance. */
async function furnish(pool: pg.Pool) {
  await pool.query(
    `insert into users (name, email, username)
     select 'Person ' || n, 'p' || n || '@example.org', 'person-' || n from generate_series(1, $1::int) n`,
    [members],
  );
  await pool.query(
    `insert into connection_ages (user_id, level, born_in, declared_at)
     select id, 'declared', 12 * 1950 + (id * 7919) % 640, now() from users`,
  );
  await pool.query(
    `insert into connection_profiles (user_id, is_active, aims, friendship, dating, age_min, age_max, max_distance,
       open_to_long_distance, gender, gender_bit, preference, interests, support, support_open, communication, privacy,
       allow_messages, born_in, lat, lng, words_sealed, stages, active_on, created_at)
     select a.user_id, a.user_id % 20 <> 0, 1 + (a.user_id * 7) % 31, (1 + (a.user_id * 7) % 31) & 9 <> 0,
       (1 + (a.user_id * 7) % 31) & 22 <> 0, 18, 80, 50, false, '', 0, 0, (random() * $1)::int, (random() * $2)::int,
       (random() * $2)::int, 1 + (a.user_id % 31), 'public', true, a.born_in,
       c.lat + (random() - 0.5) * c.wide, c.lng + (random() - 0.5) * c.wide, '',
       '{"disability":"share","accessNeeds":"share","pronouns":"profile","socials":"share","suburb":"match",
         "photo":"profile","aboutMe":"profile","support":"profile"}'::jsonb,
       current_date - a.user_id % 90, now()
     from connection_ages a join (values (0, -37.81, 144.96, 1.0), (1, -33.87, 151.21, 1.0), (2, -27.47, 153.03, 2.0),
       (3, -34.93, 138.6, 2.0), (4, -31.95, 115.86, 2.0), (5, -42.2, 147.0, 2.0), (6, -20.0, 133.5, 12.0),
       (7, -35.3, 149.13, 0.4)) c (n, lat, lng, wide) on c.n = a.user_id % 8`,
    [bitsOf(interests, interests), bitsOf(supports, supports)],
  );
  await pool.query(
    `update connection_profiles set is_active = true, aims = 31, friendship = true, dating = true, interests = 1023,
       support = 255, open_to_long_distance = true, lat = -37.8, lng = 144.9 where user_id = $1`,
    [viewer],
  );
  await pool.query(
    `insert into connection_choices (from_id, to_id, room, choice, chosen_at)
     select $1, id, 'friendship', 'pass', now() from users where id % 50 = 7`,
    [viewer],
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

/** One member, one page at a time, among a hundred thousand profiles on PostgreSQL. */
export async function connections() {
  const stage = await stageOnPostgres(100);
  if (!stage.pool) throw new Error('This part needs PostgreSQL.');
  await furnish(stage.pool);
  const path = `/api/matches/${viewer}`;
  const all = 'room=friendship&lookingFor=companionship&ageMin=25&ageMax=45&support=large_text,screen_reader';
  const pages = {
    'anywhere, any age': `${path}?room=friendship&ageMin=18&ageMax=80&distance=any`,
    'within 25 km': `${path}?room=friendship&ageMin=18&ageMax=80&distance=25`,
    'all filters': `${path}?${all}&distance=50`,
    'all filters, in the dating room': `${path}?room=dating&lookingFor=marriage&ageMin=25&ageMax=45&distance=100`,
    'the count with all filters': `${path}/count?${all}&distance=50`,
  };
  for (const [what, address] of Object.entries(pages)) {
    const spent = await timeOf(stage, address);
    note({
      goal: 'P14',
      what: `Discover, ${what}, among ${members.toLocaleString('en-AU')} profiles`,
      figure: shown(spent),
      limit: shown(allowed),
      ratio: times(spent, allowed),
      wanted: 'at most 1.00 ×',
    });
  }
  await stage.stop();
}
