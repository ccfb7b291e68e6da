import { keepOffline } from '#platform/web/offline.ts';
import { currentSession, onSession } from '#platform/web/session.ts';
import { tellOfCalls } from './call-waits.ts';
import { offerHelp } from './offer-help.ts';
import { dropCopyOfOthers } from './plan-copy.ts';

/** Long after the page has come, so that nothing of it waits. */
const calm = 15_000;

export async function start(): Promise<void> {
  offerHelp();
  dropCopyOfOthers(currentSession());
  onSession(dropCopyOfOthers);
  setTimeout(() => keepOffline('/crisis-support'), calm);
  await tellOfCalls();
}
