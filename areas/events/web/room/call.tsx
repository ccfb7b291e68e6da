import { Camera, CameraOff, Hand, Mic, MicOff, PhoneOff, RefreshCw, Video, Volume2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallSetup } from '#platform/contract/call.ts';
import type { PictureChoice } from '#platform/contract/call-limits.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { Devices } from '#platform/web/call/devices.tsx';
import { OwnPicture } from '#platform/web/call/picture.tsx';
import { canCall, type InVoice, useMesh } from '#platform/web/call/use-mesh.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { EventRoom, EventRoomPerson } from '../../contract.ts';
import { activeSigner, whoIsActive } from '../../pure/stage.ts';
import { useJoinCall, useLeaveCall } from '../data.ts';
import { useTakes } from './choices.ts';
import { Pictures } from './pictures.tsx';

const choices = [
  { value: 'all', label: 'Sound and all pictures' },
  { value: 'signed', label: 'Sound, interpreters and who signs', hint: 'Other pictures aren’t sent to you' },
  { value: 'none', label: 'Sound alone', hint: 'No pictures are sent to you' },
] as const;

interface CallProps {
  readonly room: EventRoom;
  readonly own: EventRoomPerson;
  readonly inVoice: ReadonlyMap<number, InVoice>;
  /** What this browser needs for the call; undefined: it takes no part in it. */
  readonly setup: CallSetup | undefined;
  readonly onSetup: (setup: CallSetup | undefined) => void;
  readonly onMic: (isOn: boolean) => void;
  readonly onSign: (signs: boolean) => void;
}

/** Voice and pictures. They are never needed: whatever is said can be read and written. */
export function Call(props: CallProps) {
  const { room, own, inVoice, setup, onSetup } = props;
  const { eventId: id } = room;
  const [taken, setTaken] = useTakes();
  const takes = taken ?? 'all';
  const [asked, setAsked] = useState<CallSetup>();
  const join = useJoinCall(id, {
    // Where the devices see each other’s addresses, that is said first.
    onDone: (answer) => (answer.relayOnly ? onSetup(answer) : setAsked(answer)),
    onFail: failed('Couldn’t join'),
  });
  const leave = useLeaveCall(id);
  const nameOf = ({ person }: EventRoomPerson) => (person.id === own.person.id ? 'You' : person.displayName);
  const inCall = room.people.filter((one) => one.inCall && !one.isMuted);
  const signer = activeSigner(room.people);
  const talking = inCall.filter(({ person }) => inVoice.get(person.id)?.talks);
  const out = () => {
    setAsked(undefined);
    onSetup(undefined);
    leave.mutate({ id });
  };
  return (
    <Section
      title="Voice and pictures"
      intro="Neither is needed. What is said can be read and written below, with text alone."
    >
      <p className="event-active">{whoIsActive(signer && nameOf(signer), talking.map(nameOf))}</p>
      <RadioGroup
        legend="What this device takes"
        hint="Fewer pictures need less data. Without joining you take part with text alone."
        options={choices}
        value={takes}
        onChange={setTaken}
      />
      {!setup && !asked && canCall() && (
        <div>
          <Button icon={Video} pending={join.pending} pendingText="Joining…" onClick={() => join.mutate({ id })}>
            Join with voice or camera
          </Button>
        </div>
      )}
      {!canCall() && (
        <Notice title="This browser can’t take part by voice or picture">You can read what is said, and write.</Notice>
      )}
      {asked && !setup && (
        <Notice
          tone="warn"
          title="Voice and pictures connect your device with those of the others"
          action={
            <>
              <Button
                variant="primary"
                onClick={() => {
                  onSetup(asked);
                  setAsked(undefined);
                }}
              >
                Connect now
              </Button>
              <Button onClick={out}>Not now</Button>
            </>
          }
        >
          Their devices can then see your internet address. That can show roughly where you are. Reading and writing
          don’t show it.
        </Notice>
      )}
      {setup && <Joined {...props} setup={setup} takes={takes} onLeave={out} />}
    </Section>
  );
}

interface JoinedProps extends CallProps {
  readonly setup: CallSetup;
  readonly takes: PictureChoice;
  readonly onLeave: () => void;
}

/** The call itself, for as long as it is on the page. Nothing is on before it is turned on. */
function Joined({ room, own, inVoice, setup, takes, onSetup, onMic, onSign, onLeave }: JoinedProps) {
  const { id: memberId } = own.person;
  const isSilenced = own.isMuted && !own.isOrganizer;
  const signs = own.signsSince !== null;
  const silent = new Set(
    room.people.filter((one) => !one.inCall || (one.isMuted && !one.isOrganizer)).map(({ person }) => person.id),
  );
  const call = useMesh({
    signal: 'eventCall',
    room: String(room.eventId),
    userId: memberId,
    setup,
    people: room.people.map(({ person }) => person.id),
    isSilenced,
    isSpatial: false,
    pictures: takes,
    isSigned: own.role === 'interpreter' || signs,
    // Whom the organiser asked for silence is heard by no one, whatever their browser sends.
    heard: (id) => ({ right: 0, ahead: 1, loudness: silent.has(id) ? 0 : 1 }),
  });
  const { view, local, isOn } = call;
  const { video } = local.tracks;
  const mic = useEffectEvent(onMic);
  useEffect(() => {
    mic(isOn);
    return () => mic(false);
  }, [isOn]);
  const elsewhere = useEffectEvent(() => onSetup(undefined));
  useEffect(() => {
    if (view.stage !== 'elsewhere') return;
    toast({ title: 'The call goes on in another tab or on another device of yours' });
    elsewhere();
  }, [view.stage]);
  useSaid(isOn, 'microphone');
  useSaid(video !== null, 'camera');
  const turn = (kind: 'audio' | 'video') => {
    if (isSilenced) return announce('The organiser has asked you for silence. Microphone and camera stay off.');
    local.toggle(kind);
  };
  const sign = () => {
    // What is signed has to be seen.
    if (!signs && !video) turn('video');
    onSign(!signs);
    announce(signs ? 'You no longer sign.' : 'Others see that you’re signing.');
  };
  const lost = view.people.filter(({ connection }) => connection === 'failed').length;
  return (
    <div className="stack">
      <Pictures room={room} memberId={memberId} inVoice={inVoice} view={view} takes={takes} silent={silent} />
      {isSilenced && <p>The organiser has asked you for silence. You can listen and read.</p>}
      {local.problem && (
        <div role="alert">
          <Notice tone="warn" title={local.problem}>
            You can listen, read and write.
          </Notice>
        </div>
      )}
      {call.isHeld && (
        <Button icon={Volume2} onClick={call.hear}>
          Turn the sound on
        </Button>
      )}
      {lost > 0 && (
        <Notice
          tone="warn"
          title={`Couldn’t connect with ${counted(lost, 'person', 'people')}`}
          action={
            <Button icon={RefreshCw} onClick={call.again}>
              Try again
            </Button>
          }
        >
          Some networks don’t let two devices reach each other. Reading and writing still work, because they go through
          our server.
        </Notice>
      )}
      {video && <OwnPicture track={video} />}
      <div className="row">
        <Button icon={isOn ? Mic : MicOff} onClick={() => turn('audio')}>
          {isOn ? 'Turn the microphone off' : 'Turn the microphone on'}
        </Button>
        <Button icon={video ? Camera : CameraOff} onClick={() => turn('video')}>
          {video ? 'Turn the camera off' : 'Turn the camera on'}
        </Button>
        <Button icon={Hand} pressed={signs} description="signing" onClick={sign}>
          I’m signing
        </Button>
        <Button icon={PhoneOff} onClick={onLeave}>
          Leave voice and pictures
        </Button>
      </div>
      <Devices local={local} />
    </div>
  );
}

/** Each change of a device is said once. */
function useSaid(isOn: boolean, what: 'microphone' | 'camera'): void {
  const before = useRef(isOn);
  useEffect(() => {
    if (before.current !== isOn) announce(`Your ${what} is ${isOn ? 'on' : 'off'}.`);
    before.current = isOn;
  }, [isOn, what]);
}
