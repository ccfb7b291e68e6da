import type { Kept } from '#platform/web/area.ts';

/** Whose diary this device keeps unlocked; without it no one looks for the keys. */
export const markKept: Kept = { store: 'localStorage', key: () => 'doorways:diary-unlocked', until: 'sign-out' };

/** The keys themselves, of one member at a time (keys/kept-key.ts). */
export const keysKept: Kept = { store: 'indexedDB', key: () => 'doorways-diary', until: 'sign-out' };
