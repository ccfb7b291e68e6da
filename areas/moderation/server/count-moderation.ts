import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { countModeration as contract, ModerationCounts } from '../contract.ts';
import { alarmHours, promisedHours } from '../pure/clock.ts';

/** MOD-02. The day is Sydney's. Flags and appeals that may be dealt with by others only are counted all the same. */
export const countModeration: Handler<typeof contract> = async ({ query, now }) => {
  const open = `status in ('pending', 'reviewing')`;
  const older = (hours: number) => `first_reported_at <= $1::timestamptz - make_interval(hours => ${hours})`;
  const [counts] = await query<ModerationCounts>(
    'moderation-counts',
    `select count(*) filter (where status = 'pending')::int as pending,
       count(*) filter (where status = 'reviewing')::int as reviewing,
       count(*) filter (where status = 'resolved' and decided_at >= (date_trunc('day', $1::timestamptz at time zone 'Australia/Sydney')
         at time zone 'Australia/Sydney'))::int as "resolvedToday",
       count(*) filter (where ${open} and ${older(alarmHours)})::int as late,
       count(*) filter (where ${open} and ${older(promisedHours)})::int as overdue,
       (count(*) filter (where ${open} and queue = 'self_harm')
         + (select count(*) from content_flags f where f.resolved_at is null and f.flag_type = 'self_harm'))::int as danger,
       ${isoTime(`(min(first_reported_at) filter (where ${open}))`)} as "oldestAt",
       (select count(*) from content_flags where resolved_at is null)::int as flags,
       (select count(*) from appeals where status = 'pending')::int as appeals
     from moderation_cases`,
    [now.toISOString()],
  );
  if (!counts) throw new Error('Nothing was counted.');
  return counts;
};
