import { type Expression, sql } from 'kysely';
import type { Moment } from '#platform/server/statement.ts';

const zone = sql.lit('Australia/Sydney');

/** The day it is, as PostgreSQL has it. */
export const today = (now: string) => sql<string>`(${now}::timestamptz at time zone ${zone})::date`;

/** Days from the one it is. */
export const daysFrom = (now: string, days: number) =>
  sql<string>`((${now}::timestamptz at time zone ${zone})::date + ${sql.lit(days)}::int)`;

/** 2026-11-27, whatever the driver makes of a day. */
export const dayText = <T extends string | null>(day: Expression<T>) => sql<T>`${day}::text`;

/** The moment at which a day begins. */
export const startOf = (day: Expression<string>, plus = 0) =>
  sql<Moment>`((${day} + ${sql.lit(plus)}::int)::timestamp at time zone ${zone})`;
