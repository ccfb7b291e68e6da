import { type Expression, sql } from 'kysely';
import { columns, type Moment, moment } from '#platform/server/statement.ts';
import type { feedReads } from './tables.ts';

/** A visit ends after this long without a sign of reading. */
export const visitMinutes = 30;

/** Stands in the column for "there was no earlier visit". */
export const never = sql<Moment>`'1970-01-01T00:00:00Z'::timestamptz`;

const r = columns<typeof feedReads>('feed_reads');

/** The end of the last visit that the row tells of, where the one that goes on ended before `now`. */
export const seenUntil = (now: string) => sql<Moment>`case
  when ${r.visited_at} < ${moment(now)} - make_interval(mins => ${sql.lit(visitMinutes)}) then ${r.newest_shown}
  else ${r.seen_until} end`;

/** Nothing where there was no earlier visit. */
export const unlessNever = (time: Expression<Moment>) => sql<Moment | null>`nullif(${time}, ${never})`;
