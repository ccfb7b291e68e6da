import { AsyncLocalStorage } from 'node:async_hooks';

/** How much a request matters when there is more to do than this process can: see admission.ts. */
export type Lane = 'reserved' | 'ordinary' | 'search' | 'file' | 'upload';

/** Besides: what nobody waits for. Like searches, it takes its connections from a pool of its own (shared-pool.ts). */
export type Work = Lane | 'jobs';

const present = new AsyncLocalStorage<Work>();

export const workNow = (): Work => present.getStore() ?? 'ordinary';

/** What `work` begins belongs to this lane, down to the connections that it takes (shared-pool.ts). */
export const inLane = <T>(lane: Work, work: () => T): T => (lane === workNow() ? work() : present.run(lane, work));
