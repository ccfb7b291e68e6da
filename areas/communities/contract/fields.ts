import { z } from 'zod';
import { id, text } from '#platform/contract/fields.ts';

export const byId = z.object({ id });

export const oneLine = (most: number) => text(most).regex(/^[^\p{Cc}]*$/u, 'Write it in one line.');
export const optionalLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'Write it in one line.')
    .default('');
