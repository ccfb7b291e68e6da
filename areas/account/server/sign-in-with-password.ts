import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { signInWithPassword as contract } from '../contract.ts';
import { noteFailedSignIn } from './audit-entries.ts';
import { accountByEmail, renewHash } from './credentials.ts';
import { enter } from './enter.ts';
import { countPasswordGuess } from './guesses.ts';
import { knownDevice, knowsSomebody } from './known-device.ts';

/**
 * Each try is counted before the password is looked at, whether there is an account or not. Whoever runs out can still
 * ask for a link by email.
 */
export const signInWithPassword: Handler<typeof contract> = async (useCase) => {
  const { input, db, request, services } = useCase;
  // Most guesses at an account come from devices that know nobody, and are refused without a look at the database.
  const device = knowsSomebody(request)
    ? knownDevice(useCase, (await accountByEmail(db, input.email))?.id ?? 0)
    : undefined;
  const counted = await countPasswordGuess(services, { email: input.email, ip: request.ip, device });
  const account = await accountByEmail(db, input.email);
  const right = await services.passwords.verify(account?.hash ?? undefined, input.password).catch(async (error) => {
    // It was not looked at: there was too much to do.
    await counted.refund();
    throw error;
  });
  if (!account || !right) {
    noteFailedSignIn(services, 'password', account?.id);
    const message = 'That email address and password don’t match.';
    throw problem.invalid([{ field: 'password', rule: 'match', message }], message);
  }
  await counted.refund();
  if (account.hash) await renewHash(services, db, { ...account, hash: account.hash, password: input.password });
  const entered = await services.transaction((transaction) => enter(transaction, account.id, useCase));
  return entered.answer();
};
