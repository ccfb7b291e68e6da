import { Camera, CameraOff, Mic, MicOff, PhoneOff, RefreshCw, Settings2, Volume2 } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CallSetup } from '#platform/contract/call.ts';
import { announce } from '../announce.ts';
import { Button } from '../ui/button.tsx';
import { rememberFocus } from '../ui/focus.ts';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.ts';
import type { CallView } from './call-link.ts';
import type { CallProps } from './call-props.ts';
import { Devices } from './devices.tsx';
import { LiveText } from './live-text.tsx';
import { OwnPicture, Picture } from './picture.tsx';
import { useCall } from './use-call.ts';
import type { How, LocalMedia } from './use-local-media.ts';

interface RoomProps extends Pick<CallProps, 'signal' | 'room' | 'other' | 'offers' | 'seenWhen' | 'onIn'> {
  readonly how: How;
  readonly setup: CallSetup;
  /** `toAsk`: to choose again how to join. */
  readonly onLeave: (toAsk: boolean) => void;
}

/** Says each change once, to those who do not see it. */
function useSayChanges({ stage, connection, other: state }: CallView, other: string) {
  const before = useRef({ stage, connection, mic: state?.mic });
  useEffect(() => {
    const { stage: was, connection: wasConnected, mic: hadMic } = before.current;
    if (stage === 'together' && was !== 'together') announce(`${other} joined the call.`);
    if (stage === 'waiting' && was === 'together') announce(`${other} left the call.`);
    if (stage === 'elsewhere' && was !== 'elsewhere')
      announce('The call is now in another tab or on another device of yours.');
    if (connection === 'connected' && wasConnected !== 'connected') announce('Voice is connected.');
    if (connection === 'failed' && wasConnected !== 'failed') announce('Couldn’t connect voice and video.');
    if (connection === 'connected' && hadMic !== undefined && state && state.mic !== hadMic) {
      announce(`${other} turned the microphone ${state.mic ? 'on' : 'off'}.`);
    }
    before.current = { stage, connection, mic: state?.mic };
  }, [stage, connection, state, other]);
}

function Voice({ stream }: { readonly stream: MediaStream }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isHeld, setHeld] = useState(false);
  const play = useCallback(() => {
    audio.current?.play().then(
      () => setHeld(false),
      // Some browsers want a press first.
      () => setHeld(true),
    );
  }, []);
  useEffect(() => {
    if (audio.current) audio.current.srcObject = stream;
    play();
  }, [stream, play]);
  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: its captions are the live text beside it, which people write */}
      <audio ref={audio} />
      {isHeld && (
        <Button icon={Volume2} onClick={play}>
          Turn the sound on
        </Button>
      )}
    </div>
  );
}

function Pictures({ view, local, other }: { view: CallView; local: LocalMedia; other: string }) {
  const { video } = local.tracks;
  const theirs = view.connection === 'connected' && view.other?.camera ? view.remote : undefined;
  if (!video && !theirs) return null;
  return (
    <div className="call-pictures">
      {theirs && <Picture stream={theirs} label={`Camera of ${other}`} />}
      {video && <OwnPicture track={video} />}
    </div>
  );
}

/** One sentence about the call, as it is now. */
function stateInWords(
  { stage, connection, other: state }: CallView,
  { seenWhen, how, other }: Pick<RoomProps, 'seenWhen' | 'how' | 'other'>,
): string {
  if (stage === 'elsewhere') return 'This call is now in another tab or on another device of yours.';
  // Nobody is rung.
  if (stage === 'waiting') return `${other} isn’t in the call yet. They’ll see you’re waiting when ${seenWhen}.`;
  if (how === 'text') return `${other} is in the call. You joined with live text only.`;
  if (!state?.media) return `${other} is in the call with live text only. They can’t hear or see you.`;
  if (connection === 'connected') {
    return state.mic
      ? `${other} is in the call, and you’re connected.`
      : `${other} is in the call with their microphone off.`;
  }
  if (connection === 'failed') return `${other} is in the call. Live text is working.`;
  return `${other} is in the call. Connecting voice…`;
}

function Controls({ how, local, onLeave }: { how: How; local: LocalMedia; onLeave: RoomProps['onLeave'] }) {
  const { tracks, muted, toggle } = local;
  const hears = tracks.audio !== null && !muted;
  return (
    <div className="row">
      {how !== 'text' && (
        <>
          <Button
            icon={hears ? Mic : MicOff}
            description={tracks.audio === null ? undefined : muted ? 'Unmute the microphone' : 'Mute the microphone'}
            onClick={() => toggle('audio')}
          >
            {tracks.audio === null ? 'Turn the microphone on' : muted ? 'Unmute' : 'Mute'}
          </Button>
          <Button icon={tracks.video ? Camera : CameraOff} onClick={() => toggle('video')}>
            {tracks.video ? 'Turn the camera off' : 'Turn the camera on'}
          </Button>
        </>
      )}
      <Button variant="danger" icon={PhoneOff} onClick={() => onLeave(false)}>
        End the call
      </Button>
      <Button variant="quiet" icon={Settings2} onClick={() => onLeave(true)}>
        Change how I join
      </Button>
    </div>
  );
}

/** The call itself, for as long as it is on the page. */
export function CallRoom({ signal, room, other, offers, seenWhen, how, setup, onIn, onLeave }: RoomProps) {
  const call = useCall({ signal, room, offers, how, setup });
  const { view, local } = call;
  const box = useRef<HTMLElement>(null);
  const hasLeft = useRef(false);
  const leave = (toAsk: boolean) => {
    hasLeft.current = true;
    onLeave(toAsk);
  };
  const isOut = view.stage === 'elsewhere';
  useSayChanges(view, other);
  useEffect(() => {
    onIn?.(!isOut);
    return () => onIn?.(false);
  }, [isOut, onIn]);
  useLayoutEffect(() => {
    const own = box.current;
    own?.focus();
    return () => {
      const back = own?.contains(document.activeElement) ? rememberFocus() : undefined;
      toast({ title: hasLeft.current ? 'You left the call' : 'The call has ended' });
      if (back) setTimeout(back);
    };
  }, []);
  return (
    <section ref={box} tabIndex={-1} className="call-room" aria-label={`Call with ${other}`}>
      <p className="call-state">{stateInWords(view, { seenWhen, how, other })}</p>
      {local.problem && (
        <div role="alert">
          <Notice tone="warn" title={local.problem}>
            You’re still in the call with live text.
          </Notice>
        </div>
      )}
      {view.connection === 'failed' && (
        <Notice
          tone="warn"
          title="Couldn’t connect voice and video"
          action={
            <Button icon={RefreshCw} onClick={call.again}>
              Try again
            </Button>
          }
        >
          Some networks don’t let two devices reach each other. Live text still works, because it goes through our
          server.
        </Notice>
      )}
      {view.remote && <Voice stream={view.remote} />}
      <Pictures view={view} local={local} other={other} />
      {isOut ? (
        <div>
          <Button onClick={() => leave(false)}>Close</Button>
        </div>
      ) : (
        <>
          <Controls how={how} local={local} onLeave={leave} />
          <Devices local={local} />
        </>
      )}
      <LiveText view={view} other={other} onWrite={call.write} onFinish={call.finish} />
    </section>
  );
}
