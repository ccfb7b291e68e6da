import { useEffect, useRef } from 'react';
import { liveState, onLiveState } from '#platform/web/live/state.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import { refreshLists } from './data.ts';

const pauseMs = 400;

/** Keeps rows and counts up to date; a flood is one look. */
export function useListNews(): void {
  const memberId = useSession().member?.id;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refreshLists();
    }, pauseMs);
  };
  useLive(
    memberId === undefined ? undefined : `user:${memberId}`,
    ({ name }) => name === 'conversationChanged' && look(),
    {
      onGap: look,
    },
  );
  useEffect(() => {
    // What came before the connection was there was told to nobody.
    const stop = onLiveState(() => liveState() === 'on' && look());
    addEventListener('online', look);
    return () => {
      stop();
      removeEventListener('online', look);
    };
  });
}
