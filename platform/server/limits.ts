import { createHash } from 'node:crypto';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RateClass } from '#platform/contract/operation.ts';
import { problem } from './problem.ts';

/**
 * A step is a search that goes on from the one before (searching.ts); guests share an address, and have fewer. A page is
 * counted as a read is. Files are counted by address alone: a first visit takes up to 70, so there is room for 300 a minute.
 */
export type CallClass = RateClass | 'search-guest' | 'search-step' | 'search-step-guest' | 'page' | 'file';

/** Calls a caller may make in a window of seconds. A caller is a member, or an address for guests. */
export const rates: Readonly<Record<CallClass, { points: number; duration: number }>> = {
  read: { points: 1200, duration: 60 },
  write: { points: 120, duration: 60 },
  upload: { points: 30, duration: 60 },
  stream: { points: 600, duration: 60 },
  'sign-in': { points: 20, duration: 60 },
  report: { points: 20, duration: 60 },
  outside: { points: 10, duration: 600 },
  signed: { points: 1200, duration: 60 },
  search: { points: 120, duration: 60 },
  'search-guest': { points: 30, duration: 60 },
  'search-step': { points: 600, duration: 60 },
  'search-step-guest': { points: 240, duration: 60 },
  page: { points: 1200, duration: 60 },
  file: { points: 21_000, duration: 60 },
};

/**
 * Guesses at passwords and codes, and mails that somebody asks for: counted besides the calls. The limits of an account
 * never shut its owner out: devices that they have signed in on are counted apart, and a link by email or a passkey is
 * not guessed at. Too many guesses of everybody together raise an alarm, and slow strangers.
 */
export const guessRates = {
  'guess-account': { points: 10, duration: 900 },
  'guess-address': { points: 50, duration: 900 },
  'guess-device': { points: 10, duration: 900 },
  'guess-devices': { points: 30, duration: 900 },
  'guess-stranger': { points: 3, duration: 900 },
  'guess-everybody': { points: 2000, duration: 900 },
  'guess-code': { points: 20, duration: 86_400 },
  'mail-address': { points: 30, duration: 3600 },
  /** Sign-ups of everybody together that ask for no work of the browser. */
  'sign-up-everybody': { points: 100, duration: 900 },
} as const;
export type GuessClass = keyof typeof guessRates;

export interface Limits {
  /** Throws a 429 problem when the caller has used up the class. */
  spend(rate: CallClass | GuessClass, caller: string): Promise<void>;
  /** Takes back what was spent before it was known whether it was a wrong guess. */
  refund(rate: GuessClass, caller: string): Promise<void>;
  /** Counts and refuses nothing: whether it is too many by now, and whether that is news in this window. */
  tally(rate: GuessClass, caller: string): Promise<{ readonly over: boolean; readonly news: boolean }>;
}

export const noLimits: Limits = {
  spend: async () => undefined,
  refund: async () => undefined,
  tally: async () => ({ over: false, news: false }),
};

const longestKey = 100;

/** How a caller stands in the counters: their column is 255 characters wide, and what callers give may be longer. */
export const callerKey = (caller: string): string =>
  caller.length > longestKey ? `sha256 ${createHash('sha256').update(caller).digest('base64url')}` : caller;

/** What processes count together in PostgreSQL too: it is rare, and much hangs on it. */
const isShared = (rate: CallClass | GuessClass) => rate === 'sign-in' || rate === 'outside' || rate in guessRates;

/**
 * With Redis all processes count together. With PostgreSQL alone they count together what `isShared`, and the rest each for
 * itself: a shared count would cost a commit a call. Embedded, there is one process only.
 */
export function makeLimits(shared: { redis?: unknown; pool?: pg.Pool | undefined }): Limits {
  const make = (rate: CallClass | GuessClass): RateLimiterAbstract => {
    const options = { keyPrefix: `rate-${rate}`, ...{ ...rates, ...guessRates }[rate] };
    // Who has used up what nothing is given back of is told so without asking anybody: a flood is no work for the store.
    const known = rate in rates && { inMemoryBlockOnConsumed: options.points };
    if (shared.redis)
      return new RateLimiterRedis({ ...options, ...known, storeClient: shared.redis, useRedisPackage: true });
    if (shared.pool && isShared(rate)) {
      return new RateLimiterPostgres({
        ...options,
        ...known,
        storeClient: shared.pool,
        // The library goes by the name of the class, and ours has another.
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
      });
    }
    return new RateLimiterMemory(options);
  };
  const limiters = new Map<CallClass | GuessClass, RateLimiterAbstract>();
  for (const rate of Object.keys({ ...rates, ...guessRates }) as (CallClass | GuessClass)[]) {
    limiters.set(rate, make(rate));
  }
  /** Until when somebody has been told that it was too many. */
  const told = new Map<string, number>();
  return {
    spend: async (rate, caller) => {
      try {
        await limiters.get(rate)?.consume(callerKey(caller));
      } catch (spent) {
        if (spent instanceof RateLimiterRes) throw problem.tooMany(Math.max(1, Math.ceil(spent.msBeforeNext / 1000)));
        throw spent;
      }
    },
    refund: async (rate, caller) => {
      await limiters.get(rate)?.reward(callerKey(caller));
    },
    tally: async (rate, caller) => {
      try {
        await limiters.get(rate)?.consume(callerKey(caller));
        return { over: false, news: false };
      } catch (spent) {
        if (!(spent instanceof RateLimiterRes)) throw spent;
        const key = `${rate} ${callerKey(caller)}`;
        // All processes count together: the one that went over it tells, and once though others give back meanwhile.
        const news = spent.consumedPoints === guessRates[rate].points + 1 && (told.get(key) ?? 0) <= Date.now();
        if (news) told.set(key, Date.now() + spent.msBeforeNext);
        return { over: true, news };
      }
    },
  };
}
