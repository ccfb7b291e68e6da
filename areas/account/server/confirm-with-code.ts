import type { Handler } from '#platform/server/area.ts';
import type { confirmWithCode as contract } from '../contract.ts';
import { confirm, refuseFirstStepAlone } from './confirmation.ts';
import { takeByCode } from './requests.ts';
import { securityOf } from './security-of.ts';

export const confirmWithCode: Handler<typeof contract> = async ({ input, actor, db, now, services }) => {
  await refuseFirstStepAlone(db, actor);
  await takeByCode(services, db, { ...input, kind: 'confirm', now, userId: actor.id });
  await confirm(db, actor, now);
  return securityOf(db, actor, now);
};
