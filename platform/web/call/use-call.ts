import { useEffect, useRef, useState } from 'react';
import type { CallSetup } from '#platform/contract/call.ts';
import { tell } from '../live/connection.ts';
import { type CallLink, type CallView, createCallLink, firstView } from './call-link.ts';
import { tickMs } from './pace.ts';
import { makePeer } from './peer.ts';
import { type CallRoomName, useHeard } from './presence.ts';
import { type How, useLocalMedia } from './use-local-media.ts';

interface Joined extends CallRoomName {
  readonly offers: boolean;
  readonly how: How;
  readonly setup: CallSetup;
}

/** In the call for as long as the component is on the page. */
export function useCall({ signal, room, offers, how, setup }: Joined) {
  const [view, setView] = useState<CallView>(firstView);
  const link = useRef<CallLink>(undefined);
  const begin = useRef(() =>
    createCallLink({
      room,
      media: how !== 'text',
      offers,
      makePeer: (tracks, on) => makePeer(setup, tracks, on),
      tell: (content) => tell('signal', { name: signal, content }),
      onView: setView,
    }),
  );
  useHeard(signal, (said) => link.current?.hear(said));
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
