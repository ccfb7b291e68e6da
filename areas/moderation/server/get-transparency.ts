import type { Handler } from '#platform/server/area.ts';
import type { getTransparency as contract, Transparency } from '../contract.ts';
import { promisedHours } from '../pure/clock.ts';
import { kindFigures } from './kind-figures.ts';

const days = 90;

/** Sums alone, over cases: nothing in them is about anybody. */
export const getTransparency: Handler<typeof contract> = async ({ query, now, services }) => {
  const since = new Date(now.getTime() - days * 86_400_000).toISOString();
  const hours = 'extract(epoch from (c.decided_at - c.first_reported_at)) / 3600';
  const decided = `c.decided_at is not null`;
  const [row] = await query<Omit<Transparency, 'since' | 'kinds' | 'byKind' | 'byReason'>>(
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
       (select count(*) from content_flags f where f.created_at > $1::timestamptz)::int as flags
     from moderation_cases c where c.first_reported_at > $1::timestamptz`,
    [since],
  );
  if (!row) throw new Error('Nothing was counted.');
  return { since, ...row, ...(await kindFigures({ query, services }, since)) };
};
