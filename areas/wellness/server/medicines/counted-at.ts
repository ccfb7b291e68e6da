import type { z } from 'zod';
import type { OpenMedicine, SealedMedicine } from '../../contract/medicines.ts';

/** Stock is counted now where no one says when, and never in the future. */
export function countedAtOf(
  body: z.output<typeof OpenMedicine> | z.output<typeof SealedMedicine>,
  now: Date,
): string | null {
  const isCounted = 'sealed' in body ? body.countedAt !== null : body.stock !== null;
  if (!isCounted) return null;
  const at = body.countedAt === null ? now : new Date(body.countedAt);
  return (at > now ? now : at).toISOString();
}
