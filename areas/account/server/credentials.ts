import { and, eq } from 'drizzle-orm';
import type { Services } from '#platform/server/area.ts';
import { accounts, users } from '#platform/server/auth/tables.ts';
import type { Db } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The auth library's name for a password. */
const provider = 'credential';

const ofPassword = (userId: number) => and(eq(accounts.userId, userId), eq(accounts.providerId, provider));

export async function passwordHashOf(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ hash: accounts.password }).from(accounts).where(ofPassword(userId));
  return row?.hash ?? undefined;
}

export async function setPassword(db: Db, userId: number, hash: string, now: Date): Promise<void> {
  await db.delete(accounts).where(ofPassword(userId));
  await db.insert(accounts).values({
    accountId: String(userId),
    providerId: provider,
    userId,
    password: hash,
    createdAt: now,
    updatedAt: now,
  });
}

/** Id and hash for an address; nothing for an unknown one, found out with the same work. */
export async function accountByEmail(db: Db, email: string) {
  const [row] = await db
    .select({ id: users.id, hash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, provider)))
    .where(eq(users.email, email));
  return row;
}

/** Length is checked by the contract; here, whether it is among the first that anybody would guess. */
export function refuseCommon(field: string, password: string, about: readonly string[] = []): void {
  const plain = password.toLowerCase();
  const personal = about.some(
    (word) => word.length > 3 && plain.includes(word.toLowerCase()) && plain.length < word.length + 6,
  );
  if (!personal && !isCommonPassword(password)) return;
  const message = personal
    ? 'Leave out your name and your e-mail address, or add several other words.'
    : 'This password is among the first that others would guess. Three or four words that do not belong together are better.';
  throw problem.invalid([{ field, rule: 'common', message }]);
}

/**
 * One guess at the password of a signed-in member. It is counted first, so that guesses made at the same moment count
 * too, and taken back when it was right.
 */
export async function checkOwnPassword(
  services: Services,
  db: Db,
  { userId, password, field }: { userId: number; password: string; field: string },
): Promise<void> {
  const key = `member ${userId}`;
  await services.limits.spend('guess-account', key);
  const right = await services.passwords.verify(await passwordHashOf(db, userId), password);
  if (!right) throw problem.invalid([{ field, rule: 'match', message: 'This is not your present password.' }]);
  await services.limits.giveBack('guess-account', key);
}
