import { useEffect, useRef, useState } from 'react';
import { tell } from '#platform/web/live/connection.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type { CallSignal, CrisisCall } from '../../contract.ts';
import { type CallLink, type CallView, createCallLink, firstView, goneMs, tickMs } from './call-link.ts';
import { makePeer } from './peer.ts';
import { type How, useLocalMedia } from './use-local-media.ts';

/** What the other one of a call says, to every open browser of this member. */
export function useHeard(hear: (signal: CallSignal) => void): void {
  const memberId = useSession().member?.id;
  useLive(memberId === undefined ? undefined : `user:${memberId}`, ({ name, payload }) => {
    if (name === 'crisisCall') hear(payload as unknown as CallSignal);
  });
}

/** Whether the other one is in the call of a request now, for somebody who has not joined. */
export function useOtherIsThere(request: string): boolean {
  const [there, setThere] = useState(false);
  const lost = useRef<ReturnType<typeof setTimeout>>(undefined);
  useHeard((signal) => {
    const hasLeft = signal.kind === 'left' && !signal.elsewhere;
    // What is said to a certain browser is said in the call.
    if (signal.request !== request || (signal.to !== undefined && !hasLeft)) return;
    clearTimeout(lost.current);
    setThere(!hasLeft);
    lost.current = setTimeout(() => setThere(false), goneMs);
  });
  useEffect(() => () => clearTimeout(lost.current), []);
  return there;
}

interface Joined {
  readonly request: string;
  readonly offers: boolean;
  readonly how: How;
  readonly setup: CrisisCall;
}

/** In the call for as long as the component is on the page. */
export function useCall({ request, offers, how, setup }: Joined) {
  const [view, setView] = useState<CallView>(firstView);
  const link = useRef<CallLink>(undefined);
  const begin = useRef(() =>
    createCallLink({
      request,
      media: how !== 'text',
      offers,
      makePeer: (tracks, on) => makePeer(setup, tracks, on),
      tell: (content) => tell('signal', { name: 'crisisCall', content }),
      onView: setView,
    }),
  );
  useHeard((signal) => link.current?.hear(signal));
  useEffect(() => {
    const own = begin.current();
    link.current = own;
    const timer = setInterval(own.tick, tickMs);
    addEventListener('pagehide', own.end);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', own.end);
      own.end();
    };
  }, []);
  const wanted = { how, isOut: view.stage === 'elsewhere' };
  const local = useLocalMedia(wanted, (kind, track, isMicOn) => void link.current?.send(kind, track, isMicOn));
  return {
    view,
    local,
    write: (text: string) => link.current?.write(text),
    finish: () => link.current?.finish() ?? false,
    again: () => link.current?.again(),
  };
}
