import { useEffect, useRef, useState } from 'react';
import { tell } from '#platform/web/live/connection.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type { Conversation } from '../../contract.ts';

const againMs = 4000;
const restMs = 5000;
/** A sign whose end was lost goes by itself. */
const longestMs = 8000;

const sign = (conversationId: number, on: boolean) =>
  tell('signal', { name: 'typing', content: { conversationId, on } });

/** Tells the others that somebody has begun to type, and stopped. Whether they hear it is decided by the server. */
export function useTellTyping(conversationId: number | null) {
  const told = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(rest.current);
    if (told.current === 0 || conversationId === null) return;
    told.current = 0;
    sign(conversationId, false);
  };
  const latest = useRef(stop);
  useEffect(() => {
    latest.current = stop;
  });
  useEffect(() => () => latest.current(), []);
  return {
    typed: () => {
      if (conversationId === null) return;
      const now = Date.now();
      if (now - told.current > againMs) {
        told.current = now;
        sign(conversationId, true);
      }
      clearTimeout(rest.current);
      rest.current = setTimeout(() => latest.current(), restMs);
    },
    stop,
  };
}

/** Names of those who are typing now. */
export function useTyping({ id, people }: Conversation): readonly string[] {
  const memberId = useSession().member?.id;
  const [typing, setTyping] = useState<readonly number[]>([]);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const all = timers.current;
    return () => {
      for (const timer of all.values()) clearTimeout(timer);
    };
  }, []);
  const end = (userId: number) => setTyping((now) => now.filter((one) => one !== userId));
  useLive(memberId === undefined || id === null ? undefined : `user:${memberId}`, ({ name, payload }) => {
    if (name === 'conversationChanged' && payload.conversationId === id) setTyping([]);
    if (name !== 'typing' || payload.conversationId !== id) return;
    const userId = Number(payload.userId);
    clearTimeout(timers.current.get(userId));
    if (payload.on !== true) return end(userId);
    timers.current.set(
      userId,
      setTimeout(() => end(userId), longestMs),
    );
    setTyping((now) => (now.includes(userId) ? now : [...now, userId]));
  });
  return people.filter((person) => typing.includes(person.id)).map(({ displayName }) => displayName);
}
