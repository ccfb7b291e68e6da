import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallSetup, GroupCallSignal } from '#platform/contract/call.ts';
import type { PictureChoice } from '#platform/contract/call-limits.ts';
import { tell } from '../live/connection.ts';
import { useLive } from '../live/use-live.ts';
import { useSession } from '../session.ts';
import { createHall, type Hall, type Heard } from './hall.ts';
import { createMesh, firstMeshView, type Mesh, type MeshView } from './mesh.ts';
import { tickMs } from './pace.ts';
import { makePeer } from './peer.ts';
import type { CallRoomName } from './presence.ts';
import { createTalkMeter, levelOf, talkGoneMs } from './talk-meter.ts';
import { useLocalMedia } from './use-local-media.ts';

/** Browsers that can take part in a call at all. */
export const canCall = (): boolean =>
  'RTCPeerConnection' in globalThis && 'AudioContext' in globalThis && Boolean(navigator.mediaDevices?.getUserMedia);

/** The server lets through only what is a signal, so that these say which. */
const isGroupSignal = (payload: object): payload is GroupCallSignal =>
  'kind' in payload && 'room' in payload && 'userId' in payload;

function useGroupHeard({ signal, room }: CallRoomName, hear: (said: GroupCallSignal) => void): void {
  const memberId = useSession().member?.id;
  useLive(memberId === undefined ? undefined : `user:${memberId}`, ({ name, payload }) => {
    if (name === signal && isGroupSignal(payload) && payload.room === room) hear(payload);
  });
}

/** What is known of somebody in a call of several, also to those who are not in it. */
export interface InVoice {
  readonly mic: boolean;
  readonly talks: boolean;
  readonly camera: boolean;
}

/** Who has the microphone on, and who talks now. Whoever is not heard of is not in it. */
export function useInVoice(call: CallRoomName): ReadonlyMap<number, InVoice> {
  const [all, setAll] = useState<ReadonlyMap<number, InVoice>>(() => new Map());
  const ends = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const set = (id: number, change: Partial<InVoice>) =>
    setAll((before) => {
      const was = before.get(id) ?? { mic: false, talks: false, camera: false };
      const is = { ...was, ...change };
      const isSame = is.mic === was.mic && is.talks === was.talks && is.camera === was.camera;
      return before.has(id) && isSame ? before : new Map(before).set(id, is);
    });
  useGroupHeard(call, (said) => {
    const { userId } = said;
    if (said.kind === 'here') {
      const camera = said.camera ?? false;
      set(userId, said.mic ? { mic: true, camera } : { mic: false, talks: false, camera });
    } else if (said.kind === 'left') {
      setAll((before) => new Map([...before].filter(([id]) => id !== userId)));
    } else if (said.kind === 'talk') {
      clearTimeout(ends.current.get(userId));
      set(userId, said.talks ? { talks: true, mic: true } : { talks: false });
      if (said.talks) {
        ends.current.set(
          userId,
          setTimeout(() => set(userId, { talks: false }), talkGoneMs),
        );
      }
    }
  });
  useEffect(() => {
    const timers = ends.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);
  return all;
}

interface Joined extends CallRoomName {
  readonly userId: number;
  readonly setup: CallSetup;
  /** Whoever may be reached now. */
  readonly people: readonly number[];
  /** Others hear nothing of it, whatever this browser sends: it is not sent either. */
  readonly isSilenced: boolean;
  readonly isSpatial: boolean;
  /** Where a unit forwards voices: it answers the offer to send (undefined), or to hear a member. */
  readonly exchange?: ((of: number | undefined, sdp: string) => Promise<string>) | undefined;
  /** Whose pictures this browser takes; without it the call has sound alone. Nothing is on before it is turned on. */
  readonly pictures?: PictureChoice | undefined;
  /** The own picture is one that interprets or signs. */
  readonly isSigned?: boolean;
  /** Where each voice comes from; asked several times a second. */
  readonly heard: (id: number) => Heard;
}

/** In the call of several for as long as the component is on the page. The microphone begins muted. */
export function useMesh(joined: Joined) {
  const { signal, room, userId, setup, people, isSilenced, isSpatial, exchange, pictures, isSigned = false } = joined;
  const [view, setView] = useState<MeshView>(firstMeshView);
  const [isHeld, setHeld] = useState(false);
  const mesh = useRef<Mesh>(undefined);
  const hall = useRef<Hall>(undefined);
  const begin = useRef(() =>
    createMesh({
      room,
      userId,
      makePeer: (tracks, on) => makePeer(setup, tracks, on, pictures ? undefined : ['audio']),
      tell: (content) => tell('signal', { name: signal, content }),
      onView: setView,
      exchange,
      pictures,
    }),
  );
  useGroupHeard({ signal, room }, (said) => mesh.current?.hear(said));
  const placed = useEffectEvent(() => {
    for (const { userId: id } of view.people) hall.current?.place(id, joined.heard(id));
  });
  useEffect(() => {
    const own = begin.current();
    const sound = createHall();
    mesh.current = own;
    hall.current = sound;
    void sound.start().catch(() => undefined);
    const timer = setInterval(() => {
      own.tick();
      placed();
      setHeld(sound.isHeld());
    }, tickMs);
    addEventListener('pagehide', own.end);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', own.end);
      own.end();
      sound.close();
    };
  }, []);

  const isOut = view.stage === 'elsewhere';
  const wanted = { how: pictures ? 'text' : 'voice', isOut, startsMuted: !pictures } as const;
  const local = useLocalMedia(wanted, (kind, track, isMicOn) => {
    void mesh.current?.send(track, isMicOn, kind);
  });
  const { audio, video } = local.tracks;
  const isOn = audio !== null && !local.muted && !isSilenced && !isOut;
  // The host has asked for silence: what the microphone hears goes nowhere.
  useEffect(() => {
    if (!isSilenced) return;
    if (audio?.enabled) local.toggle('audio');
    if (video) local.toggle('video');
  });
  useEffect(() => {
    if (pictures) mesh.current?.show(pictures, isSigned);
  }, [pictures, isSigned]);
  useEffect(() => {
    const sound = hall.current;
    if (!audio || !isOn || !sound) return;
    const judge = createTalkMeter();
    let talks = false;
    const stop = sound.measure(audio, (samples) => {
      const told = judge(levelOf(samples), Date.now());
      if (told === undefined) return;
      talks = told;
      mesh.current?.talk(told);
    });
    return () => {
      stop();
      if (talks) mesh.current?.talk(false);
    };
  }, [audio, isOn]);

  const known = people.join(' ');
  useEffect(() => {
    mesh.current?.keepTo(new Set(known.split(' ').map(Number)));
  }, [known]);
  useEffect(() => {
    hall.current?.set(
      new Map(view.people.flatMap(({ userId: id, remote }) => (remote ? [[id, remote] as const] : []))),
    );
  }, [view.people]);
  useEffect(() => hall.current?.spatial(isSpatial), [isSpatial]);

  return {
    view,
    local,
    isOn,
    /** The browser waits for a press before it lets anything be heard. */
    isHeld,
    hear: () => void hall.current?.start().catch(() => undefined),
    again: () => mesh.current?.again(),
  };
}
