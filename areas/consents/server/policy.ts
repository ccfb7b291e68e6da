import { noSession } from '#platform/server/auth/no-session.ts';
import { allow, type Policy, policy, refuse } from '#platform/server/policy.ts';

export const policies: Readonly<Record<string, Policy>> = {
  // In the demo everybody without a session is member 1: nobody agrees to anything for that member.
  'consents.ownSession': policy('member', ({ principal }) => (principal.sessionId > 0 ? allow() : refuse(noSession))),
};
