/**
 * Answers to guests, kept until the next committed write of this process or of another that says so. The version is
 * read before the work starts: an answer made from older data is stored under the older version and never served. What
 * was asked for longest ago goes first when there is no more room.
 */
export interface PublicCache {
  get(key: string): Buffer | undefined;
  /** Call before the read; pass the result to put. */
  version(): number;
  put(key: string, made: number, body: Buffer): void;
  /** How often something was looked for, and found, since the process began. */
  counts(): { readonly found: number; readonly missed: number };
  /** Something was committed: all that is kept is out of date. */
  bump(): void;
  /** While news of other processes cannot be heard, nothing is kept. */
  pause(paused: boolean): void;
}

interface Room {
  readonly entries: number;
  readonly bytes: number;
}

const usual: Room = { entries: 2000, bytes: 32 * 1024 * 1024 };
/** Of the room for one answer: many small ones are worth more than few large ones. */
const largestPart = 1 / 16;

export function makePublicCache(room: Room = usual): PublicCache {
  let version = 1;
  let paused = false;
  let bytes = 0;
  let found = 0;
  let missed = 0;
  const kept = new Map<string, Buffer>();
  const sizeOf = (key: string, body: Buffer) => 2 * key.length + body.length;
  const drop = (key: string) => {
    const body = kept.get(key);
    if (body && kept.delete(key)) bytes -= sizeOf(key, body);
  };
  const clear = () => {
    kept.clear();
    bytes = 0;
  };
  return {
    get: (key) => {
      const body = paused ? undefined : kept.get(key);
      if (body) found += 1;
      else missed += 1;
      if (body) {
        // The order of a Map is the order of its last use here.
        kept.delete(key);
        kept.set(key, body);
      }
      return body;
    },
    version: () => version,
    counts: () => ({ found, missed }),
    put: (key, made, body) => {
      const size = sizeOf(key, body);
      if (paused || made !== version || size > room.bytes * largestPart) return;
      drop(key);
      kept.set(key, body);
      bytes += size;
      for (const oldest of kept.keys()) {
        if (kept.size <= room.entries && bytes <= room.bytes) break;
        drop(oldest);
      }
    },
    bump: () => {
      version += 1;
      clear();
    },
    pause: (now) => {
      paused = now;
      // What was read meanwhile may be older than what was committed unheard.
      version += 1;
      clear();
    },
  };
}
