import type { Db } from '#platform/server/db.ts';
import { textDays } from '../pure/text-days.ts';
import { ageChecks, joiningAgreements } from './tables.ts';

/** Whoever makes an account agrees to these texts; the form says so. */
export async function noteJoining(db: Db, userId: number, now: Date): Promise<void> {
  await db.insert(joiningAgreements).values({ userId, ...textDays, at: now });
}

/** The day on which somebody's birth date was looked at, and nothing of the date. */
export async function noteAge(
  db: Db,
  check: { readonly userId: number; readonly atLeast: number; readonly checkedOn: string },
): Promise<void> {
  await db.insert(ageChecks).values({ ...check, method: 'birth date' });
}
