import { Mic } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import type { Heard } from '#platform/web/call/hall.ts';
import { canCall, type InVoice } from '#platform/web/call/use-mesh.ts';
import { setSpeech, useSpeechSettings } from '#platform/web/speech/settings.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Range } from '#platform/web/ui/range.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { VrRoom, VrVoice } from '../../../contract.ts';
import { whoIsTalking, whoTalks } from '../../../pure/near.ts';
import { useJoinVoice, useLeaveVoice } from '../../data.ts';
import { VoiceCall } from './voice-call.tsx';

interface VoiceProps {
  readonly room: VrRoom;
  readonly memberId: number;
  readonly inVoice: ReadonlyMap<number, InVoice>;
  /** What this browser needs for voice; undefined: it takes no part in it. */
  readonly setup: VrVoice | undefined;
  readonly onSetup: (setup: VrVoice | undefined) => void;
  readonly heardAt: (id: number, isSpatial: boolean) => Heard;
  /** Short sounds for what others do are on. */
  readonly hasCues: boolean;
  /** The reader’s microphone is on, or no longer. */
  readonly onMic: (isOn: boolean) => void;
}

/** Talking in a room. It is never needed: whatever can be said can be written, and captions are there for everyone. */
export function Voice({ room, memberId, inVoice, setup, onSetup, heardAt, hasCues, onMic }: VoiceProps) {
  const { spaceId: id } = room;
  const [asked, setAsked] = useState<VrVoice>();
  const join = useJoinVoice(id, {
    // Where the devices see each other’s addresses, that is said first.
    onDone: (answer) => (answer.relayOnly || answer.forwarded ? onSetup(answer) : setAsked(answer)),
    onFail: failed('Couldn’t join voice'),
  });
  const leave = useLeaveVoice(id);
  const people = room.visitors.filter((visitor) => visitor.inVoice);
  const talking = people.filter(({ person }) => inVoice.get(person.id)?.talks);
  const nameOf = ({ person }: (typeof people)[number]) => (person.id === memberId ? 'You' : person.name);
  const words = whoTalks(people.map(nameOf), talking.map(nameOf));
  const out = () => {
    setAsked(undefined);
    onSetup(undefined);
    leave.mutate({ id });
  };
  return (
    <Section
      title="Voice"
      intro="Voice is never needed. You can write at any time, and captions show what is said."
      side
    >
      <p>{words}</p>
      <SayTalkers names={talking.filter(({ person }) => person.id !== memberId).map(({ person }) => person.name)} />
      {!setup && !asked && canCall() && (
        <div data-scan="">
          <Button icon={Mic} pending={join.pending} pendingText="Joining…" onClick={() => join.mutate({ id })}>
            Join voice
          </Button>
        </div>
      )}
      {!canCall() && (
        <Notice title="This browser can’t take part in voice">You can read the captions and write.</Notice>
      )}
      {asked && !setup && (
        <div data-scan="">
          <Notice
            tone="warn"
            title="Voice connects your device with those of the others"
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
            Their devices can then see your internet address. That can show roughly where you are. Writing and captions
            don’t show it.
          </Notice>
        </div>
      )}
      {setup && (
        <VoiceCall
          room={room}
          memberId={memberId}
          setup={setup}
          heardAt={heardAt}
          onLeave={out}
          onElsewhere={() => onSetup(undefined)}
          onMic={onMic}
        />
      )}
      {hasCues && <Loudness />}
    </Section>
  );
}

/** Says who begins to talk, for those who ask for it: whoever hears the voices needs no second one. */
function SayTalkers({ names }: { readonly names: readonly string[] }) {
  const [says, setSays] = useState(false);
  const who = names.length === 0 ? '' : whoIsTalking(names);
  useEffect(() => {
    if (says) announce(who);
  }, [says, who]);
  return (
    <Checkbox
      label="Say who begins to talk"
      checked={says}
      onChange={(event) => setSays(event.currentTarget.checked)}
    />
  );
}

/** How loud the short sounds of steps and messages are, on this device. */
function Loudness() {
  const { soundVolume } = useSpeechSettings();
  return (
    <Range
      label="How loud steps and signs are"
      hint="0 turns them off. They come from the side where it happens."
      min={0}
      max={100}
      step={10}
      value={Math.round(soundVolume * 100)}
      onChange={(value) => setSpeech({ soundVolume: value / 100 })}
    />
  );
}
