/**
 * Answers to guests, kept until the next committed write of this process or of another that says so. The version is
 * read before the work starts: an answer made from older data is stored under the older version and never served.
 */
export interface PublicCache {
  get(key: string): Buffer | undefined;
  /** Call before the read; pass the result to put. */
  version(): number;
  put(key: string, made: number, body: Buffer): void;
  /** Something was committed: all that is kept is out of date. */
  bump(): void;
  /** While news of other processes cannot be heard, nothing is kept. */
  pause(paused: boolean): void;
}

export function makePublicCache(mostEntries = 2000): PublicCache {
  let version = 1;
  let paused = false;
  let kept = new Map<string, Buffer>();
  return {
    get: (key) => (paused ? undefined : kept.get(key)),
    version: () => version,
    put: (key, made, body) => {
      if (paused || made !== version) return;
      if (kept.size >= mostEntries) kept = new Map();
      kept.set(key, body);
    },
    bump: () => {
      version += 1;
      if (kept.size > 0) kept = new Map();
    },
    pause: (now) => {
      paused = now;
      if (now) kept = new Map();
    },
  };
}
