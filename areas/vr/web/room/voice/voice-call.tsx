import { Mic, MicOff, PhoneOff, RefreshCw, Volume2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { Devices } from '#platform/web/call/devices.tsx';
import type { Heard } from '#platform/web/call/hall.ts';
import { useMesh } from '#platform/web/call/use-mesh.ts';
import { useShortcut } from '#platform/web/shortcuts/use-shortcut.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { VrRoom, VrVoice } from '../../../contract.ts';
import { offerVoice } from '../../data.ts';

type TalkMode = 'press' | 'hold';
const modes = [
  { value: 'press', label: 'Stays on', hint: 'Until you turn it off' },
  { value: 'hold', label: 'Push to talk', hint: 'Only while you hold the button' },
] as const;
const sounds = [
  { value: 'spatial', label: 'From where people are', hint: 'Best with headphones' },
  { value: 'mono', label: 'The same in both ears', hint: 'For one ear, or one loudspeaker' },
] as const;

interface VoiceCallProps {
  readonly room: VrRoom;
  readonly memberId: number;
  readonly setup: VrVoice;
  readonly heardAt: (id: number, isSpatial: boolean) => Heard;
  readonly onLeave: () => void;
  /** The same member goes on in another browser. */
  readonly onElsewhere: () => void;
  /** The microphone is on, or no longer. */
  readonly onMic: (isOn: boolean) => void;
}

/** Voice itself, for as long as it is on the page. The microphone begins off. */
export function VoiceCall({ room, memberId, setup, heardAt, onLeave, onElsewhere, onMic }: VoiceCallProps) {
  const [mode, setMode] = useState<TalkMode>('press');
  const [sound, setSound] = useState<'spatial' | 'mono'>('spatial');
  const own = room.visitors.find(({ person }) => person.id === memberId);
  const isSilenced = !room.isHost && (room.isQuiet || own?.isQuiet === true);
  const silent = new Set(
    room.visitors
      .filter((visitor) => !visitor.inVoice || (!visitor.isHost && (room.isQuiet || visitor.isQuiet)))
      .map(({ person }) => person.id),
  );
  const call = useMesh({
    signal: 'vrVoice',
    room: String(room.spaceId),
    userId: memberId,
    setup,
    people: room.visitors.map(({ person }) => person.id),
    isSilenced,
    isSpatial: sound === 'spatial',
    exchange: setup.forwarded ? (of, sdp) => offerVoice(room.spaceId, of, sdp) : undefined,
    // Whoever the host asked for silence is heard by nobody, whatever their browser sends. Nor is anybody by those who
    // have muted them: no other browser is told of a mute, so the voice still arrives.
    heard: (id) => {
      const place = heardAt(id, sound === 'spatial');
      return silent.has(id) ? { ...place, loudness: 0 } : place;
    },
  });
  const { view, local, isOn } = call;
  const hasMicrophone = local.tracks.audio !== null;
  const turn = (on: boolean) => {
    if (isSilenced) return announce('It’s quiet now. The microphone stays off.');
    if (on === isOn) return;
    local.toggle('audio');
  };
  const toggle = () => turn(!isOn);
  const choose = (next: TalkMode) => {
    setMode(next);
    // Nobody is holding the button yet.
    if (next !== 'hold' || !isOn) return;
    turn(false);
    announce('Your microphone is off.');
  };
  useShortcut('vr.talk', toggle);
  useSaid(isOn, mode);
  const mic = useEffectEvent(onMic);
  useEffect(() => {
    mic(isOn);
    return () => mic(false);
  }, [isOn]);

  const elsewhere = useEffectEvent(onElsewhere);
  useEffect(() => {
    if (view.stage !== 'elsewhere') return;
    toast({ title: 'Voice goes on in another tab or on another device of yours' });
    elsewhere();
  }, [view.stage]);

  const connected = view.people.filter(({ connection }) => connection === 'connected').length;
  const lost = view.people.filter(({ connection }) => connection === 'failed').length;
  return (
    <div className="stack">
      <p>
        {view.people.length === 0
          ? 'You’re in voice. No one else is.'
          : `You’re in voice, and connected with ${counted(connected, 'person', 'people')}.`}
      </p>
      {isSilenced && <p>It’s quiet now, so your microphone is off. You can listen.</p>}
      {local.problem && (
        <div role="alert">
          <Notice tone="warn" title={local.problem}>
            You can listen, read the captions and write.
          </Notice>
        </div>
      )}
      {call.isHeld && (
        <Button icon={Volume2} onClick={call.hear} data-scan="">
          Turn the sound on
        </Button>
      )}
      {lost > 0 && (
        <Notice
          tone="warn"
          title={`Couldn’t connect voice with ${counted(lost, 'person', 'people')}`}
          action={
            <Button icon={RefreshCw} onClick={call.again} data-scan="">
              Try again
            </Button>
          }
        >
          Some networks don’t let two devices reach each other. Writing and captions still work, because they go through
          our server.
        </Notice>
      )}
      <div className="row" data-scan="">
        {mode === 'hold' && hasMicrophone ? (
          <HoldToTalk isOn={isOn} onTurn={turn} />
        ) : (
          <Button icon={isOn ? Mic : MicOff} aria-disabled={isSilenced || undefined} onClick={toggle}>
            {isOn ? 'Turn the microphone off' : 'Turn the microphone on'}
          </Button>
        )}
        <Button icon={PhoneOff} onClick={onLeave}>
          Leave voice
        </Button>
      </div>
      <div className="stack" data-scan="Microphone and sound">
        <RadioGroup legend="Microphone" options={modes} value={mode} onChange={choose} />
        <RadioGroup legend="Where voices come from" options={sounds} value={sound} onChange={setSound} />
      </div>
      <Devices local={local} />
    </div>
  );
}

/** Each change of the microphone is said once; not while a button is held, which would talk over the talk. */
function useSaid(isOn: boolean, mode: TalkMode): void {
  const before = useRef(isOn);
  useEffect(() => {
    if (before.current !== isOn && mode === 'press') {
      announce(isOn ? 'Your microphone is on.' : 'Your microphone is off.');
    }
    before.current = isOn;
  }, [isOn, mode]);
}

const isPress = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/** Heard for as long as it is held, by pointer or by key; losing the focus lets go. */
function HoldToTalk({ isOn, onTurn }: { readonly isOn: boolean; readonly onTurn: (on: boolean) => void }) {
  const release = () => onTurn(false);
  return (
    <Button
      icon={isOn ? Mic : MicOff}
      pressed={isOn}
      // One press can't hold it.
      data-scan-not=""
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onTurn(true);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={(event) => {
        if (!isPress(event)) return;
        event.preventDefault();
        if (!event.repeat) onTurn(true);
      }}
      onKeyUp={(event) => {
        if (isPress(event)) release();
      }}
      onBlur={release}
    >
      {isOn ? 'Talking: let go to stop' : 'Hold to talk'}
    </Button>
  );
}
