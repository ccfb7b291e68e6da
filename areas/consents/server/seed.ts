import { cast } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import { consentWords } from '../pure/consents.ts';
import { noteJoining } from './note-joining.ts';
import { consents } from './tables.ts';

/** The cast have agreed, so that the demo shows what it is about. */
export const seed: Seed = async ({ db, now }) => {
  for (const { id } of cast) {
    await noteJoining(db, id, now);
    for (const { purpose, version } of consentWords) {
      await db.insert(consents).values({ userId: id, purpose, given: true, version, at: now });
    }
  }
};
