import { randomInt } from 'node:crypto';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { recoveryCodes } from '#platform/server/auth/tables.ts';
import type { Db } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import { secretHash, secretHashes } from './requests.ts';

export const howManyCodes = 10;
/** Letters and digits that nobody mixes up on paper: 49 bits in ten of them. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const plain = (code: string) => code.replaceAll(/[^a-z\d]/gi, '').toUpperCase();
const hashed = (userId: number, code: string) => `recovery ${userId} ${plain(code)}`;

const newCode = () => {
  const ten = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${ten.slice(0, 5)}-${ten.slice(5)}`;
};

/** Makes new codes in place of the former ones. They exist in the answer and nowhere else. */
export async function makeCodes(services: Services, db: Db, userId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: howManyCodes }, newCode);
  await forgetCodes(db, userId);
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: secretHash(services, hashed(userId, code)), createdAt: now })));
  return codes;
}

export const forgetCodes = (db: Db, userId: number) => db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));

const unused = (userId: number) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

/** Uses a code up; of two who enter it at once, one gets in. */
export async function takeRecoveryCode(services: Services, db: Db, userId: number, code: string, now: Date) {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(unused(userId), inArray(recoveryCodes.codeHash, secretHashes(services, hashed(userId, code)))))
    .returning({ id: recoveryCodes.id });
  return rows.length === 1;
}

export async function codesLeft(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(unused(userId));
  return row?.left ?? 0;
}
