import { later } from '#platform/web/later.tsx';

/** Below what it is about, so nothing moves when it comes. */
export const HearIt = later(async () => (await import('./hear-it.tsx')).HearIt);
