import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { signInWithCode as contract } from '../contract.ts';
import { enter, markVerified } from './enter.ts';
import { takeByCode } from './requests.ts';

export const signInWithCode: Handler<typeof contract> = async (useCase) => {
  const { input, db, now, services } = useCase;
  const { userId } = await takeByCode(services, db, { ...input, kind: 'sign-in', now });
  if (userId === null) throw problem.notFound();
  const entered = await services.transaction(async (transaction) => {
    await markVerified(transaction, userId);
    return enter(transaction, userId, useCase);
  });
  return entered.answer();
};
