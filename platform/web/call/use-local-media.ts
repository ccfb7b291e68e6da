import { useEffect, useRef, useState } from 'react';
import type { MediaKind, Tracks } from './peer.ts';

export type How = 'text' | 'voice' | 'camera';

export interface LocalMedia {
  readonly tracks: Tracks;
  readonly muted: boolean;
  /** What the browser refused, in words that say what to do. */
  readonly problem: string | undefined;
  readonly toggle: (kind: MediaKind) => void;
  /** What there is to choose from, once the browser has let us use one of the kind. */
  readonly devices: Readonly<Record<MediaKind, readonly MediaDeviceInfo[]>>;
  readonly choose: (kind: MediaKind, deviceId: string) => void;
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

async function open(kind: MediaKind, deviceId?: string): Promise<MediaStreamTrack | null> {
  const wanted = deviceId === undefined ? true : { deviceId: { exact: deviceId } };
  const stream = await navigator.mediaDevices.getUserMedia({ [kind]: wanted });
  return stream.getTracks()[0] ?? null;
}

/** Names are told only of a kind that the browser has let us use; without one, a device can’t be chosen by anybody. */
async function devicesThere(): Promise<LocalMedia['devices']> {
  const all = (await navigator.mediaDevices?.enumerateDevices?.()) ?? [];
  const of = (kind: MediaDeviceKind) => all.filter((one) => one.kind === kind && one.deviceId && one.label);
  return { audio: of('audioinput'), video: of('videoinput') };
}

interface Wanted {
  readonly how: How;
  /** The call goes on in another browser. */
  readonly isOut: boolean;
  /** Nobody is heard before they say so. */
  readonly startsMuted?: boolean;
}

/** Microphone and camera of this browser. They are let go when the call ends, here or altogether. */
export function useLocalMedia(
  { how, isOut, startsMuted = false }: Wanted,
  onTrack: (kind: MediaKind, track: MediaStreamTrack | null, isMicOn: boolean) => void,
): LocalMedia {
  const [tracks, setTracks] = useState<Tracks>({ audio: null, video: null });
  const [muted, setMuted] = useState(false);
  const [problem, setProblem] = useState<string>();
  const held = useRef(tracks);
  const isOver = useRef(false);
  /** The microphone was opened before: whoever turns it on again wants to be heard. */
  const wasOn = useRef(false);
  const [devices, setDevices] = useState<LocalMedia['devices']>({ audio: [], video: [] });
  const latest = useRef(onTrack);
  useEffect(() => {
    latest.current = onTrack;
  });

  const put = (kind: MediaKind, track: MediaStreamTrack | null) => {
    held.current[kind]?.stop();
    held.current = { ...held.current, [kind]: track };
    setTracks(held.current);
    if (kind === 'audio') setMuted(track !== null && !track.enabled);
    const { audio } = held.current;
    latest.current(kind, track, audio?.enabled ?? false);
  };
  const look = () => {
    devicesThere().then(
      (there) => !isOver.current && setDevices(there),
      () => undefined,
    );
  };
  const turnOn = async (kind: MediaKind, deviceId?: string) => {
    const { audio } = held.current;
    const isMuted = kind === 'audio' && (audio ? !audio.enabled : startsMuted && !wasOn.current);
    if (kind === 'audio') wasOn.current = true;
    // Many phones have one camera open at a time.
    if (deviceId !== undefined) held.current[kind]?.stop();
    try {
      const track = await open(kind, deviceId);
      if (isOver.current) return track?.stop();
      // Another microphone is no reason to be heard.
      if (track) track.enabled = !isMuted;
      setProblem(undefined);
      put(kind, track);
      look();
    } catch (error) {
      if (isOver.current) return;
      setProblem(problemOf(error, kind));
      if (deviceId !== undefined) put(kind, null);
    }
  };
  const start = useRef(async () => {
    if (how !== 'text') await turnOn('audio');
    if (how === 'camera') await turnOn('video');
  });
  const lookAgain = useRef(look);
  useEffect(() => {
    isOver.current = false;
    void start.current();
    const again = () => lookAgain.current();
    navigator.mediaDevices?.addEventListener?.('devicechange', again);
    return () => {
      isOver.current = true;
      navigator.mediaDevices?.removeEventListener?.('devicechange', again);
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
  return { tracks, muted, problem, toggle, devices, choose: (kind, deviceId) => void turnOn(kind, deviceId) };
}
