import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Page } from '#platform/contract/operation.ts';
import { problem } from './problem.ts';
import type { Moment } from './statement.ts';

/** Where a list sorted by a time and an id goes on. The time is PostgreSQL's own, to the microsecond. */
export interface Keyset {
  readonly at: string;
  readonly id: number;
}

/** A time that is null stays null. */
type Written<T> = RawBuilder<string | Extract<T, null>>;

/** A timestamp as answers carry it; of a column in a text, its SQL. */
export function isoTime(column: string): string;
export function isoTime<T extends Moment | null>(column: Expression<T>): Written<T>;
export function isoTime(column: string | Expression<Moment | null>) {
  if (typeof column === 'string') return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The same as a keyset carries it: nothing is rounded, so that no row is met twice or passed over. */
export function exactTime(column: string): string;
export function exactTime<T extends Moment | null>(column: Expression<T>): Written<T>;
export function exactTime(column: string | Expression<Moment | null>) {
  if (typeof column === 'string') return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** The same as PostgreSQL writes it, which costs a tenth of shaping a text: `exactly` makes that of it, where it is read. */
export const textTime = (column: Expression<Moment>) => sql<TextTime>`(${column} at time zone 'UTC')::text`;
/** Like 2026-11-26 14:44:36.12: without a zone, and without what would be zeros at its end. */
export type TextTime = string & { readonly isTextTime: true };

export function exactly(time: TextTime): string {
  const [seconds = '', part = ''] = time.split('.');
  return `${seconds.replace(' ', 'T')}.${part.padEnd(6, '0')}Z`;
}

/** A keyset among the values of a statement. */
export interface After {
  readonly at: string;
  readonly atId: number;
}
export const after = ({ at, id }: Keyset): After => ({ at, atId: id });

/** What a list that falls by these two columns has after a keyset. */
export const isOlder = (time: Expression<Moment>, id: Expression<number>, v: After) =>
  sql<boolean>`(${time}, ${id}) < (${v.at}::timestamptz, ${v.atId}::int)`;

/** Before everything in a list that falls: `isOlder`, in a text `(time, id) < ($1::timestamptz, $2::int)`. */
export const newest: Keyset = { at: 'infinity', id: 2_147_483_647 };
/** Before everything in a list that rises: compare with `(time, id) > ($1::timestamptz, $2::int)`. */
export const oldest: Keyset = { at: '-infinity', id: 0 };

const form = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z) (\d{1,10})$/;

export const writeKeyset = ({ at, id }: Keyset) => Buffer.from(`${at} ${id}`).toString('base64url');

export function readKeyset(cursor: string | undefined, start: Keyset): Keyset {
  if (cursor === undefined) return start;
  const match = form.exec(Buffer.from(cursor, 'base64url').toString());
  const id = Number(match?.[2]);
  // A cursor that somebody made up must not reach the database as a moment or number that it cannot read.
  if (!match?.[1] || Number.isNaN(Date.parse(match[1])) || match[1] < '0001' || id > newest.id) {
    throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the list again.' }]);
  }
  return { at: match[1], id };
}

/** Ask the database for limit + 1 rows: the one too many says that there is a next page. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  item: (row: Row) => Item,
  keyset: (row: Row) => Keyset,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(item), next: rows.length > limit && last ? writeKeyset(keyset(last)) : undefined };
}
