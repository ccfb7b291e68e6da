import type { Handler } from '#platform/server/area.ts';
import type { confirmWithSecondStep as contract } from '../contract.ts';
import { confirm } from './confirmation.ts';
import { countTry, takeSecondStep } from './second-step.ts';
import { securityOf } from './security-of.ts';

export const confirmWithSecondStep: Handler<typeof contract> = async (useCase) => {
  const { input, principal, db, now, services } = useCase;
  const tried = await countTry(useCase, { userId: principal.id, code: input.code });
  await services.transaction(async (transaction, emit) => {
    await takeSecondStep({ services, db: transaction, emit, now }, { userId: principal.id, code: input.code });
    await confirm(transaction, principal, now, { secondStep: true });
  });
  await tried.refund();
  // The roles that waited for this count from now on.
  return securityOf(db, principal, now, true);
};
