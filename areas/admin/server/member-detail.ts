import { roleActions, subjectOf } from '#areas/account/server/public.ts';
import { peopleOf } from '#areas/people/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { AdminMember, AdminMemberDetail, GivenRole } from '../contract.ts';

export type MemberRow = Omit<AdminMember, 'avatar'>;
export const memberColumns = `u.id, u.name as "displayName", u.username, u.roles, ${isoTime('u.created_at')} as "memberSince"`;
export const memberOf = (row: MemberRow): AdminMember => ({
  id: row.id,
  displayName: row.displayName,
  username: row.username,
  avatar: avatarOf(row.id),
  roles: row.roles,
  memberSince: row.memberSince,
});

interface ChangeRow {
  id: number;
  action: string;
  role: GivenRole;
  reason: string;
  at: string;
  actorId: number | null;
}

export async function memberDetail(query: Query, id: number): Promise<AdminMemberDetail> {
  const [row] = await query<MemberRow>('admin-member', `select ${memberColumns} from users u where u.id = $1`, [id]);
  if (!row) throw problem.notFound();
  const [signedIn] = await query<{ sessions: number }>(
    'admin-member-sessions',
    'select count(*)::int as sessions from sessions where user_id = $1 and expires_at > now()',
    [id],
  );
  const changes = await query<ChangeRow>(
    'admin-member-changes',
    `select a.id::int, a.action, a.detail->>'role' as role, a.detail->>'reason' as reason, ${isoTime('a.at')} as at,
      a.actor_id as "actorId"
     from audit_log a where a.subject = $1 and a.action in ('${roleActions.given}', '${roleActions.taken}')
     order by a.id desc limit 50`,
    [subjectOf(id)],
  );
  const people = await peopleOf(query, [...new Set(changes.flatMap(({ actorId }) => (actorId ? [actorId] : [])))]);
  return {
    ...memberOf(row),
    sessions: signedIn?.sessions ?? 0,
    changes: changes.map(({ actorId, action, ...change }) => ({
      ...change,
      change: action === roleActions.given ? 'given' : 'taken',
      atConsole: actorId === null,
      by: (actorId && people.get(actorId)) || null,
    })),
  };
}
