import type { UseCase } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { confirmedUntil, confirmFirst } from './confirmation.ts';
import { checkOwnPassword, passwordHashOf } from './credentials.ts';

/** The present password where there is one; else the fresh check that was made with a code by email. */
export async function proveIdentity(
  { principal, db, now, services }: Pick<UseCase<unknown>, 'principal' | 'db' | 'now' | 'services'>,
  field: string,
  password: string | undefined,
): Promise<void> {
  if ((await passwordHashOf(db, principal.id)) === undefined) {
    if (await confirmedUntil(db, principal, now)) return;
    throw problem.refused(confirmFirst);
  }
  if (!password) {
    throw problem.invalid([{ field, rule: 'missing', message: 'Enter your current password.' }]);
  }
  await checkOwnPassword(services, db, { userId: principal.id, password, field });
}
