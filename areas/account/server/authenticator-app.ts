import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { secondFactors } from '#platform/server/auth/tables.ts';
import type { Db } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { readable, sealedText } from '#platform/server/sealed.ts';
import type { Services } from '#platform/server/services.ts';
import { fromBase32, toBase32 } from '../pure/base32.ts';
import { stepOf } from './one-time-code.ts';

export const appKeys = sealedText({
  table: 'second_factors',
  column: 'sealed_key',
  row: ['user_id'],
  purpose: 'authenticator key',
  former: ({ user_id }) => `member ${user_id}`,
});

/** A key that waits for its first code; a former one that was never confirmed is forgotten. */
export async function makeKey(services: Services, db: Db, userId: number, now: Date): Promise<string> {
  const key = toBase32(randomBytes(20));
  const row = { sealedKey: appKeys.put(services.config, { user_id: userId }, key), lastStep: null, createdAt: now };
  await db
    .insert(secondFactors)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: secondFactors.userId, set: row, setWhere: isNull(secondFactors.confirmedAt) });
  return key;
}

export async function isTwoStepOn(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return rows.length > 0;
}

/**
 * Uses a code of the app up: its half minute and all before it count no more. `confirm` takes the first code of a key
 * that waits, and that key only.
 */
export async function takeAppCode(
  services: Services,
  db: Db,
  { userId, code, now, confirm = false }: { userId: number; code: string; now: Date; confirm?: boolean },
): Promise<boolean> {
  const wanted = and(
    eq(secondFactors.userId, userId),
    confirm ? isNull(secondFactors.confirmedAt) : isNotNull(secondFactors.confirmedAt),
  );
  const [factor] = await db.select({ sealedKey: secondFactors.sealedKey }).from(secondFactors).where(wanted);
  if (!factor) return false;
  const key = readable(() => appKeys.take(services.config, { user_id: userId }, factor.sealedKey), undefined);
  if (!key) throw problem.conflict('We can’t check codes from your app right now. Use one of your recovery codes.');
  const step = stepOf(fromBase32(key), code.replaceAll(/\s/g, ''), now);
  if (step === undefined) return false;
  const taken = await db
    .update(secondFactors)
    .set({
      lastStep: step,
      ...(confirm && { confirmedAt: now }),
    })
    .where(
      and(
        wanted,
        eq(secondFactors.sealedKey, factor.sealedKey),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return taken.length === 1;
}
