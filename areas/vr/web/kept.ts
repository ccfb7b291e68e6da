import type { Kept } from '#platform/web/area.ts';

export const handKey = 'doorways:vr-hand';

/** On which side the pad for one hand is, on this device: a choice that says nothing of who made it. */
export const handKept: Kept = { store: 'localStorage', key: () => handKey, until: 'deletion' };
