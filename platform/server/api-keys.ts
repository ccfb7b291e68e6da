import { type KeyMode, keyHash, presentedKey } from './auth/api-key.ts';
import { addressPrefix } from './caller-address.ts';
import type { Database, Query } from './db.ts';
import { inLane } from './lane.ts';
import type { Log } from './log.ts';
import type { Asker } from './principal.ts';

/** A key that counts, and whose it is. */
export interface KeyFacts {
  readonly keyId: number;
  readonly name: string;
  readonly mode: KeyMode;
  readonly scopes: readonly string[];
  /** Sites whose pages may use it, such as https://example.org. Programs need none. */
  readonly origins: readonly string[];
  /** Calls in a minute. */
  readonly perMinute: number;
  /** From then on it counts no more; null: it goes on. */
  readonly until: string | null;
  readonly owner: Asker;
}

/** What a key was used for since it was last written down. */
export interface KeyUse {
  readonly keyId: number;
  readonly calls: number;
  /** Of them, those that were too many. */
  readonly refused: number;
  /** The network of the last one (addressPrefix); '' where it is not known. */
  readonly prefix: string;
}

/** Kept by the one area that has the keys. */
export interface ApiKeys {
  /** The key with this hash that counts now. */
  readonly find: (ask: {
    readonly query: Query;
    readonly hash: string;
    readonly now: Date;
  }) => Promise<KeyFacts | undefined>;
  /** Outside of any call: it is written down after a while, for all keys together. */
  readonly used: (ask: {
    readonly query: Query;
    readonly uses: readonly KeyUse[];
    readonly now: Date;
  }) => Promise<void>;
  /** Events after which what is known of keys counts no more, in every process. */
  readonly changed: readonly string[];
}

export interface KeyCheck {
  /** Whose key this header has. */
  readonly find: (authorization: string | undefined) => Promise<KeyFacts | undefined>;
  /** Whom its work is counted for, without asking the database; undefined where that is not known. */
  readonly callerOf: (authorization: string | undefined) => string | undefined;
  readonly note: (keyId: number, use: { readonly refused: boolean; readonly caller: string }) => void;
  /** One of the events has happened that the area names, here or elsewhere. */
  readonly forget: () => void;
  /** While news of other processes cannot be heard, nothing is remembered. */
  readonly pause: (paused: boolean) => void;
  /** Writes down what was noted. */
  readonly flush: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Keys that a process remembers; the one that was read longest ago goes first. */
const mostKept = 10_000;
/** Milliseconds after which uses are written down. */
const flushEvery = 15_000;
/** Milliseconds after which a key is read again, whatever has happened: what no event tells of counts by then. */
const longestKept = 60_000;

/**
 * What was read of a key counts until an event that the area names happens in any process: a revoked key or a suspension
 * counts at once, and a program that calls often costs no statement a call, however much others write meanwhile.
 */
export function makeKeyCheck(options: {
  readonly keys: ApiKeys | undefined;
  readonly database: Pick<Database, 'query'>;
  readonly clock: () => Date;
  readonly log: Log;
}): KeyCheck {
  const { keys, database, clock, log } = options;
  let version = 0;
  let paused = false;
  const kept = new Map<string, { readonly at: number; readonly facts: KeyFacts }>();
  const uses = new Map<number, { calls: number; refused: number; caller: string }>();

  const known = (hash: string) => {
    const one = kept.get(hash);
    const now = clock();
    const isFresh = one && Math.abs(now.getTime() - one.at) < longestKept;
    return isFresh && counts(one.facts, now) ? one.facts : undefined;
  };
  const keep = (hash: string, at: number, facts: KeyFacts) => {
    kept.delete(hash);
    kept.set(hash, { at, facts });
    const [oldest] = kept.size > mostKept ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
  };
  const forget = () => {
    version += 1;
    kept.clear();
  };
  const flush = async () => {
    if (!keys || uses.size === 0) return;
    const noted = [...uses].map(([keyId, { caller, ...use }]) => ({ keyId, ...use, prefix: addressPrefix(caller) }));
    uses.clear();
    await inLane('jobs', () => keys.used({ query: database.query, uses: noted, now: clock() }));
  };
  const timer = setInterval(() => {
    // What could not be written is lost: it is a figure, and no one is billed by it.
    flush().catch((err) => log.error({ err }, 'Couldn’t write down how keys were used'));
  }, flushEvery);
  timer.unref();

  return {
    find: async (authorization) => {
      const key = presentedKey(authorization);
      if (!key || !keys) return undefined;
      const hash = keyHash(key);
      const remembered = known(hash);
      if (remembered) return remembered;
      // What has changed while it was read may be missing from it: then it is not remembered.
      const asked = version;
      const now = clock();
      const facts = await keys.find({ query: database.query, hash, now });
      if (!facts || !counts(facts, now)) {
        kept.delete(hash);
        return undefined;
      }
      if (asked === version && !paused) keep(hash, now.getTime(), facts);
      return facts;
    },
    callerOf: (authorization) => {
      const key = kept.size > 0 ? presentedKey(authorization) : undefined;
      const facts = key && known(keyHash(key));
      return facts ? `k${facts.keyId}` : undefined;
    },
    note: (keyId, { refused, caller }) => {
      const use = uses.get(keyId);
      uses.set(keyId, { calls: (use?.calls ?? 0) + 1, refused: (use?.refused ?? 0) + (refused ? 1 : 0), caller });
    },
    forget,
    pause: (now) => {
      paused = now;
      forget();
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush().catch((err) => log.error({ err }, 'Couldn’t write down how keys were used'));
    },
  };
}

const counts = ({ until }: KeyFacts, now: Date) => until === null || Date.parse(until) > now.getTime();
