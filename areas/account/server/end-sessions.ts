import { and, eq, ne } from 'drizzle-orm';
import { sessions } from '#platform/server/auth/tables.ts';
import type { Db } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { sessionsEnded } from '../contract.ts';

/** Ends a member's sessions, or one of them, or all but one; their live connections close after commit. */
export async function endSessions({
  db,
  emit,
  userId,
  only,
  except,
}: {
  db: Db;
  emit: Emit;
  userId: number;
  only?: number;
  except?: number;
}): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  if (rows.length > 0) await emit(sessionsEnded, { sessionIds: rows.map(({ id }) => id) });
  return rows.length;
}
