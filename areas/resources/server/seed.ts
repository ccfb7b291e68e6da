import { cast, demoMemberId } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { facts } from './facts/facts.ts';

const dayMs = 86_400_000;
/** Who looks after the library in the demo; the demo's own member has other things to do. */
const moderators = cast
  .filter(({ id, roles }) => id !== demoMemberId && roles.includes('moderator'))
  .map(({ id }) => id);

/** Always the same, and different for each pair. */
const chance = (a: number, b: number) => ((a * 7919 + b * 104_729 + a * b * 31) % 1000) / 1000;

/** Who opened, liked and saved what; counts follow from the rows. */
async function seedMarks(query: Query, ids: readonly number[], now: Date) {
  const pairs = ids.flatMap((id, n) => {
    // Some are found by many, most by a few.
    const share = 0.08 + 0.55 * chance(n + 3, 17) ** 2;
    return Array.from({ length: cast.length }, (_, k) => ({ id, user: k + 1, luck: chance(n + 1, k + 1) })).filter(
      ({ luck }) => luck < share,
    );
  });
  const add = (table: string, rows: readonly { id: number; user: number }[]) =>
    query(
      '',
      `insert into ${table} (resource_id, user_id, created_at)
       select r, u, $3::timestamptz from unnest($1::int[], $2::int[]) as given(r, u)`,
      [rows.map(({ id }) => id), rows.map(({ user }) => user), now.toISOString()],
    );
  await add('resource_opens', pairs);
  await add(
    'resource_helpful',
    pairs.filter(({ id, user }) => chance(id, user + 40) < 0.45),
  );
  await add(
    'resource_saves',
    pairs.filter(({ id, user }) => chance(id, user + 80) < 0.12),
  );
  await query(
    '',
    `update resources r set helpful = (select count(*) from resource_helpful h where h.resource_id = r.id),
       view_count = (select count(*) from resource_opens o where o.resource_id = r.id)`,
  );
}

/** The demo's moderators have checked about a third; the day of two checks has passed. */
async function seedChecks(query: Query, ids: readonly number[], now: Date) {
  for (const [n, id] of ids.entries()) {
    if (n % 3 !== 0) continue;
    const lapsed = n === 9 || n === 30;
    const verifiedAt = new Date(now.getTime() - (lapsed ? 200 : 3 + (n % 40)) * dayMs);
    const reviewBy = new Date(now.getTime() + (lapsed ? -9 : 60 + n) * dayMs);
    await query(
      '',
      `update resources set is_verified = $2::boolean, verified_at = $3::timestamptz, verified_by = $4::int,
         review_by = $5::date, version = version + 1 where id = $1::int`,
      [id, !lapsed, verifiedAt.toISOString(), moderators[n % moderators.length], reviewBy.toISOString().slice(0, 10)],
    );
  }
}

interface Sent {
  readonly by: number;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly url: string;
  readonly status: 'pending' | 'returned' | 'published';
  readonly reason?: string;
  readonly daysAgo: number;
}

const sent: readonly Sent[] = [
  {
    by: 7,
    title: 'Voice Relay: call someone who can’t hear you',
    description: 'How Voice Relay and the other call types work, from Services Australia. Registration is needed.',
    category: 'technology',
    type: 'guide',
    tags: ['relay', 'phone'],
    url: 'http://operational.servicesaustralia.gov.au/public/Pages/initial-contact-general/106-01040000-01.html',
    status: 'pending',
    daysAgo: 2,
  },
  {
    by: 16,
    title: 'Style Manual: Easy Read, section by section',
    description: 'I use this page when I turn minutes into Easy Read. It says what to do with pictures and hard words.',
    category: 'education',
    type: 'handbook',
    tags: ['Easy Read', 'writing'],
    url: 'https://www.stylemanual.gov.au/content-types/easy-read',
    status: 'pending',
    daysAgo: 1,
  },
  {
    by: demoMemberId,
    title: 'Carer Gateway for my sister',
    description: 'Where my sister found respite when I was in hospital.',
    category: 'benefits',
    type: 'article',
    tags: ['carers'],
    url: 'https://www.carergateway.gov.au/',
    status: 'returned',
    reason: 'This page is in the library already. Do you know one about respite in your state?',
    daysAgo: 6,
  },
  {
    by: 22,
    title: 'COGA: the guide I hand to web people',
    description: 'Eight aims for pages that more of us can use. I print the overview and take it to meetings.',
    category: 'technology',
    type: 'handbook',
    tags: ['COGA', 'meetings', 'print'],
    url: 'https://www.w3.org/TR/coga-usable/',
    status: 'published',
    daysAgo: 12,
  },
];

async function seedSent(query: Query, now: Date) {
  for (const one of sent) {
    const at = new Date(now.getTime() - one.daysAgo * dayMs).toISOString();
    await query(
      '',
      `insert into resources (title, description, category, resource_type, tags, formats, states, external_url,
         submitted_by, status, reason, submitted_at, created_at)
       values ($1, $2, $3, $4, $5::text[], '{plain}', '{national}', $6, $7::int, $8, $9, $10::timestamptz, $10::timestamptz)`,
      [
        ...[one.title, one.description, one.category, one.type, one.tags, one.url],
        ...[one.by, one.status, one.reason ?? '', at],
      ],
    );
  }
}

/** The facts are not invented; who found them helpful in the demo is. */
export const seed: Seed = async ({ db, now }) => {
  const query = queryIn(db);
  const order = new Map(facts.map(({ ref }, n) => [ref, n]));
  const rows = await query<{ id: number; ref: string }>('', 'select id, ref from resources where ref is not null');
  const ids = rows.sort((a, b) => (order.get(a.ref) ?? 0) - (order.get(b.ref) ?? 0)).map(({ id }) => id);
  // Facts came with the product one after the other, so that "Recently Added" has an order to show.
  await query(
    '',
    `update resources r set created_at = $2::timestamptz - make_interval(hours => 24 * 14 + 11 * given.n::int)
     from unnest($1::int[]) with ordinality as given(id, n) where r.id = given.id`,
    [ids, now.toISOString()],
  );
  await seedSent(query, now);
  const [own] = await query<{ id: number }>('', `select id from resources where ref is null and status = 'published'`);
  await seedMarks(query, own ? [...ids, own.id] : ids, now);
  await seedChecks(query, ids, now);
};
