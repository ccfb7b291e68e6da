import { z } from 'zod';
import { limit } from './fields.ts';
import { json } from './operation.ts';

/** How far into a list an offset leads: further on goes by its cursor. */
export const mostOffset = 10_000;

/** The answer of the public API about one thing. */
export const one = <S extends z.ZodType>(entity: S) => json(z.object({ data: entity }));

/** A list of the public API. */
export const many = <S extends z.ZodType>(entity: S) =>
  json(
    z.object({
      data: z.array(entity),
      /** How many there are; what is beyond 10,000 is not counted. */
      total: z.number().int(),
      limit: z.number().int(),
      offset: z.number().int(),
      /** Goes back as `cursor` for the next page; null on the last one. */
      next: z.string().nullable(),
    }),
  );

/** Which fields of each thing are wanted, by their names with commas. */
const fields = z.string().max(500).optional();
/** What else is wanted of each thing: fields that an entity has only when they are asked for. */
const include = z.string().max(200).optional();

export const choosing = { fields, include };

/** Query of every list: the documented page has 10. A cursor goes before an offset. */
export const listing = {
  limit: limit(10),
  offset: z.coerce.number<number>().int().min(0).max(mostOffset).default(0),
  cursor: z.string().max(600).optional(),
  ...choosing,
};
