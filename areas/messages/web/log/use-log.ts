import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { liveState, onLiveState } from '#platform/web/live/state.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { currentSession, useSession } from '#platform/web/session.ts';
import type { Message } from '../../contract.ts';
import { refreshConversation, sourceOf } from '../data.ts';
import { createLog, type Log } from './log.ts';

interface Shared {
  log: Log;
  users: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/** By member and conversation: whoever signs in next starts with nothing. */
const shared = new Map<string, Shared>();
const keepMs = 5 * 60_000;
const nameOf = (id: number) => `${currentSession().member?.id ?? 0}:${id}`;

function sharedOf(id: number): Shared {
  const name = nameOf(id);
  const known = shared.get(name);
  if (known) return known;
  const made: Shared = { log: createLog(sourceOf(id)), users: 0 };
  shared.set(name, made);
  return made;
}

/** The answer of a write, for whoever shows that conversation. */
export const putMessage = (message: Message): void => shared.get(nameOf(message.conversationId))?.log.put(message);

/** Before the first message: nothing is read, and nothing comes. */
const none: Log = createLog(sourceOf(0));

function hold(id: number): () => void {
  const name = nameOf(id);
  const one = sharedOf(id);
  one.users += 1;
  clearTimeout(one.timer);
  return () => {
    one.users -= 1;
    if (one.users === 0) one.timer = setTimeout(() => shared.get(name) === one && shared.delete(name), keepMs);
  };
}

const pauseMs = 1000;

/** Hints of the server: what is new is read, and the head and what was hidden too when it says so. */
function useHints(id: number | undefined, log: Log): void {
  const memberId = useSession().member?.id;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const again = useCallback(() => {
    if (timer.current || id === undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void log.sync();
      void log.reread();
      void refreshConversation(id);
    }, pauseMs);
  }, [id, log]);
  const lookAgain = useCallback(() => {
    void log.sync();
    again();
  }, [log, again]);
  useLive(
    memberId === undefined || id === undefined ? undefined : `user:${memberId}`,
    ({ name, payload }) => {
      if (name !== 'conversationChanged' || payload.conversationId !== id) return;
      void log.sync();
      if (payload.again === true) again();
    },
    { onGap: lookAgain },
  );
  useEffect(() => {
    const shown = () => document.visibilityState === 'visible' && void log.sync();
    // What came before the connection was there was told to nobody.
    const stop = onLiveState(() => liveState() === 'on' && again());
    addEventListener('online', lookAgain);
    document.addEventListener('visibilitychange', shown);
    return () => {
      stop();
      removeEventListener('online', lookAgain);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [log, again, lookAgain]);
}

/** The log of one conversation, the same for everybody on the page who shows it. `around`: begins at that message. */
export function useLog(id: number | undefined, around?: number) {
  const [, setTurn] = useState(0);
  const log = id === undefined ? none : sharedOf(id).log;
  useEffect(() => (id === undefined ? undefined : hold(id)), [id]);
  useEffect(() => {
    if (id === undefined) return;
    // Kept from before: what was cleared or hidden meanwhile goes too.
    const kept = log.isOpen();
    void log
      .open(around)
      .then(() => log.sync())
      .then(() => (kept ? log.reread() : undefined));
  }, [id, log, around]);
  useHints(id, log);
  const state = useSyncExternalStore(log.subscribe, log.state);
  return {
    log,
    state,
    /** Begins anew around a message that is further back than what is here. */
    beginAround: (seq: number) => {
      if (id === undefined) return;
      const one = sharedOf(id);
      one.log = createLog(sourceOf(id));
      void one.log.open(seq);
      setTurn((turn) => turn + 1);
    },
  };
}
