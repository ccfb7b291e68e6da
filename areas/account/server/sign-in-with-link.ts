import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { signInWithLink as contract } from '../contract.ts';
import { enter, markVerified } from './enter.ts';
import { takeByToken } from './requests.ts';

export const signInWithLink: Handler<typeof contract> = async (useCase) => {
  const { input, now, services } = useCase;
  const entered = await services.transaction(async (db) => {
    const { userId } = await takeByToken(services, db, 'sign-in', input.token, now);
    if (userId === null) throw problem.notFound();
    await markVerified(db, userId);
    return enter(db, userId, useCase);
  });
  return entered.answer();
};
