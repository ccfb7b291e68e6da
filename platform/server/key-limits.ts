import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

/** How a key stands after a call. */
export interface KeySpent {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the minute is over. */
  readonly reset: number;
  readonly over: boolean;
}

export interface KeyLimits {
  /** Counts one call of a key that has so many in a minute. */
  spend(keyId: number, perMinute: number): Promise<KeySpent>;
}

interface Lease {
  /** Calls that this process may still let through. */
  left: number;
  /** What all processes together had left when it was taken. */
  shared: number;
  until: number;
  over: boolean;
}

const duration = 60;
/** Of the limit, what a process takes at a time: so much may be left unused in each, and never one call too many. */
const part = 1 / 400;
/** Keys with a lease in this process; those whose minute is over go. */
const mostLeases = 10_000;

/** For measurements on this machine: each call is let through. */
export const unlimitedKeys: KeyLimits = {
  spend: async (_keyId, limit) => ({ limit, remaining: limit, reset: duration, over: false }),
};

/**
 * Calls of a key are counted by all processes together. A shared count would cost a commit a call, so a process takes a
 * four-hundredth of the minute at a time and counts it in memory. Alone, it counts each call.
 */
export function makeKeyLimits(shared: { redis?: unknown; pool?: pg.Pool | undefined }): KeyLimits {
  const isShared = Boolean(shared.redis || shared.pool);
  const limiters = new Map<number, RateLimiterAbstract>();
  const leases = new Map<number, Lease>();
  const taking = new Map<number, Promise<void>>();

  const limiterOf = (points: number): RateLimiterAbstract => {
    const known = limiters.get(points);
    if (known) return known;
    const options = { keyPrefix: 'rate-key', points, duration };
    const made = shared.redis
      ? new RateLimiterRedis({ ...options, storeClient: shared.redis, useRedisPackage: true })
      : shared.pool
        ? new RateLimiterPostgres({
            ...options,
            storeClient: shared.pool,
            // The library goes by the name of the class, and ours has another.
            storeType: 'pool',
            tableName: 'rate_limits',
            tableCreated: true,
          })
        : new RateLimiterMemory(options);
    limiters.set(points, made);
    return made;
  };

  const sweep = () => {
    if (leases.size < mostLeases) return;
    const now = Date.now();
    for (const [keyId, { until }] of leases) if (until <= now) leases.delete(keyId);
  };

  const take = async (keyId: number, perMinute: number) => {
    const step = isShared ? Math.max(1, Math.floor(perMinute * part)) : 1;
    try {
      const { remainingPoints, msBeforeNext } = await limiterOf(perMinute).consume(String(keyId), step);
      sweep();
      leases.set(keyId, { left: step, shared: remainingPoints, until: Date.now() + msBeforeNext, over: false });
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      leases.set(keyId, { left: 0, shared: 0, until: Date.now() + spent.msBeforeNext, over: true });
    }
  };

  /** Of calls that come together one takes, and the others wait for it: what no one uses is never much. */
  const taken = (keyId: number, perMinute: number) => {
    const going = taking.get(keyId);
    if (going) return going;
    const one = take(keyId, perMinute).finally(() => taking.delete(keyId));
    taking.set(keyId, one);
    return one;
  };

  return {
    spend: async (keyId, perMinute) => {
      for (;;) {
        const now = Date.now();
        const lease = leases.get(keyId);
        if (lease && now < lease.until && (lease.over || lease.left > 0)) {
          if (!lease.over) lease.left -= 1;
          const reset = Math.max(1, Math.ceil((lease.until - now) / 1000));
          return { limit: perMinute, remaining: lease.shared + lease.left, reset, over: lease.over };
        }
        await taken(keyId, perMinute);
      }
    },
  };
}
