import { unreadSql } from '#areas/notifications/server/public.ts';
import { isOpenText } from '#areas/people/server/public.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import { planLabel, type Role } from '#platform/contract/roles.ts';
import { rolesInForceSql } from '#platform/server/auth/roles.ts';
import type { Query } from '#platform/server/db.ts';
import type { Services } from '#platform/server/services.ts';
import type { Me, Session } from '../contract.ts';
import { closedPathsOf } from './closed-paths.ts';

interface Row {
  id: number;
  name: string;
  username: string;
  held: Role[];
  roles: Role[];
  plan: Me['plan'];
  unread: number;
  closing: boolean;
}

const meSql = `select u.id, u.name, u.username, u.roles as held, u.plan, ${unreadSql('u.id')} as unread,
  ${rolesInForceSql({ sample: '$2::boolean', secondStep: '$3::boolean' })} as roles, not ${isOpenText('u.id')} as closing
from users u where u.id = $1`;

/**
 * Who that member is to their own browser; `how` they came in decides which of their roles count. Somebody whose account
 * is closed is nobody yet, but may come back.
 */
export async function sessionOf(
  userId: number,
  query: Query,
  services: Services,
  how: { now: Date; sample?: boolean; secondStep?: boolean },
): Promise<Session> {
  const values = [userId, how.sample ?? false, how.secondStep ?? false];
  const [row] = userId > 0 ? await query<Row>('me', meSql, values) : [];
  const open = row?.closing === false ? row : undefined;
  return {
    member: open
      ? {
          id: open.id,
          displayName: open.name,
          username: open.username,
          avatar: avatarOf(open.id),
          roles: open.roles,
          waitingRoles: open.held.filter((role) => !open.roles.includes(role)),
          plan: open.plan,
          planLabel: planLabel(open.plan),
          closedPaths: await closedPathsOf({ query, userId, now: how.now }),
        }
      : null,
    unread: open?.unread ?? 0,
    closing: row?.closing ?? false,
    demo: services.config.mode === 'demo',
    region: services.config.region,
  };
}
