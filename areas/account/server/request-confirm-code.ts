import type { Handler } from '#platform/server/area.ts';
import type { requestConfirmCode as contract } from '../contract.ts';
import { refuseFirstStepAlone } from './confirmation.ts';
import { ask } from './requests.ts';
import { securityOf } from './security-of.ts';

export const requestConfirmCode: Handler<typeof contract> = async ({ principal, db, now, services }) => {
  await refuseFirstStepAlone(db, principal);
  const { email } = await securityOf(db, principal, now);
  return ask(services, now, { kind: 'confirm', email, userId: principal.id });
};
