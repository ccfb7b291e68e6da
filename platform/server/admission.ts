import { type FairShare, makeFairShare } from './fair-share.ts';
import { inLane, type Lane } from './lane.ts';
import type { Log } from './log.ts';

/** Ordinary requests that may be in work for long: one more would make all of them slower and none of them sooner. */
export const mostOrdinary = 64;
/**
 * For a moment as many may be in work as were lately answered in `pauses` seconds, up to a limit: what comes in while the
 * database or the machine pauses is no overload.
 */
export const mostInBurst = 256;
const pauses = 0.5;
/** While some are refused, as many as were lately answered in so many seconds: that is how long the others wait. */
const wait = 0.4;
/** Never fewer: a single reader still gets a page. So few, too, while the event loop is late. */
export const fewestOrdinary = 16;
/** What is reserved has a limit too, so that a flood of it ends somewhere. */
const mostReserved = 128;
/** Searches by words: they share three connections, and wait for them where they keep nobody else waiting. */
const mostSearching = 3;
const mostSearchesWaiting = 30;
/** So many more wait for a place in each of the other two, and for so many milliseconds. */
const mostWaiting = 64;
/** Files of pages that wait while the event loop is late: a page that came without its scripts helps nobody. */
const mostFilesWaiting = 256;
/** So many files a page may have. */
const filesOfPage = 100;
const patience = 3000;
/** Milliseconds between two looks at the clock, and how late a look must be, twice in a row, to call the loop late. */
const look = 250;
const lateness = 250;
/** More than `mostOrdinary` at so many looks in a row is no burst any more. */
const crowdedLooks = 2;
/** After so many looks without a refusal a burst is let in again. */
const calmLooks = 4;
/** So long after the last refusal the server says of itself that it has too much to do. */
const afterwards = 5000;

/**
 * Who may begin when there is more to do than this process can. Past a limit ordinary requests are refused before
 * anything is read for them, so that refusing costs little; what is reserved (crisis, sign-in, reports) goes on. In
 * each lane callers share what there is (fair-share.ts): one who asks without a pause takes no place from another.
 */
export interface Admission {
  /** There is no room for this caller in this lane now. */
  full(lane: Lane, caller: string): boolean;
  /** The same of a request that came, which is refused then. */
  refuses(lane: Lane, caller: string): boolean;
  /**
   * Does the work in its lane, or refuses it; counted until it is done, whoever still waits for it. What is done with
   * an upload is not: it mostly waits for its turn, and incoming.ts says how many there are.
   */
  within<T>(lane: Lane, caller: string, work: () => Promise<T>): Promise<T>;
  /** A place for a file of a page, at once or after a wait, and the way to give it back; or refuses it. */
  placeForFile(caller: string): Promise<() => void>;
  /** It refused something in the last seconds, or its event loop is late. */
  degraded(): boolean;
  /** How many were refused since the process began. */
  refusals(): Readonly<Record<Lane, number>>;
  stop(): void;
}

/** Seconds, spread so that not everybody comes back at once. */
export const retryAfter = () => String(2 + Math.floor(Math.random() * 4));

export function makeAdmission(log: Log): Admission {
  let late = 0;
  let refused = 0;
  const everRefused: Record<Lane, number> = { reserved: 0, ordinary: 0, search: 0, file: 0, upload: 0 };
  /** Of those refused, the ones that are no searches. */
  let crowdedOut = 0;
  let done = 0;
  /** Answers a second, over about the last second. */
  let usual = 0;
  let most = mostOrdinary;
  let crowded = 0;
  let calm = calmLooks;
  let lastRefusal = Number.NEGATIVE_INFINITY;
  let looked = performance.now();
  const isLate = () => late > 1;
  const ordinary = makeFairShare({ most: () => (isLate() ? fewestOrdinary : most), waiting: mostWaiting, patience });
  const reserved = makeFairShare({ most: () => mostReserved, waiting: mostWaiting, patience });
  const search = makeFairShare({ most: () => mostSearching, waiting: mostSearchesWaiting, patience });
  const files = makeFairShare({
    most: () => (isLate() ? fewestOrdinary : Number.POSITIVE_INFINITY),
    waiting: mostFilesWaiting,
    patience,
    least: filesOfPage,
  });
  const byLane: Readonly<Partial<Record<Lane, FairShare>>> = { reserved, search, file: files };
  const places = (lane: Lane) => byLane[lane] ?? ordinary;
  const noteRefusal = (lane: Lane) => {
    refused += 1;
    everRefused[lane] += 1;
    // Many searches are no sign that there is too much of anything else.
    if (lane === 'search') return;
    crowdedOut += 1;
    lastRefusal = performance.now();
  };
  const timer = setInterval(() => {
    const now = performance.now();
    late = now - looked - look > lateness ? late + 1 : 0;
    const rate = (done / (now - looked)) * 1000;
    usual += (rate - usual) / 4;
    const answeredIn = (time: number) => Math.round(Math.max(rate, usual) * time);
    crowded = ordinary.inWork() >= mostOrdinary ? crowded + 1 : 0;
    calm = crowdedOut > 0 ? 0 : calm + 1;
    if (crowdedOut > 0) most = Math.min(mostOrdinary, Math.max(fewestOrdinary, answeredIn(wait)));
    else if (crowded >= crowdedLooks || calm < calmLooks) most = mostOrdinary;
    else most = Math.min(mostInBurst, Math.max(mostOrdinary, answeredIn(pauses)));
    looked = now;
    for (const one of [ordinary, reserved, search, files]) one.look();
    const inWork = { ordinary: ordinary.inWork(), reserved: reserved.inWork(), search: search.inWork() };
    if (refused > 0) log.warn({ refused, inWork, most, late: late > 1 }, 'More to do than this process can');
    refused = 0;
    crowdedOut = 0;
    done = 0;
  }, look);
  timer.unref();

  const full = (lane: Lane, caller: string) => places(lane).full(caller);
  const enter = async (lane: Lane, caller: string) => {
    try {
      await places(lane).enter(caller);
    } catch (error) {
      noteRefusal(lane);
      throw error;
    }
  };
  const refuses = (lane: Lane, caller: string) => {
    if (!full(lane, caller)) return false;
    noteRefusal(lane);
    return true;
  };
  return {
    full,
    refuses,
    within: async (lane, caller, work) => {
      if (lane === 'upload') return work();
      const share = places(lane);
      await enter(lane, caller);
      try {
        return await inLane(lane, work);
      } finally {
        share.leave(caller);
        if (share === ordinary) done += 1;
      }
    },
    placeForFile: async (caller) => {
      await enter('file', caller);
      return () => files.leave(caller);
    },
    refusals: () => ({ ...everRefused }),
    degraded: () => isLate() || performance.now() - lastRefusal < afterwards,
    stop: () => clearInterval(timer),
  };
}
