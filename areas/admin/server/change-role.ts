import { eq, sql } from 'drizzle-orm';
import { isOpenText } from '#areas/people/server/public.ts';
import type { Handler, UseCase } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { type GivenRole, type grantRole as grant, type revokeRole as revoke, rolesChanged } from '../contract.ts';
import { assertConfirmed } from './assert-confirmed.ts';
import { actions, memberDetail, subjectOf } from './member-detail.ts';

interface Asked {
  readonly id: number;
  readonly role: GivenRole;
  readonly reason: string;
}
type Change = UseCase<Asked>;
type Doing = Pick<Change, 'principal' | 'db' | 'query' | 'emit' | 'now'>;

/** Changes of roles wait for each other, so that two administrators cannot both take the other's role. */
export const rolesTurn = sql`select pg_advisory_xact_lock(7006003)`;

async function changeRole(doing: Doing, { id, role, reason }: Asked, change: keyof typeof actions) {
  const { principal, db, query, emit, now } = doing;
  await assertConfirmed(db, principal, now);
  await db.execute(rolesTurn);
  const [member] = await db.select({ roles: users.roles }).from(users).where(eq(users.id, id));
  if (!member) throw problem.notFound();
  if (member.roles.includes(role) !== (change === 'given')) {
    if (change === 'taken' && role === 'admin') await mustNotBeLast(query, id);
    const after = change === 'given' ? [...member.roles, role] : member.roles.filter((one) => one !== role);
    await db.update(users).set({ roles: after, updatedAt: now }).where(eq(users.id, id));
    const detail = { role, reason };
    await writeAudit(db, { actorId: principal.id, action: actions[change], subject: subjectOf(id), detail }, now);
    await emit(rolesChanged, { userId: id });
  }
  return memberDetail(query, id);
}

/** Administrators whose accounts wait for deletion do not count. For use behind `rolesTurn`. */
export async function mustNotBeLast(query: Query, id: number) {
  const [row] = await query<{ admins: number }>(
    'admin-count',
    `select count(*)::int as admins from users u where 'admin' = any(u.roles) and u.id <> $1 and ${isOpenText('u.id')}`,
    [id],
  );
  if (row?.admins === 0) {
    throw problem.conflict('This is the last administrator. Give someone else the role first.');
  }
}

export const grantRole: Handler<typeof grant> = (useCase) => changeRole(useCase, useCase.input, 'given');
export const revokeRole: Handler<typeof revoke> = (useCase) => changeRole(useCase, useCase.input, 'taken');

/** For an area that approves somebody as part of a use case of an administrator. */
export async function giveRole(doing: Doing, asked: Asked): Promise<void> {
  await changeRole(doing, asked, 'given');
}
