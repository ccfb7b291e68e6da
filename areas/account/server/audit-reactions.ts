import { on, type Reaction } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { queryIn } from '#platform/server/db.ts';
import { emailChanged, passwordChanged, signInSecured } from '../contract.ts';
import { entryOf } from './audit-entries.ts';

const changes = {
  'two-step-on': 'two-step turned on',
  'two-step-off': 'two-step turned off',
  'new-codes': 'recovery codes made',
  'code-used': 'recovery code used',
  'passkey-added': 'passkey added',
  'passkey-removed': 'passkey removed',
} as const;

/** What keeps an account its owner's: the entry follows the event, so that no use case waits for the log. */
export const auditReactions: readonly Reaction[] = [
  on(passwordChanged, 'account.auditPassword', ({ event, db, now }) =>
    writeAudit(db, entryOf(event.userId, 'password changed'), now),
  ),
  on(emailChanged, 'account.auditEmail', async ({ event, db, now }) => {
    const [row] = await queryIn(db)<{ userId: number }>(
      'audit-email',
      'select user_id as "userId" from account_requests where id = $1 and user_id is not null',
      [event.requestId],
    );
    if (row) await writeAudit(db, entryOf(row.userId, 'email changed'), now);
  }),
  on(signInSecured, 'account.auditSecondFactor', ({ event: { userId, change }, db, now }) =>
    writeAudit(db, entryOf(userId, changes[change]), now),
  ),
];
