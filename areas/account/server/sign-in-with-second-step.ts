import type { Handler } from '#platform/server/area.ts';
import type { signInWithSecondStep as contract } from '../contract.ts';
import { noteFailedSignIn } from './audit-entries.ts';
import { enterFully } from './enter.ts';
import { countTry, settleSecondStep, spendTry, takeSecondStep } from './second-step.ts';

export const signInWithSecondStep: Handler<typeof contract> = async (useCase) => {
  const { input, now, services } = useCase;
  const waiting = await spendTry(useCase);
  const { userId } = waiting;
  const tried = await countTry(useCase, { userId, code: input.code });
  const entered = await services.transaction(async (db, emit) => {
    await takeSecondStep({ services, db, emit, now }, { userId, code: input.code }).catch((wrong: unknown) => {
      noteFailedSignIn(services, 'second step', userId);
      throw wrong;
    });
    const cleared = await settleSecondStep(services, db, waiting.id);
    return enterFully(db, userId, useCase, { cookies: [cleared] });
  });
  await tried.refund();
  return entered.answer();
};
