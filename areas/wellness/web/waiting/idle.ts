import { actsFor } from '#platform/web/acting.ts';
import { queryClient } from '#platform/web/cache/query-client.ts';
import { currentSession, onSession, type Session } from '#platform/web/session.ts';
import type { WellnessKeys } from '../../contract/keys.ts';
import { forgetOthers, forgetSealed } from './away.ts';
import { countWaiting } from './kept.ts';

async function sendWhatWaits({ member }: Session): Promise<void> {
  if (!member || countWaiting(member.id) === 0) return;
  (await import('./queue.ts')).queueOf(member.id);
}

/** Entries that were left behind here are sent on any page, as soon as their writer is here. */
export async function start(): Promise<void> {
  // What waits is the supporter’s own, and goes from a tab of their own.
  if (actsFor()) return;
  forgetOthers(currentSession());
  onSession((session) => {
    forgetOthers(session);
    void sendWhatWaits(session).catch(() => undefined);
  });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'getWellnessKey') forgetSealed(query.state.data as WellnessKeys);
  });
  await sendWhatWaits(currentSession());
}
