import { type Expression, sql } from 'kysely';
import type { Query } from './db.ts';
import { moment } from './statement.ts';

/** One number that an operator watches, read from the database whenever the metrics are asked for. */
export interface Gauge {
  /** With its unit, in the way of Prometheus: moderation_oldest_seconds. */
  readonly name: string;
  readonly help: string;
  readonly read: (ask: { readonly query: Query; readonly now: Date }) => Promise<number>;
}

/** Seconds from the earliest of these moments until now; null when there is none. */
export const secondsSince = (now: string, moments: Expression<unknown>) =>
  sql<number | null>`extract(epoch from ${moment(now)} - min(${moments}))::float8`;

/** What is not due yet, and what is not there, is no time ago. */
export const secondsOf = (rows: readonly { readonly age: number | null }[]) => Math.max(rows[0]?.age ?? 0, 0);
