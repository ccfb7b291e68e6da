import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type makeRecoveryCodes as contract, signInSecured } from '../contract.ts';
import { isTwoStepOn } from './authenticator-app.ts';
import { makeCodes } from './recovery-codes.ts';

export const makeRecoveryCodes: Handler<typeof contract> = async ({ principal, now, services }) => {
  const codes = await services.transaction(async (db, emit) => {
    if (!(await isTwoStepOn(db, principal.id))) throw problem.conflict('Turn two-step sign-in on first.');
    await emit(signInSecured, { userId: principal.id, change: 'new-codes' });
    return makeCodes(services, db, principal.id, now);
  });
  return { codes };
};
