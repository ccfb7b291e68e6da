import { sql } from 'drizzle-orm';
import { cast } from '#demo/cast.ts';
import type { Seed } from '#platform/server/area.ts';
import { users } from '#platform/server/auth/tables.ts';

const day = 86_400_000;

export const seed: Seed = async ({ db, now }) => {
  await db.insert(users).values(
    cast.map((member) => {
      const joined = new Date(now.getTime() - member.joinedDaysAgo * day);
      return {
        id: member.id,
        name: member.displayName,
        email: member.email,
        emailVerified: true,
        username: member.username,
        roles: [...member.roles],
        plan: member.plan,
        createdAt: joined,
        updatedAt: joined,
      };
    }),
  );
  await db.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users))`);
};
