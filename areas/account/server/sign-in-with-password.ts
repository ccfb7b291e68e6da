import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { signInWithPassword as contract } from '../contract.ts';
import { accountByEmail } from './credentials.ts';
import { enter } from './enter.ts';

/**
 * Each try is counted before it is looked at: for the account, whether there is one or not, for the caller's address
 * and for everybody together. Whoever runs out can still ask for a link by e-mail.
 */
export const signInWithPassword: Handler<typeof contract> = async (useCase) => {
  const { input, db, request, services } = useCase;
  const { limits } = services;
  const counts = [
    ['guess-account', `email ${input.email}`],
    ['guess-address', request.ip],
    ['guess-everybody', 'sign-in'],
  ] as const;
  for (const [rate, key] of counts) await limits.spend(rate, key);
  const account = await accountByEmail(db, input.email);
  const right = await services.passwords.verify(account?.hash ?? undefined, input.password);
  if (!account || !right) {
    const message = 'This e-mail address and password do not belong together.';
    throw problem.invalid([{ field: 'password', rule: 'match', message }], message);
  }
  for (const [rate, key] of counts) await limits.giveBack(rate, key);
  const entered = await services.transaction((transaction) => enter(transaction, account.id, useCase));
  return entered.answer();
};
