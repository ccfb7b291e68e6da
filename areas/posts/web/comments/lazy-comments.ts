import { lazy } from 'react';

/** The conversation is fetched when it is first opened, under a card or on the post's own page. */
export const Comments = lazy(async () => ({ default: (await import('./comments.tsx')).Comments }));
