import { z } from 'zod';
import { counted } from '#platform/contract/counted.ts';
import { text } from '#platform/contract/fields.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { sessions } from '#platform/server/auth/tables.ts';
import { command } from '#platform/server/command.ts';

/** For when the secret or the database got into other hands. Open connections notice within half a minute. */
export const endEverySession = command({
  name: 'end-sessions',
  does: 'signs everyone out, everywhere',
  options: z.object({ reason: text(300).describe('says why, for the audit log') }),
  run: async ({ input, now, services }) => {
    const count = await services.transaction(async (db) => {
      const gone = await db.delete(sessions).returning({ id: sessions.id });
      const detail = { reason: input.reason, count: gone.length };
      await writeAudit(db, { actorId: 0, action: 'all sessions ended', subject: 'every member', detail }, now);
      return gone.length;
    });
    return { lines: [`${counted(count, 'session')} ended. Everyone signs in again.`] };
  },
});
