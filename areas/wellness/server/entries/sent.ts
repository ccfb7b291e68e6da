import type { z } from 'zod';
import type { EntryContent, OpenEntry, SealedEntry } from '../../contract/entries.ts';
import type { Sent } from '../records.ts';

type Body = z.output<typeof OpenEntry> | z.output<typeof SealedEntry>;
export function sentOf(body: Body): Sent<EntryContent> {
  if ('sealed' in body) return { uid: body.uid, sealed: body.sealed };
  const { moodRating, energyLevel, painLevel, symptoms, medications, notes, factors, sleepHours, scales } = body;
  return {
    uid: body.uid,
    content: { moodRating, energyLevel, painLevel, symptoms, medications, notes, factors, sleepHours, scales },
  };
}
