import { limits } from '../pure/options.ts';

/** Whoever was seen after this moment is still there. */
export const goneBefore = (now: Date): string => new Date(now.getTime() - limits.keptMs).toISOString();

/** Captions that were finished before it are kept no longer, unless everyone agreed to a log. */
export const captionsBefore = (now: Date): string => new Date(now.getTime() - limits.captionMs).toISOString();
