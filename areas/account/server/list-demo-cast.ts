import { asc, inArray } from 'drizzle-orm';
import { cast } from '#demo/cast.ts';
import { avatarOf } from '#platform/contract/fields.ts';
import type { Role } from '#platform/contract/roles.ts';
import type { Handler } from '#platform/server/area.ts';
import { users } from '#platform/server/auth/tables.ts';
import type { listDemoCast as contract } from '../contract.ts';

/** Who joined the demo as themselves is not among them. */
const castIds = cast.map(({ id }) => id);

export const listDemoCast: Handler<typeof contract> = async ({ db }) => {
  const rows = await db
    .select({ id: users.id, displayName: users.name, username: users.username, roles: users.roles })
    .from(users)
    .where(inArray(users.id, castIds))
    .orderBy(asc(users.id));
  return { items: rows.map((row) => ({ ...row, roles: row.roles as Role[], avatar: avatarOf(row.id) })) };
};
