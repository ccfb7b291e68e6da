import type { Kept } from '#platform/web/area.ts';

export const versionKey = 'doorways:blog-version';

/** Which version opens first on this device: a choice that says nothing of who made it. */
export const versionKept: Kept = { store: 'localStorage', key: () => versionKey, until: 'deletion' };
