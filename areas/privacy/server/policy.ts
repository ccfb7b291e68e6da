import { confirmedUntil, confirmFirst } from '#areas/account/server/public.ts';
import { noSession } from '#platform/server/auth/no-session.ts';
import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type Policy, policy, refuse } from '#platform/server/policy.ts';

export const policies: Readonly<Record<string, Policy>> = {
  // In the demo everybody without a session is member 1: nobody may take that member's data, or end the account.
  'privacy.ownSession': policy('member', ({ principal }) => (principal.sessionId > 0 ? allow() : refuse(noSession))),
  'privacy.confirmed': policy('member', async ({ principal, db, now }) => {
    if (principal.sessionId === 0) return refuse(noSession);
    return (await confirmedUntil(db, principal, now)) ? allow() : refuse(confirmFirst);
  }),
  'privacy.closing': policy('member', async ({ principal, db }) => {
    if (principal.sessionId === 0) return refuse(noSession);
    const [row] = await queryIn(db)('closing', 'select 1 from closed_accounts where user_id = $1', [principal.id]);
    return row ? allow() : hide();
  }),
};
