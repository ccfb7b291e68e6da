import type pg from 'pg';
import { median } from './load.ts';
import { note, times } from './report.ts';
import { type Stage, stageOnPostgres } from './stage.ts';

const providers = 50_000;
const servicesEach = 8;
const members = 100;
const rounds = 60;
const warmUp = 20;
/** Milliseconds that an answer may take. */
const allowed = 50;
const shown = (ms: number) => `${ms.toFixed(1)} ms`;

/**
 * Most of them around the large cities, the rest all over the country, each with eight services and two workers. Those of
 * one of the 1,000 suburbs are at one place.
 */
export async function furnish(pool: pg.Pool, many = providers) {
  await pool.query(
    `insert into providers (business_name, abn, business_type, status, description, suburb, state, postcode, zone, lat, lng, city,
       service_areas, registration_groups, opens, closes, published_at, created_at, updated_at, service_types, categories, groups,
       features, languages, genders, signs, service_count, from_hourly, service_words, vacancy_until, verified_until,
       registered_until, was_checked, rating_sum, review_count)
     select 'Provider ' || n, '53004085616', 'company', case when n % 5 = 0 then 'unregistered' else 'active' end,
       'Support at number ' || n || ' with ' || (array['gardens', 'music', 'boats', 'bread', 'birds', 'maps', 'tea'])[1 + n % 7],
       'Suburb ' || n % 1000, c.state, c.postcode, c.zone, c.lat + (n % 1000 * 37 % 101 / 101.0 - 0.5) * c.wide,
       c.lng + (n % 1000 * 53 % 103 / 103.0 - 0.5) * c.wide, c.city,
       array['Area ' || n % 90, 'Area ' || n % 70], array['0107', '0' || 101 + n % 38],
       array[480, 480, 480, 480, 480, 540, -1], array[1080, 1080, 1080, 1080, 1080, 900, -1], now(), now(), now(),
       array['core', (array['capital', 'capacity_building', 'core'])[1 + n % 3]], array['01', lpad((1 + n % 21)::text, 2, '0')],
       array['0107', '0' || 101 + n % 38], array[(array['wheelchair_accessible', 'hearing_loop', 'large_print'])[1 + n % 3]],
       array['English', (array['Greek', 'Arabic', 'Vietnamese', 'Auslan'])[1 + n % 4]], array['woman'], n % 4 = 3, 8, 5000 + n % 4000,
       (array['Self-care, weekday. Personal care', 'Household tasks', 'Occupational therapy', 'Transport', 'Speech pathology'])[1 + n % 5]
         || ' ' || (array['0107 Daily Personal Activities', '0120 Household Tasks', '0128 Therapeutic Supports'])[1 + n % 3],
       case when n % 6 = 0 then current_date + 20 end, current_date + 300, current_date + 300, true, n % 40 * 4, n % 40
     from generate_series(1, $1::int) n join (values
       (0, '3000', 'VIC', 'Australia/Melbourne', 'melbourne', -37.81, 144.96, 1.0), (1, '2000', 'NSW', 'Australia/Sydney', 'sydney', -33.87, 151.21, 1.0),
       (2, '4000', 'QLD', 'Australia/Brisbane', 'brisbane', -27.47, 153.03, 2.0), (3, '5000', 'SA', 'Australia/Adelaide', 'adelaide', -34.93, 138.6, 2.0),
       (4, '6000', 'WA', 'Australia/Perth', 'perth', -31.95, 115.86, 2.0), (5, '7000', 'TAS', 'Australia/Hobart', null, -42.2, 147.0, 2.0),
       (6, '0800', 'NT', 'Australia/Darwin', null, -20.0, 133.5, 12.0), (7, '2600', 'ACT', 'Australia/Sydney', null, -35.3, 149.13, 0.4))
       c (k, postcode, state, zone, city, lat, lng, wide) on c.k = n % 8`,
    [many],
  );
  await pool.query(
    `insert into provider_services (provider_id, category_code, service_type, name, unit_price, unit_type, min_minutes, max_minutes,
       is_online, is_in_person, created_at, updated_at)
     select p.id, '01', 'core', 'Service ' || n, 6500, 'hour', 60, 480, true, true, now(), now()
     from providers p, generate_series(1, $1::int) n`,
    [servicesEach],
  );
  await pool.query(
    `insert into provider_staff (provider_id, first_name, created_at, updated_at)
     select p.id, 'Worker ' || n, now(), now() from providers p, generate_series(1, 2) n`,
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

/** One member, one answer at a time, among fifty thousand providers with 400,000 services on PostgreSQL. */
export async function providerDirectory() {
  const stage = await stageOnPostgres(members);
  if (!stage.pool) throw new Error('This part needs PostgreSQL.');
  await furnish(stage.pool);
  const list = '/api/ndis-providers';
  const narrow = 'search=help%20showering&near=3011&within=30&serviceType=core&planManagement=agency';
  const figures = {
    first: await timeOf(stage, list),
    narrow: await timeOf(stage, `${list}?${narrow}`),
    nearest: await timeOf(stage, `${list}?${narrow}&sort=distance`),
    counts: await timeOf(stage, `${list}/counts?${narrow}`),
    broad: await timeOf(stage, `${list}/counts?planManagement=agency`),
    half: await timeOf(stage, `${list}/counts?feature=hearing_loop`),
    all: await timeOf(stage, `${list}/counts`),
    profile: await timeOf(stage, `${list}/1234`),
  };
  await stage.stop();
  const names = {
    first: 'first page of all',
    narrow: 'by words within 30 km, with two filters',
    nearest: 'the same, nearest first',
    counts: 'counts of all choices under them',
    broad: 'counts of all choices under one filter that four in five have',
    half: 'counts of all choices under one filter that a third have',
    all: 'counts of all choices without any filter',
    profile: 'one profile',
  } as const;
  for (const [name, what] of Object.entries(names) as [keyof typeof names, string][]) {
    note({
      goal: 'P14',
      what: `providers, ${what}, among ${providers.toLocaleString('en-AU')}`,
      figure: shown(figures[name]),
      limit: shown(allowed),
      ratio: times(figures[name], allowed),
      wanted: 'at most 1.00 ×',
    });
  }
}
