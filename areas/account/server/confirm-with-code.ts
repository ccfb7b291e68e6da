import type { Handler } from '#platform/server/area.ts';
import type { confirmWithCode as contract } from '../contract.ts';
import { confirm, refuseFirstStepAlone } from './confirmation.ts';
import { takeByCode } from './requests.ts';
import { securityOf } from './security-of.ts';

export const confirmWithCode: Handler<typeof contract> = async ({ input, principal, db, now, services }) => {
  await refuseFirstStepAlone(db, principal);
  await takeByCode(services, db, { ...input, kind: 'confirm', now, userId: principal.id });
  await confirm(db, principal, now);
  return securityOf(db, principal, now);
};
