import { and, eq } from 'drizzle-orm';
import { passwords, users } from '#platform/server/auth/tables.ts';
import type { Db } from '#platform/server/db.ts';
import { ProblemError, problem } from '#platform/server/problem.ts';
import type { Services } from '#platform/server/services.ts';
import { isCommonPassword } from './common-passwords.ts';

export async function passwordHashOf(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.userId, userId));
  return row?.hash;
}

export async function setPassword(db: Db, userId: number, hash: string, now: Date): Promise<void> {
  await db
    .insert(passwords)
    .values({ userId, hash, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash, updatedAt: now } });
}

/** Id and hash for an address; nothing for an unknown one, found out with the same work. */
export async function accountByEmail(db: Db, email: string) {
  const [row] = await db
    .select({ id: users.id, hash: passwords.hash })
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(eq(users.email, email));
  return row;
}

/** The password is at hand and was right: what it is checked with takes the form that new ones have. */
export async function renewHash(
  services: Services,
  db: Db,
  { id, hash, password }: { id: number; hash: string; password: string },
): Promise<void> {
  if (!services.passwords.isOutdated(hash)) return;
  const renewed = await services.passwords.hash(password).catch((error) => {
    // There is too much to do now; the next sign-in renews it.
    if (error instanceof ProblemError && error.problem.status === 503) return undefined;
    throw error;
  });
  if (!renewed) return;
  // Unless it was changed meanwhile.
  await db
    .update(passwords)
    .set({ hash: renewed })
    .where(and(eq(passwords.userId, id), eq(passwords.hash, hash)));
}

/** What of a member others know, and would try first. */
export async function wordsAbout(db: Db, userId: number): Promise<readonly string[]> {
  const [row] = await db
    .select({ name: users.name, username: users.username, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return row ? [row.name, row.username, row.email] : [];
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** Names and addresses as a whole and in their parts, the longest first. */
function partsOf(about: readonly string[]): string[] {
  const names = about.map((one) => folded(one.split('@')[0] ?? ''));
  const parts = [
    ...names.map((name) => name.replaceAll(/\s/g, '')),
    ...names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)),
  ];
  return [...new Set(parts)].filter((part) => part.length > 3).sort((a, b) => b.length - a.length);
}

/** Little is left of it without the names and the address of its owner. */
function isPersonal(password: string, about: readonly string[]): boolean {
  const whole = folded(password).replaceAll(/\s/g, '');
  const rest = partsOf(about).reduce((left, part) => left.replaceAll(part, ''), whole);
  return rest.length < whole.length && rest.length < 6;
}

/** Length is checked by the contract; here, whether it is among the first that anybody would guess. */
export async function refuseCommon(field: string, password: string, about: readonly string[]): Promise<void> {
  const personal = isPersonal(password, about);
  if (!personal && !(await isCommonPassword(password))) return;
  const message = personal
    ? 'Leave out your name and email address, or add several other words.'
    : 'This password is easy to guess. Three or four unrelated words are better.';
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
  const refund = () => services.limits.refund('guess-account', key);
  const right = await services.passwords.verify(await passwordHashOf(db, userId), password).catch(async (error) => {
    // It was not looked at: there was too much to do.
    await refund();
    throw error;
  });
  if (!right) throw problem.invalid([{ field, rule: 'match', message: 'That isn’t your current password.' }]);
  await refund();
}
