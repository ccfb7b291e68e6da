import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { text } from '#platform/contract/fields.ts';
import { closedAccounts, users } from '#platform/server/auth/tables.ts';
import { CommandError, command } from '#platform/server/command.ts';
import { queryIn } from '#platform/server/db.ts';
import { email } from '../contract/fields.ts';
import { setRole } from './change-role.ts';

/** For the first administrator, whom no one could make one, and for when none of them can sign in. */
export const makeAdmin = command({
  name: 'make-admin',
  does: 'makes a member an administrator',
  options: z.object({
    email: email.describe('is the address that the member signs in with'),
    reason: text(300).describe('says why, for the audit log'),
  }),
  run: async ({ input, now, services }) => {
    const made = await services.transaction(async (db, emit) => {
      const [member] = await db
        .select({ id: users.id, closedAt: closedAccounts.closedAt })
        .from(users)
        .leftJoin(closedAccounts, eq(closedAccounts.userId, users.id))
        .where(eq(users.email, input.email));
      if (!member || member.closedAt) {
        throw new CommandError(['No open account has this address. The member joins first, at /sign-up.']);
      }
      const asked = { id: member.id, role: 'admin', reason: input.reason } as const;
      const changed = await setRole({ by: 0, db, query: queryIn(db), emit, now }, asked, 'given');
      return { id: member.id, changed };
    });
    const what = made.changed ? 'is an administrator now' : 'was an administrator already';
    return {
      lines: [
        `Member ${made.id} ${what}.`,
        'The role counts once they have two-step sign-in or a passkey: /settings/security.',
      ],
    };
  },
});
