import { z } from 'zod';
import { problem } from '#platform/server/problem.ts';
import type { Sort } from '../pure/options.ts';

const whole = z.number().int().min(-2_147_483_648).max(2_147_483_647);
/** PostgreSQL has every character but U+0000. */
const storable = z
  .string()
  .max(240)
  .regex(/^[^\0]*$/);
const Place = z.object({ sort: z.string(), keys: z.array(whole).max(2), name: storable, id: whole });

/** Where a list of providers goes on: what it is sorted by, of the last one that was shown. */
export type Place = z.infer<typeof Place>;

const numberOfKeys: Readonly<Record<Sort, number>> = { rating: 2, reviews: 2, distance: 1, name: 0 };

export const writeCursor = (place: Place): string =>
  Buffer.from(JSON.stringify([place.sort, place.keys, place.name, place.id])).toString('base64url');

/** A cursor of another order, or one that someone made up, is named. */
export function readCursor(cursor: string | undefined, sort: Sort): Place | undefined {
  if (cursor === undefined) return undefined;
  const read = Place.safeParse(parts(cursor));
  if (read.success && read.data.sort === sort && read.data.keys.length === numberOfKeys[sort]) return read.data;
  throw problem.invalid([{ field: 'cursor', rule: 'unknown', message: 'Start the list again.' }]);
}

function parts(cursor: string): unknown {
  try {
    const [sort, keys, name, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as readonly unknown[];
    return { sort, keys, name, id };
  } catch {
    return undefined;
  }
}
