import { unreadSql } from '#areas/notifications/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import { planLabel, type Role } from '#platform/contract/roles.ts';
import type { Services } from '#platform/server/area.ts';
import { rolesInForceSql } from '#platform/server/auth/roles.ts';
import type { Query } from '#platform/server/db.ts';
import type { Me, Session } from '../contract.ts';

interface Row {
  id: number;
  name: string;
  username: string;
  held: Role[];
  roles: Role[];
  plan: Me['plan'];
  unread: number;
}

const meSql = `select u.id, u.name, u.username, u.roles as held, u.plan, ${unreadSql('u.id')} as unread,
  ${rolesInForceSql({ sample: '$2::boolean', secondStep: '$3::boolean' })} as roles
from users u where u.id = $1`;

/** What a member's browser may know; `how` they came in decides which of their roles count. */
export async function sessionOf(
  userId: number,
  query: Query,
  services: Services,
  how: { sample?: boolean; secondStep?: boolean } = {},
): Promise<Session> {
  const values = [userId, how.sample ?? false, how.secondStep ?? false];
  const [row] = userId > 0 ? await query<Row>('me', meSql, values) : [];
  return {
    member: row
      ? {
          id: row.id,
          displayName: row.name,
          username: row.username,
          avatar: avatarOf(row.id),
          roles: row.roles,
          waitingRoles: row.held.filter((role) => !row.roles.includes(role)),
          plan: row.plan,
          planLabel: planLabel(row.plan),
        }
      : null,
    unread: row?.unread ?? 0,
    demo: services.config.mode === 'demo',
    region: services.config.region,
  };
}
