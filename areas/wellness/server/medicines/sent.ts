import type { z } from 'zod';
import type { MedicineContent, OpenMedicine, SealedMedicine } from '../../contract/medicines.ts';
import type { Sent } from '../records.ts';

type Body = z.output<typeof OpenMedicine> | z.output<typeof SealedMedicine>;

export function sentOf(body: Body): Sent<MedicineContent> {
  if ('sealed' in body) return { uid: body.uid, sealed: body.sealed };
  const { medicationName, dosage, strength, form, note, asNeeded, stock, doseChanges } = body;
  return { uid: body.uid, content: { medicationName, dosage, strength, form, note, asNeeded, stock, doseChanges } };
}

/** Stock is counted now where no one says when, and never in the future. */
export function countedAtOf(body: Body, now: Date): string | null {
  const isCounted = 'sealed' in body ? body.countedAt !== null : body.stock !== null;
  if (!isCounted) return null;
  const at = body.countedAt === null ? now : new Date(body.countedAt);
  return (at > now ? now : at).toISOString();
}
