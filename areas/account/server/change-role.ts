import { eq } from 'drizzle-orm';
import { isOpenText } from '#areas/people/server/public.ts';
import type { Role } from '#platform/contract/roles.ts';
import type { UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { takeTurn } from '#platform/server/turns.ts';
import { rolesChanged } from '../contract.ts';
import { assertConfirmed } from './assert-confirmed.ts';

interface Asked {
  readonly id: number;
  readonly role: Exclude<Role, 'member'>;
  readonly reason: string;
}
type Doing = Pick<UseCase<unknown>, 'db' | 'query' | 'emit' | 'now'>;

/** How the audit log calls a change, and whose it is. */
export const roleActions = { given: 'role given', taken: 'role taken' } as const;
export const subjectOf = (userId: number) => `member ${userId}`;

/** Changes of roles wait for each other, so that two administrators cannot both take the other's role. */
export const rolesTurn = (query: Query) => takeTurn(query, 'account roles');

/** For administrators, also where approving somebody brings a role with it. */
export async function changeRole(
  { principal, ...doing }: Doing & Pick<UseCase<unknown>, 'principal'>,
  asked: Asked,
  change: keyof typeof roleActions,
): Promise<void> {
  await assertConfirmed(doing.db, principal, doing.now);
  await setRole({ ...doing, by: principal.id }, asked, change);
}

/** `by`: the administrator; 0 for the console. False when nothing had to be changed. */
export async function setRole(
  { by, db, query, emit, now }: Doing & { readonly by: number },
  { id, role, reason }: Asked,
  change: keyof typeof roleActions,
): Promise<boolean> {
  await rolesTurn(query);
  const [member] = await db.select({ roles: users.roles }).from(users).where(eq(users.id, id));
  if (!member) throw problem.notFound();
  if (member.roles.includes(role) === (change === 'given')) return false;
  if (change === 'taken' && role === 'admin') await assertNotLastAdmin(query, id);
  const after = change === 'given' ? [...member.roles, role] : member.roles.filter((one) => one !== role);
  await db.update(users).set({ roles: after, updatedAt: now }).where(eq(users.id, id));
  const detail = { role, reason };
  await writeAudit(db, { actorId: by, action: roleActions[change], subject: subjectOf(id), detail }, now);
  await emit(rolesChanged, { userId: id });
  return true;
}

/** Administrators whose accounts wait for deletion do not count. For use behind `rolesTurn`. */
export async function assertNotLastAdmin(query: Query, id: number) {
  const [row] = await query<{ admins: number }>(
    'admin-count',
    `select count(*)::int as admins from users u where 'admin' = any(u.roles) and u.id <> $1 and ${isOpenText('u.id')}`,
    [id],
  );
  if (row?.admins === 0) {
    throw problem.conflict('This is the last administrator. Give someone else the role first.');
  }
}
