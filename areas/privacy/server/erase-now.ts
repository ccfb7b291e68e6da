import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { assertNotLastAdmin, endSessions, rolesTurn } from '#areas/account/server/public.ts';
import { id, text } from '#platform/contract/fields.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { closedAccounts, users } from '#platform/server/auth/tables.ts';
import { CommandError, command } from '#platform/server/command.ts';
import { queryIn } from '#platform/server/db.ts';
import { eraseMember } from './erase-due.ts';

/** For an order under the law. Whoever wants to leave deletes their own account, and has 14 days to think again. */
export const eraseNow = command({
  name: 'erase-member',
  does: 'erases a member now and for good, on a request under the law',
  options: z.object({
    member: id.describe('is the number of the member'),
    username: z.string().min(1).max(100).describe('is their username, so that a slip erases no one else'),
    reason: text(300).describe('says why, for the audit log; it stays, so it names no one'),
  }),
  run: async ({ input, services, now }) => {
    const { member: userId, username, reason } = input;
    await services.transaction(async (db, emit) => {
      const query = queryIn(db);
      await rolesTurn(query);
      const [member] = await db
        .select({ username: users.username, roles: users.roles })
        .from(users)
        .where(eq(users.id, userId));
      if (!member || member.username.toLowerCase() !== username.toLowerCase()) {
        throw new CommandError([`Member ${userId} does not have this username. Nothing was changed.`]);
      }
      if (member.roles.includes('admin')) await assertNotLastAdmin(query, userId);
      await db
        .insert(closedAccounts)
        .values({ userId, closedAt: now, eraseAt: now })
        .onConflictDoUpdate({ target: closedAccounts.userId, set: { eraseAt: now } });
      await endSessions({ db, emit, userId });
      const entry = { actorId: 0, action: 'erasure ordered', subject: `member ${userId}`, detail: { reason } };
      await writeAudit(db, entry, now);
      await eraseMember(services, { db, emit, now }, userId);
    });
    return { lines: [`Member ${userId} is erased. Backups keep what they have until they expire.`] };
  },
});
