import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type resetPassword as contract, passwordChanged } from '../contract.ts';
import { refuseCommon, setPassword, wordsAbout } from './credentials.ts';
import { endSessions } from './end-sessions.ts';
import { enter, markVerified } from './enter.ts';
import { lookByToken, takeByToken, voidRequests } from './requests.ts';

/** Whoever was signed in anywhere is signed out; this browser gets a session of its own. */
export const resetPassword: Handler<typeof contract> = async (useCase) => {
  const { input, db: pool, now, services } = useCase;
  const { userId: owner } = await lookByToken(services, pool, 'reset', input.token, now);
  await refuseCommon('password', input.password, owner === null ? [] : await wordsAbout(pool, owner));
  const hash = await services.passwords.hash(input.password);
  const entered = await services.transaction(async (db, emit) => {
    const { userId } = await takeByToken(services, db, 'reset', input.token, now);
    if (userId === null) throw problem.notFound();
    await setPassword(db, userId, hash, now);
    await markVerified(db, userId);
    await voidRequests(db, userId, now);
    await endSessions({ db, emit, userId });
    await emit(passwordChanged, { userId });
    return enter(db, userId, useCase);
  });
  return entered.answer();
};
