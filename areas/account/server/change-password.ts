import type { Handler } from '#platform/server/area.ts';
import { type changePassword as contract, passwordChanged } from '../contract.ts';
import { confirm } from './confirmation.ts';
import { refuseCommon, setPassword, wordsAbout } from './credentials.ts';
import { endSessions } from './end-sessions.ts';
import { proveIdentity } from './prove-identity.ts';
import { voidRequests } from './requests.ts';
import { securityOf } from './security-of.ts';

export const changePassword: Handler<typeof contract> = async (useCase) => {
  const { input, actor, now, services } = useCase;
  await refuseCommon('newPassword', input.newPassword, await wordsAbout(useCase.db, actor.id));
  await proveIdentity(useCase, 'currentPassword', input.currentPassword);
  const hash = await services.passwords.hash(input.newPassword);
  return services.transaction(async (db, emit) => {
    await setPassword(db, actor.id, hash, now);
    await voidRequests(db, actor.id, now);
    await endSessions({ db, emit, userId: actor.id, except: actor.sessionId });
    await confirm(db, actor, now);
    await emit(passwordChanged, { userId: actor.id });
    return securityOf(db, actor, now);
  });
};
