import { z } from 'zod';
import { id } from '#platform/contract/fields.ts';

export const byId = z.object({ id });

export const Day = z.iso.date();
/** One that a caller names: the calendar of the database has no year 0. */
export const GivenDay = Day.refine((day) => day >= '1900', { error: 'Use a day after 1900.' });

/** Whole cents. Providers’ amounts are in Australian dollars. */
export const Cents = z.object({ minor: z.number().int(), currency: z.literal('AUD') });
export type Cents = z.infer<typeof Cents>;

export const optionalLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'Write it in one line.')
    .default('');
export const plain = (most: number) => z.string().trim().max(most).default('');
