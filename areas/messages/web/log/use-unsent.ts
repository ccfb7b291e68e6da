import { useEffect, useSyncExternalStore } from 'react';
import { announce } from '#platform/web/announce.ts';
import { ApiError, textForPeople } from '#platform/web/client/error.ts';
import { liveState, onLiveState } from '#platform/web/live/state.ts';
import { useSession } from '#platform/web/session.ts';
import type { Message } from '../../contract.ts';
import { refreshConversation, sendUnsent } from '../data.ts';
import { unsentKept } from '../kept.ts';
import { toldUnsent } from './told-unsent.ts';
import { createQueue, type Queue, type Unsent } from './unsent.ts';
import { putMessage } from './use-log.ts';

const queues = new Map<number, Queue>();

/** Storage may be full or forbidden; the page then works from memory. */
function storeOf(name: string) {
  let memory: readonly Unsent[] | undefined;
  return {
    read: (): readonly Unsent[] => {
      if (memory) return memory;
      try {
        const value: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
        return Array.isArray(value) ? (value as Unsent[]) : [];
      } catch {
        return [];
      }
    },
    write: (all: readonly Unsent[]) => {
      try {
        if (all.length > 0) localStorage.setItem(name, JSON.stringify(all));
        else localStorage.removeItem(name);
        memory = undefined;
      } catch {
        memory = all;
      }
    },
  };
}

const alone = async (name: string, work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
};

function arrived(message: Message): void {
  putMessage(message);
  void refreshConversation(message.conversationId);
}

function queueOf(memberId: number): Queue {
  const known = queues.get(memberId);
  if (known) return known;
  const name = unsentKept.key(memberId);
  const queue = createQueue({
    store: storeOf(name),
    send: sendUnsent,
    // Without a session nothing is refused: it waits until its writer is back.
    isUnknown: (error) => !(error instanceof ApiError) || error.outcomeUnknown || error.status === 401,
    why: textForPeople,
    onSent: ({ clientKey }, message) => {
      toldUnsent.forget(clientKey);
      announce('Sent');
      arrived(message);
    },
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    alone: (work) => alone(name, work),
  });
  queues.set(memberId, queue);
  return queue;
}

const idle: Queue = {
  list: () => nothing,
  subscribe: () => () => undefined,
  add: () => undefined,
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
  useEffect(() => {
    if (memberId === undefined) return;
    const flush = () => void queue.flush();
    const shown = () => document.visibilityState === 'visible' && flush();
    const stored = ({ key }: StorageEvent) => key === unsentKept.key(memberId) && queue.reload();
    const stop = onLiveState(() => liveState() === 'on' && flush());
    addEventListener('online', flush);
    addEventListener('storage', stored);
    document.addEventListener('visibilitychange', shown);
    flush();
    return () => {
      stop();
      removeEventListener('online', flush);
      removeEventListener('storage', stored);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [memberId, queue]);
  return { unsent, queue };
}
