import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, type RowOf, statement } from '#platform/server/statement.ts';
import type { Audience, AudienceCriteria, AudienceEstimate } from '../../contract.ts';
import type { Region, Topic } from '../../pure/options.ts';
import { audienceSize, smallestAudience } from '../../pure/rates.ts';
import { regionsOf, type Zone } from '../../pure/zones.ts';
import { from } from '../from.ts';

const rows = () =>
  from
    .selectFrom('ad_audiences as u')
    .select((e) => [
      'u.id',
      'u.name',
      'u.regions',
      'u.topics',
      'u.version',
      isoTime(e.ref('u.created_at')).as('createdAt'),
      sql<number>`(select count(*)::int from ad_sets s where s.audience_id = u.id)`.as('usedBy'),
    ]);
const ofAccount = statement((v: { accountId: number; limit: number }) =>
  rows().where('u.account_id', '=', v.accountId).orderBy('u.name').orderBy('u.id').limit(v.limit),
);
const some = statement((v: { ids: readonly number[] }) => rows().where('u.id', '=', anyOf(v.ids)));
export type AudienceRow = RowOf<typeof some>;

/** All pages that were opened in these days, by what is known of them: a few hundred rows, read once for any number of audiences. */
const opened = statement((v: { since: string; limit: number }) =>
  from
    .selectFrom('ad_openings')
    .select(['zone', 'topic', sql<number>`sum(opened)`.as('opened')])
    .where(sql<boolean>`day > ${v.since}::date`)
    .groupBy(['zone', 'topic'])
    .limit(v.limit),
);
const days = 7;
const mostKinds = 2000;
const dayMs = 86_400_000;

export async function estimates(
  query: Query,
  all: readonly AudienceCriteria[],
  now: Date,
): Promise<readonly AudienceEstimate[]> {
  const since = new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
  const pages = await query(opened, { since, limit: mostKinds });
  return all.map(({ regions, topics }) => {
    const inRegion = (zone: Zone | '') =>
      regions.length === 0 || (zone !== '' && regionsOf[zone].some((one: Region) => regions.includes(one)));
    const isAbout = (topic: Topic | '') => topics.length === 0 || (topic !== '' && topics.includes(topic));
    const sum = pages
      .filter(({ zone, topic }) => inRegion(zone) && isAbout(topic))
      .reduce((total, page) => total + page.opened, 0);
    return { opened: audienceSize(sum), isSmallest: sum <= smallestAudience };
  });
}

async function viewsOf(query: Query, found: readonly AudienceRow[], now: Date): Promise<Audience[]> {
  const sizes = await estimates(query, found, now);
  return found.map((row, at) => ({
    ...row,
    estimate: sizes[at] ?? { opened: smallestAudience, isSmallest: true },
  }));
}
const most = 200;
export const listAll = async (query: Query, accountId: number, now: Date): Promise<Audience[]> =>
  viewsOf(query, await query(ofAccount, { accountId, limit: most }), now);
export async function readAudience(query: Query, id: number, now: Date): Promise<Audience> {
  const [view] = await viewsOf(query, await query(some, { ids: [id] }), now);
  if (!view) throw problem.notFound();
  return view;
}
