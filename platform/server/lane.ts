import { AsyncLocalStorage } from 'node:async_hooks';

/** How much a request matters when there is more to do than this process can: see admission.ts. */
export type Lane = 'reserved' | 'ordinary' | 'file';

const reserved = new AsyncLocalStorage<boolean>();

/** What `work` begins belongs to this lane, down to the connections that it takes (shared-pool.ts). */
export const inLane = <T>(lane: Lane, work: () => T): T =>
  lane === 'reserved' || reserved.getStore() ? reserved.run(lane === 'reserved', work) : work();

export const isReserved = (): boolean => reserved.getStore() === true;
