import type { Handler } from '#platform/server/area.ts';
import type { confirmWithPassword as contract } from '../contract.ts';
import { confirm, refuseFirstStepAlone } from './confirmation.ts';
import { checkOwnPassword } from './credentials.ts';
import { securityOf } from './security-of.ts';

export const confirmWithPassword: Handler<typeof contract> = async ({ input, principal, db, now, services }) => {
  await refuseFirstStepAlone(db, principal);
  await checkOwnPassword(services, db, { userId: principal.id, password: input.password, field: 'password' });
  await confirm(db, principal, now);
  return securityOf(db, principal, now);
};
