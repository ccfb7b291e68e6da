import { keepOffline } from '#platform/web/offline.ts';
import { offerHelp } from './offer-help.ts';

/** Long after the page has come, so that nothing of it waits. */
const calm = 15_000;

export function start(): void {
  offerHelp();
  setTimeout(() => keepOffline('/crisis-support'), calm);
}
