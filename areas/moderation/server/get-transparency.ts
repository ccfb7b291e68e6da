import type { Handler } from '#platform/server/area.ts';
import type { getTransparency as contract, Transparency } from '../contract.ts';
import { promisedHours } from '../pure/clock.ts';

const days = 90;

/** Sums alone, over cases: nothing in them is about anybody. */
export const getTransparency: Handler<typeof contract> = async ({ query, now }) => {
  const since = new Date(now.getTime() - days * 86_400_000).toISOString();
  const hours = 'extract(epoch from (c.decided_at - c.first_reported_at)) / 3600';
  const decided = `c.decided_at is not null`;
  const isOne = (of: string) => `${of}.content_type = 'relationship_profile'`;
  const inConnections = isOne('c');
  const appealsIn = `appeals p join moderation_actions a on a.id = p.action_id
    where p.created_at > $1::timestamptz and ${isOne('a')}`;
  const [row] = await query<Omit<Transparency, 'since'>>(
    'transparency',
    `select (select count(*) from reports r where r.created_at > $1::timestamptz)::int as reports,
       count(*) filter (where c.status in ('pending', 'reviewing'))::int as open,
       count(*) filter (where ${decided})::int as decided,
       count(*) filter (where ${decided} and ${hours} <= ${promisedHours})::int as "decidedInTime",
       round((percentile_cont(0.5) within group (order by ${hours}) filter (where ${decided}))::numeric, 1)::float8 as "medianHours",
       json_build_object(
         'warning_issued', count(*) filter (where c.resolution = 'warning_issued'),
         'content_removed', count(*) filter (where c.resolution = 'content_removed'),
         'user_suspended', count(*) filter (where c.resolution = 'user_suspended'),
         'no_action', count(*) filter (where c.resolution = 'no_action'),
         'dismissed', count(*) filter (where c.status = 'dismissed')) as resolutions,
       (select count(*) from appeals p where p.created_at > $1::timestamptz)::int as appeals,
       (select count(*) from appeals p where p.created_at > $1::timestamptz and p.status = 'upheld')::int as "appealsUpheld",
       json_build_object(
         'reports', (select count(*) from reports r where r.created_at > $1::timestamptz and ${isOne('r')}),
         'open', count(*) filter (where ${inConnections} and c.status in ('pending', 'reviewing')),
         'decided', count(*) filter (where ${inConnections} and ${decided}),
         'medianHours', round((percentile_cont(0.5) within group (order by ${hours})
           filter (where ${inConnections} and ${decided}))::numeric, 1)::float8,
         'acted', count(*) filter (where ${inConnections}
           and c.resolution in ('warning_issued', 'content_removed', 'user_suspended')),
         'appeals', (select count(*) from ${appealsIn}),
         'appealsUpheld', (select count(*) from ${appealsIn} and p.status = 'upheld')) as connections,
       (select count(*) from content_flags f where f.created_at > $1::timestamptz)::int as flags
     from moderation_cases c where c.first_reported_at > $1::timestamptz`,
    [since],
  );
  if (!row) throw new Error('Nothing was counted.');
  return { since, ...row };
};
