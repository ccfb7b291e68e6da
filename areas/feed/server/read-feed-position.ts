import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { readFeedPosition as contract } from '../contract.ts';
import { never, visitIsOver } from './position.ts';

/** After a pause a new visit begins with this read, before anything is marked: the answer is already the new one. */
export const readFeedPosition: Handler<typeof contract> = async ({ principal, query, now }) => {
  const [row] = await query<{ seenUntil: string | null }>(
    'feed-position',
    `select ${isoTime(`nullif(case when ${visitIsOver} then r.newest_shown else r.seen_until end, ${never})`)} as "seenUntil"
      from feed_reads r where r.user_id = $1::int`,
    [principal.id, now.toISOString()],
  );
  return { seenUntil: row?.seenUntil ?? null };
};
