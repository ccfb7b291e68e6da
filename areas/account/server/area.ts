import { serverArea } from '#platform/server/area.ts';
import { allow, hide, policy } from '#platform/server/policy.ts';
import { accountContract } from '../contract.ts';
import { getSession } from './get-session.ts';
import { listDemoCast } from './list-demo-cast.ts';
import { matrix } from './matrix.ts';
import { seed } from './seed.ts';
import { signInAs } from './sign-in-as.ts';
import { signOut } from './sign-out.ts';

export const account = serverArea({
  contract: accountContract,
  handlers: { getSession, signOut, listDemoCast, signInAs },
  policies: {
    // Outside demo mode these calls look like any unknown address.
    'account.demoOnly': policy('anyone', ({ services }) => (services.config.mode === 'demo' ? allow() : hide())),
  },
  embeds: [{ path: /^\//, operation: 'getSession', name: 'session' }],
  seed,
  matrix,
});
