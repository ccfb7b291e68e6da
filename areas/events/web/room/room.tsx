import { DoorOpen, Hand } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CallSetup } from '#platform/contract/call.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { useInVoice } from '#platform/web/call/use-mesh.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { EventDetail, EventRoom } from '../../contract.ts';
import { activeSigner } from '../../pure/stage.ts';
import { readRoomAgain, useLeaveRoom, useRoomState } from '../data.ts';
import { momentText } from '../times.ts';
import { Call } from './call.tsx';
import { Log } from './log.tsx';
import { People } from './people.tsx';
import { Said } from './said.tsx';
import { useStay } from './stay.ts';

interface RoomProps {
  readonly event: EventDetail;
  readonly room: EventRoom;
  readonly onOut: (why: string) => void;
  readonly onLost: () => void;
}

/** Who comes, leaves, raises a hand or signs is said once, to those who do not see it. */
function useSaidChanges({ people }: EventRoom, memberId: number) {
  const before = useRef(people);
  useEffect(() => {
    const was = before.current;
    before.current = people;
    const others = people.filter(({ person }) => person.id !== memberId);
    const at = (all: EventRoom['people'], id: number) => all.find(({ person }) => person.id === id);
    const name = ({ person }: EventRoom['people'][number]) => person.displayName;
    const signer = activeSigner(others);
    const said = [
      ...others.filter((one) => !at(was, one.person.id)).map((one) => `${name(one)} came in.`),
      ...was
        .filter((one) => one.person.id !== memberId && !at(people, one.person.id))
        .map((one) => `${name(one)} left.`),
      ...others
        .filter((one) => one.handRaised && at(was, one.person.id)?.handRaised === false)
        .map((one) => `${name(one)} raised a hand.`),
      ...(signer && activeSigner(was)?.person.id !== signer.person.id ? [`${name(signer)} is signing.`] : []),
    ];
    if (said.length > 0) announce(said.join(' '));
  }, [people, memberId]);
}

/** The room of an event, for as long as the member is in it. */
export function Room({ event, room, onOut, onLost }: RoomProps) {
  const { id } = event;
  const memberId = useSession().member?.id ?? 0;
  const [setup, setSetup] = useState<CallSetup>();
  const [isMicOn, setMicOn] = useState(false);
  const [gaps, setGaps] = useState(0);
  const leave = useLeaveRoom(id);
  const isLeaving = useRef(false);
  const inVoice = useInVoice({ signal: 'eventCall', room: String(id) });
  const set = useRoomState(id, { onFail: failed('Couldn’t save') });
  const own = room.people.find(({ person }) => person.id === memberId);
  useSaidChanges(room, memberId);
  useStay(id, {
    inCall: setup !== undefined,
    onBeat: ({ present, inCall }) => {
      const known = room.people.filter(({ person }) => person.id !== memberId).map(({ person }) => person.id);
      if (known.length !== present.length || known.some((one) => !present.includes(one))) readRoomAgain(id);
      if (!setup || inCall || !own?.inCall) return;
      setSetup(undefined);
      toast({ title: 'Voice and pictures ended', description: 'The connection was away for too long. Join again.' });
    },
    onLost,
    onEnded: () => {
      if (!isLeaving.current) onOut('You’re no longer in the room.');
    },
    onGap: () => setGaps((count) => count + 1),
  });
  if (!own) return null;
  const state = {
    id,
    handRaised: own.handRaised,
    signs: own.signsSince !== null,
    keepsLog: room.keepsLog,
  };
  const change = (more: Partial<Omit<typeof state, 'id'>>) => set.mutate({ ...state, ...more });
  const goOut = () => {
    isLeaving.current = true;
    setSetup(undefined);
    leave.mutate({ id });
    onOut('You left the room.');
  };
  return (
    <div className="event-room-parts">
      <div className="row">
        <p>
          {counted(room.present, 'person is', 'people are')} here. The room closes on{' '}
          {momentText(room.closesAt, event.zone)}.
        </p>
        <Button
          icon={Hand}
          pressed={own.handRaised}
          onClick={() => {
            change({ handRaised: !own.handRaised });
            announce(own.handRaised ? 'Your hand is down.' : 'Your hand is raised.');
          }}
        >
          Raise hand
        </Button>
        <Button icon={DoorOpen} onClick={goOut}>
          Leave the room
        </Button>
      </div>
      <Call
        room={room}
        own={own}
        inVoice={inVoice}
        setup={setup}
        onSetup={setSetup}
        onMic={setMicOn}
        onSign={(signs) => change({ signs })}
      />
      <Said room={room} own={own} isMicOn={isMicOn} gaps={gaps} />
      <Log room={room} onAgree={(keepsLog) => change({ keepsLog })} error={set.error} />
      <People
        event={event}
        room={room}
        own={own}
        inVoice={inVoice}
        onEnding={() => {
          isLeaving.current = true;
        }}
        onEnded={() => onOut('You ended the event.')}
      />
    </div>
  );
}
