import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type makeRecoveryCodes as contract, signInSecured } from '../contract.ts';
import { isTwoStepOn } from './authenticator-app.ts';
import { makeCodes } from './recovery-codes.ts';

export const makeRecoveryCodes: Handler<typeof contract> = async ({ actor, now, services }) => {
  const codes = await services.transaction(async (db, emit) => {
    if (!(await isTwoStepOn(db, actor.id))) throw problem.conflict('Turn two-step sign-in on first.');
    await emit(signInSecured, { userId: actor.id, change: 'new-codes' });
    return makeCodes(services, db, actor.id, now);
  });
  return { codes };
};
