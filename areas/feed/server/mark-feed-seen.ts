import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { markFeedSeen as contract } from '../contract.ts';
import { never, visitIsOver } from './position.ts';

/** A clock that runs ahead counts as now, so that no post to come is taken for read. */
export const markFeedSeen: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const [row] = await query<{ seenUntil: string | null }>(
    'mark-feed-seen',
    `insert into feed_reads as r (user_id, seen_until, newest_shown, visited_at)
      values ($1::int, ${never}, least($3::timestamptz, $2::timestamptz), $2::timestamptz)
      on conflict (user_id) do update set
        seen_until = case when ${visitIsOver} then r.newest_shown else r.seen_until end,
        newest_shown = greatest(r.newest_shown, excluded.newest_shown),
        visited_at = excluded.visited_at
      returning ${isoTime(`nullif(r.seen_until, ${never})`)} as "seenUntil"`,
    [principal.id, now.toISOString(), input.newest],
  );
  if (!row) throw problem.notFound();
  return { seenUntil: row.seenUntil };
};
