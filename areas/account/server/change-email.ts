import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { changeEmail as contract } from '../contract.ts';
import { confirm } from './confirmation.ts';
import { proveIdentity } from './prove-identity.ts';
import { ask } from './requests.ts';
import { securityOf } from './security-of.ts';

/** The answer is the same when the address belongs to somebody else: only its mailbox is told. */
export const changeEmail: Handler<typeof contract> = async (useCase) => {
  const { input, principal, db, now, services, request } = useCase;
  const { email: from } = await securityOf(db, principal, now);
  if (from === input.email) {
    throw problem.invalid([{ field: 'email', rule: 'same', message: 'This is already your address.' }]);
  }
  await services.limits.spend('mail-address', request.ip);
  await proveIdentity(useCase, 'password', input.password);
  await confirm(db, principal, now);
  await ask(services, now, { kind: 'change-email', email: input.email, userId: principal.id, data: { from } });
  return {};
};
