import { textDays } from '#areas/help/contract.ts';
import type { Db } from '#platform/server/db.ts';
import { joiningAgreements } from './tables.ts';

/** Whoever makes an account agrees to these texts; the form says so. */
export async function noteJoining(db: Db, userId: number, now: Date): Promise<void> {
  await db.insert(joiningAgreements).values({ userId, ...textDays, at: now });
}
