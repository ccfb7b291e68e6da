import { later } from '#platform/web/later.tsx';

/** With the words it knows it is as large as the form it stands beside, which does not wait for it. */
export const CheckBeforePublishing = later(async () => (await import('./check-panel.tsx')).CheckBeforePublishing);
