import { unreadSql } from '#areas/notifications/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import { planLabel } from '#platform/contract/roles.ts';
import type { Services } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import type { Me, Session } from '../contract.ts';

interface Row {
  id: number;
  name: string;
  username: string;
  roles: Me['roles'];
  plan: Me['plan'];
  unread: number;
}

const meSql = `select id, name, username, roles, plan, ${unreadSql('users.id')} as unread from users where id = $1`;

export async function sessionOf(userId: number, query: Query, services: Services): Promise<Session> {
  const [row] = userId > 0 ? await query<Row>('me', meSql, [userId]) : [];
  return {
    member: row
      ? {
          id: row.id,
          displayName: row.name,
          username: row.username,
          avatar: avatarOf(row.id),
          roles: row.roles,
          plan: row.plan,
          planLabel: planLabel(row.plan),
        }
      : null,
    unread: row?.unread ?? 0,
    demo: services.config.mode === 'demo',
    region: services.config.region,
  };
}
