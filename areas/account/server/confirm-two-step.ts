import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type confirmTwoStep as contract, signInSecured } from '../contract.ts';
import { isTwoStepOn, takeAppCode } from './authenticator-app.ts';
import { confirm } from './confirmation.ts';
import { makeCodes } from './recovery-codes.ts';
import { countTry, wrong } from './second-step.ts';

/** The first code shows that the app has the key: only now would anybody be asked for one. */
export const confirmTwoStep: Handler<typeof contract> = async (useCase) => {
  const { input, principal, db, now, services } = useCase;
  if (await isTwoStepOn(db, principal.id)) throw problem.conflict('Two-step sign-in is already on.');
  const tried = await countTry(useCase, { userId: principal.id, code: input.code });
  const codes = await services.transaction(async (transaction, emit) => {
    if (!(await takeAppCode(services, transaction, { userId: principal.id, code: input.code, now, confirm: true }))) {
      throw wrong('That code isn’t right. Check that your device shows the right time, and enter the newest code.');
    }
    await confirm(transaction, principal, now, { secondStep: true });
    await emit(signInSecured, { userId: principal.id, change: 'two-step-on' });
    return makeCodes(services, transaction, principal.id, now);
  });
  await tried.refund();
  return { codes };
};
