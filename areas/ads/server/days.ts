import { type RawBuilder, sql } from 'kysely';
import { localOf, momentOf } from '#platform/contract/zones.ts';

/** A date as answers carry it. */
export const day = (column: unknown): RawBuilder<string> => sql`to_char(${column}, 'YYYY-MM-DD')`;
export const dayOrNull = (column: unknown): RawBuilder<string | null> => sql`to_char(${column}, 'YYYY-MM-DD')`;

/** The date that the clock of the account shows. */
export const dayIn = (zone: string, at: Date): string => localOf(at, zone).slice(0, 10);
/** When a day begins there. */
export const startOf = (zone: string, date: string): string => momentOf(`${date}T00:00`, zone).toISOString();
export const minuteOfDay = (zone: string, at: Date): number => {
  const local = localOf(at, zone);
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
};
/** Days from one date to another, both counted. */
export const daysFrom = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000) + 1;
