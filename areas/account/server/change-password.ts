import type { Handler } from '#platform/server/area.ts';
import { type changePassword as contract, passwordChanged } from '../contract.ts';
import { confirm } from './confirmation.ts';
import { refuseCommon, setPassword, wordsAbout } from './credentials.ts';
import { endSessions } from './end-sessions.ts';
import { proveIdentity } from './prove-identity.ts';
import { voidRequests } from './requests.ts';
import { securityOf } from './security-of.ts';

export const changePassword: Handler<typeof contract> = async (useCase) => {
  const { input, principal, now, services } = useCase;
  await refuseCommon('newPassword', input.newPassword, await wordsAbout(useCase.db, principal.id));
  await proveIdentity(useCase, 'currentPassword', input.currentPassword);
  const hash = await services.passwords.hash(input.newPassword);
  return services.transaction(async (db, emit) => {
    await setPassword(db, principal.id, hash, now);
    await voidRequests(db, principal.id, now);
    await endSessions({ db, emit, userId: principal.id, except: principal.sessionId });
    await confirm(db, principal, now);
    await emit(passwordChanged, { userId: principal.id });
    return securityOf(db, principal, now);
  });
};
