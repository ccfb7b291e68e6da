import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import type { markFeedSeen as contract } from '../contract.ts';
import { from } from './from.ts';
import { never, seenUntil, unlessNever } from './position.ts';

/** A clock that runs ahead counts as now, so that no post to come is taken for read. */
const mark = statement((v: { userId: number; newest: string; now: string }) =>
  from
    .insertInto('feed_reads')
    .values({
      user_id: v.userId,
      seen_until: never,
      newest_shown: sql<Moment>`least(${moment(v.newest)}, ${moment(v.now)})`,
      visited_at: moment(v.now),
    })
    .onConflict((row) =>
      row.column('user_id').doUpdateSet((e) => ({
        seen_until: seenUntil(v.now),
        newest_shown: sql<Moment>`greatest(${e.ref('feed_reads.newest_shown')}, ${e.ref('excluded.newest_shown')})`,
        visited_at: e.ref('excluded.visited_at'),
      })),
    )
    .returning((e) => isoTime(unlessNever(e.ref('feed_reads.seen_until'))).as('seenUntil')),
);

export const markFeedSeen: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const [row] = await query(mark, { userId: principal.id, newest: input.newest, now: now.toISOString() });
  if (!row) throw problem.notFound();
  return row;
};
