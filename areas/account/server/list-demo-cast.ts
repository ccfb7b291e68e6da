import { asc } from 'drizzle-orm';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Role } from '#platform/contract/roles.ts';
import type { Handler } from '#platform/server/area.ts';
import { users } from '#platform/server/auth/tables.ts';
import type { listDemoCast as contract } from '../contract.ts';

const mostShown = 60;

export const listDemoCast: Handler<typeof contract> = async ({ db }) => {
  const rows = await db
    .select({ id: users.id, displayName: users.name, username: users.username, roles: users.roles })
    .from(users)
    .orderBy(asc(users.id))
    .limit(mostShown);
  return { items: rows.map((row) => ({ ...row, roles: row.roles as Role[], avatar: avatarOf(row.id) })) };
};
