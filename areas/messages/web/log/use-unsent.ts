import { useEffect, useSyncExternalStore } from 'react';
import { announce } from '#platform/web/announce.ts';
import { ApiError, textForPeople } from '#platform/web/client/error.ts';
import { currentSession, useSession } from '#platform/web/session.ts';
import { browserStore, followQueue, inBrowser } from '#platform/web/unsent/in-browser.ts';
import type { Message } from '../../contract.ts';
import { refreshConversation, sendUnsent } from '../data.ts';
import { unsentKept } from '../kept.ts';
import { toldUnsent } from './told-unsent.ts';
import { createQueue, type Queue, type Unsent, type Written } from './unsent.ts';
import { putMessage } from './use-log.ts';

const queues = new Map<number, Queue>();

function arrived(message: Message): void {
  putMessage(message);
  void refreshConversation(message.conversationId);
}

function queueOf(memberId: number): Queue {
  const known = queues.get(memberId);
  if (known) return known;
  const name = unsentKept.key(memberId);
  const queue = createQueue({
    ...inBrowser(name),
    store: browserStore<Written>(name),
    // A timer may outlast the session that it was made for.
    isReady: () => currentSession().member?.id === memberId,
    send: sendUnsent,
    // Without a session nothing is refused: it waits until its writer is back.
    isUnknown: (error) => !(error instanceof ApiError) || error.outcomeUnknown || error.status === 401,
    why: textForPeople,
    onSent: ({ clientKey }, message) => {
      toldUnsent.forget(clientKey);
      announce('Sent');
      arrived(message);
    },
  });
  queues.set(memberId, queue);
  return queue;
}

const idle: Queue = {
  list: () => nothing,
  subscribe: () => () => undefined,
  add: () => undefined,
  change: () => undefined,
  retry: () => undefined,
  drop: () => undefined,
  flush: async () => undefined,
  reload: () => undefined,
};
const nothing: readonly Unsent[] = [];

/** What this member has written and the server does not have yet. Kept for them alone when they sign out. */
export function useUnsent(): { readonly unsent: readonly Unsent[]; readonly queue: Queue } {
  const memberId = useSession().member?.id;
  const queue = memberId === undefined ? idle : queueOf(memberId);
  const unsent = useSyncExternalStore(queue.subscribe, queue.list);
  useEffect(
    () => (memberId === undefined ? undefined : followQueue(unsentKept.key(memberId), queue)),
    [memberId, queue],
  );
  return { unsent, queue };
}
