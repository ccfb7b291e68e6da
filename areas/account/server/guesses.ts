import type { GuessClass } from '#platform/server/limits.ts';
import type { Services } from '#platform/server/services.ts';
import { guessesAlarmed } from '../contract.ts';

/** A guess that is counted before it is looked at, so that guesses made at the same moment count one by one. */
export interface Counted {
  /** It was no wrong guess after all. */
  refund(): Promise<void>;
}

type Count = readonly [GuessClass, string];

/** Counts, or refuses with 429 when one of them is used up. */
export async function count(services: Services, counts: readonly Count[]): Promise<Counted> {
  for (const [rate, key] of counts) await services.limits.spend(rate, key);
  return {
    refund: async () => {
      for (const [rate, key] of counts) await services.limits.refund(rate, key);
    },
  };
}

/** Whether everybody together guesses too much. Administrators are told, and find it in both logs, once a window. */
export async function everybodyGuesses(services: Services, what: 'sign-in' | 'second step'): Promise<boolean> {
  const { over, news } = await services.limits.tally('guess-everybody', what);
  if (news) {
    services.log.error({ guesses: what }, 'Many wrong guesses across all accounts');
    await services.audit({ actorId: 0, action: 'alarm', subject: what, detail: { reason: 'many wrong guesses' } });
    await services.transaction((_db, emit) => emit(guessesAlarmed, { at: what }));
  }
  return over;
}

/**
 * A guess at a password. A device that the member has signed in on has tries of its own; whoever else guesses at the
 * account cannot use those up. Strangers have what is left of the account's and of their address's, and few while
 * everybody guesses.
 */
export async function countPasswordGuess(
  services: Services,
  { email, ip, device }: { email: string; ip: string; device: string | undefined },
): Promise<Counted> {
  if (device !== undefined) {
    return count(services, [
      ['guess-device', device],
      ['guess-devices', `email ${email}`],
    ]);
  }
  const own: Count[] = [
    ['guess-account', `email ${email}`],
    ['guess-address', ip],
  ];
  const counted = await count(services, own);
  if (await everybodyGuesses(services, 'sign-in')) {
    const slowed = await count(services, [['guess-stranger', ip]]);
    return { refund: async () => void (await Promise.all([counted.refund(), slowed.refund()])) };
  }
  return {
    refund: async () => {
      await counted.refund();
      await services.limits.refund('guess-everybody', 'sign-in');
    },
  };
}
