import { guessRates, type Limits, makeLimits } from '#platform/server/limits.ts';

/** Guesses count as in production; calls do not, nor the mails asked for, which every test does from one address. */
export function guessLimits(): { readonly limits: Limits; readonly renew: () => void } {
  let real = makeLimits({});
  return {
    limits: {
      spend: async (rate, key) => {
        if (rate in guessRates && rate !== 'mail-address') await real.spend(rate, key);
      },
      refund: (rate, key) => real.refund(rate, key),
      tally: (rate, key) => real.tally(rate, key),
    },
    /** Nothing is used up any more. */
    renew: () => {
      real = makeLimits({});
    },
  };
}
