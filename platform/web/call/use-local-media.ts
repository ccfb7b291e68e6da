import { useEffect, useRef, useState } from 'react';
import type { MediaKind, Tracks } from './peer.ts';

export type How = 'text' | 'voice' | 'camera';

export interface LocalMedia {
  readonly tracks: Tracks;
  readonly muted: boolean;
  /** What the browser refused, in words that say what to do. */
  readonly problem: string | undefined;
  readonly toggle: (kind: MediaKind) => void;
}

const device: Readonly<Record<MediaKind, string>> = { audio: 'microphone', video: 'camera' };

function problemOf(error: unknown, kind: MediaKind): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return `Your browser didn’t let Doorways use the ${device[kind]}. Allow it for this site, then turn it on here.`;
  if (name === 'NotFoundError') return `No ${device[kind]} was found. Connect one, then turn it on here.`;
  if (name === 'NotReadableError')
    return `Another program is using the ${device[kind]}. Close it, then turn it on here.`;
  return `The ${device[kind]} didn’t start. Try again.`;
}

async function open(kind: MediaKind): Promise<MediaStreamTrack | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ [kind]: true });
  return stream.getTracks()[0] ?? null;
}

interface Wanted {
  readonly how: How;
  /** The call goes on in another browser. */
  readonly isOut: boolean;
}

/** Microphone and camera of this browser. They are let go when the call ends, here or altogether. */
export function useLocalMedia(
  { how, isOut }: Wanted,
  onTrack: (kind: MediaKind, track: MediaStreamTrack | null, isMicOn: boolean) => void,
): LocalMedia {
  const [tracks, setTracks] = useState<Tracks>({ audio: null, video: null });
  const [muted, setMuted] = useState(false);
  const [problem, setProblem] = useState<string>();
  const held = useRef(tracks);
  const isOver = useRef(false);
  const latest = useRef(onTrack);
  useEffect(() => {
    latest.current = onTrack;
  });

  const put = (kind: MediaKind, track: MediaStreamTrack | null) => {
    held.current[kind]?.stop();
    held.current = { ...held.current, [kind]: track };
    setTracks(held.current);
    setMuted(false);
    const { audio } = held.current;
    latest.current(kind, track, audio?.enabled ?? false);
  };
  const turnOn = async (kind: MediaKind) => {
    try {
      const track = await open(kind);
      if (isOver.current) return track?.stop();
      setProblem(undefined);
      put(kind, track);
    } catch (error) {
      if (!isOver.current) setProblem(problemOf(error, kind));
    }
  };
  const start = useRef(async () => {
    if (how !== 'text') await turnOn('audio');
    if (how === 'camera') await turnOn('video');
  });
  useEffect(() => {
    isOver.current = false;
    void start.current();
    return () => {
      isOver.current = true;
      for (const track of Object.values(held.current)) track?.stop();
    };
  }, []);

  useEffect(() => {
    if (!isOut) return;
    isOver.current = true;
    for (const track of Object.values(held.current)) track?.stop();
    setTracks({ audio: null, video: null });
  }, [isOut]);

  const toggle = (kind: MediaKind) => {
    const track = held.current[kind];
    if (!track) return void turnOn(kind);
    if (kind === 'video') return put('video', null);
    track.enabled = !track.enabled;
    setMuted(!track.enabled);
    latest.current('audio', track, track.enabled);
  };
  return { tracks, muted, problem, toggle };
}
