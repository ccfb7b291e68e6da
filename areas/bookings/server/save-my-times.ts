import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import type { Availability, saveMyTimes as contract } from '../contract.ts';
import { from } from './from.ts';
import { noTimes, timesOf } from './times.ts';

const begin = statement((v: { userId: number }) =>
  from
    .insertInto('booking_members')
    .values({ user_id: v.userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing()),
);

type Values = Omit<Availability, 'weekly' | 'exceptions' | 'savedAt'> & {
  readonly userId: number;
  readonly weekly: string;
  readonly exceptions: string;
  readonly now: string;
};

const save = statement((v: Values) =>
  from
    .updateTable('booking_members')
    .set((e) => ({
      zone: v.zone,
      weekly: sql<object>`${v.weekly}::jsonb`,
      exceptions: sql<object>`${v.exceptions}::jsonb`,
      notice_hours: v.noticeHours,
      gap_before: v.gapBefore,
      gap_after: v.gapAfter,
      horizon_days: v.horizonDays,
      opens_to: v.opensTo,
      lengths: sql<number[]>`${v.lengths}::int[]`,
      formats: sql<string[]>`${v.formats}::text[]`,
      saved_at: moment(v.now),
      version: sql<number>`${e.ref('version')} + 1`,
    }))
    .where('user_id', '=', v.userId)
    .where('version', '=', v.version)
    .returning('version'),
);

/** What was booked before is kept, within the new times or not. */
export const saveMyTimes: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const { weekly, exceptions, lengths, formats, ...rest } = input;
  await query(begin, { userId: principal.id });
  const [row] = await query(save, {
    ...rest,
    userId: principal.id,
    weekly: JSON.stringify(weekly),
    exceptions: JSON.stringify(exceptions),
    lengths: [...new Set(lengths)].sort((a, b) => a - b),
    formats: [...new Set(formats)],
    now: now.toISOString(),
  });
  if (!row) throw problem.conflict('Your times have changed since you opened them. Load them again, then save.');
  return (await timesOf(query, [principal.id])).get(principal.id) ?? noTimes;
};
