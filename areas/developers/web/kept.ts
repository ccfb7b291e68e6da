import type { Kept } from '#platform/web/area.ts';

export const languageKey = 'doorways:code-language';

/** In which language the samples open on this device. */
export const languageKept: Kept = { store: 'localStorage', key: () => languageKey, until: 'deletion' };
