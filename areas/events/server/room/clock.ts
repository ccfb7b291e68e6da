import { roomLimits } from '../../pure/options.ts';

/** Whoever was seen after this moment is still there. */
export const goneBefore = (now: Date): string => new Date(now.getTime() - roomLimits.keptMs).toISOString();

/** Lines that were finished before it are kept no longer, unless everyone agreed to a log. */
export const linesBefore = (now: Date): string => new Date(now.getTime() - roomLimits.lineMs).toISOString();

/** The room of an event that began before the first, and ended after the second, is open. */
export const openAround = (now: Date) => ({
  startsBefore: new Date(now.getTime() + roomLimits.beforeMs).toISOString(),
  endsAfter: new Date(now.getTime() - roomLimits.afterMs).toISOString(),
});
