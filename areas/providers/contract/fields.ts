import { z } from 'zod';
import { id, text } from '#platform/contract/fields.ts';

export const byId = z.object({ id });

export const Day = z.iso.date();

/** Whole cents. Providers’ amounts are in Australian dollars. */
export const Cents = z.object({ minor: z.number().int(), currency: z.literal('AUD') });
export type Cents = z.infer<typeof Cents>;

export const oneLine = (most: number) =>
  text(most)
    .trim()
    .regex(/^[^\p{Cc}]*$/u, 'Write it in one line.');
export const optionalLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'Write it in one line.')
    .default('');
export const plain = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\0]*$/)
    .default('');
