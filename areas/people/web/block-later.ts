import { later } from '#platform/web/later.tsx';

/** Comes once it is wanted, so that pages with people on them don’t bring dialogs along. */
export const BlockDialog = later(async () => (await import('./block-dialog.tsx')).BlockDialog);
