import { consentedText } from '#areas/privacy/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { listSuggestions as contract } from '../contract.ts';
import { isOpenText, notBlockedText } from './blocks.ts';
import { listedProfileColumns, mayReadText } from './field-audience.ts';
import { locationOf } from './location.ts';
import { isMutedText } from './mutes.ts';
import { type PersonRow, personColumns, personOf } from './people-of.ts';
import { reasonOf } from './reason.ts';

interface Row extends PersonRow {
  bio: string;
  suburb: string;
  state: string;
  /** Interests that both have. */
  common: string[];
  /** How many members whom the viewer follows follow this one, and the name of one of them. */
  via: number;
  viaName: string | null;
}

const most = 5;

/**
 * Members who share interests come from the interests index and friends of friends from the follows; only then are
 * the rules applied, so that the work does not grow with the community. Nobody is suggested who has not agreed to it.
 */
const suggestionsSql = `
with mine as (select coalesce((select interests from profiles where user_id = $1), '{}'::text[]) as interests),
circle as (
  select f2.followee_id as id, count(*)::int as via, min(f1.followee_id) as via_id
  from follows f1 join follows f2 on f2.follower_id = f1.followee_id
  where f1.follower_id = $1 and ${isOpenText('f1.followee_id')} group by f2.followee_id
),
alike as (
  select p.user_id as id from profiles p, mine where p.interests && mine.interests
    and coalesce(p.audiences->>'interests', 'members') = 'members' limit 500
),
found as (select id from circle union select id from alike)
select ${personColumns('u')}, ${listedProfileColumns('$1', 'p')}, common.list as common, coalesce(c.via, 0) as via, v.name as "viaName"
from found join users u on u.id = found.id
left join profiles p on p.user_id = u.id
left join circle c on c.id = u.id
left join users v on v.id = c.via_id
cross join lateral (
  select coalesce(array_agg(one order by one), '{}') as list
  from unnest(p.interests) as one, mine where one = any(mine.interests) and ${mayReadText('$1', 'interests', 'p')}
) common
where u.id <> $1 and ${consentedText('suggestions', 'u.id')}
  and not exists (select 1 from follows f where f.follower_id = $1 and f.followee_id = u.id)
  and not exists (select 1 from dismissed_suggestions d where d.user_id = $1 and d.dismissed_id = u.id)
  and ${notBlockedText('$1', 'u.id')} and not ${isMutedText('$1', 'u.id')}
order by cardinality(common.list) * 2 + coalesce(c.via, 0) desc, u.id
limit ${most}`;

export const listSuggestions: Handler<typeof contract> = async ({ principal, query }) => {
  const rows = await query<Row>('people-suggestions', suggestionsSql, [principal.id]);
  return {
    items: rows.map((row) => ({
      ...personOf(row),
      bio: row.bio,
      location: locationOf(row),
      reason: reasonOf(row),
    })),
  };
};
