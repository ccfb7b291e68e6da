import type { Handler } from '#platform/server/area.ts';
import type { confirmWithPasskey as contract } from '../contract.ts';
import { confirm } from './confirmation.ts';
import { checkPasskey } from './passkey.ts';
import { securityOf } from './security-of.ts';

export const confirmWithPasskey: Handler<typeof contract> = async (useCase) => {
  const { input, principal, db, now } = useCase;
  await checkPasskey(useCase, { purpose: 'check', userId: principal.id, answer: input.answer });
  await confirm(db, principal, now, { secondStep: true });
  // The roles that waited for this count from now on.
  return securityOf(db, principal, now, true);
};
