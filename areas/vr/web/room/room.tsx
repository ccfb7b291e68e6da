import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { useInVoice } from '#platform/web/call/use-mesh.ts';
import { statusOf, textForPeople } from '#platform/web/client/error.ts';
import { playSound } from '#platform/web/preferences/sounds.ts';
import { useSession } from '#platform/web/session.ts';
import { Waiting } from '#platform/web/ui/by-id.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { VrRoom, VrSettings, VrSpace, VrVoice } from '../../contract.ts';
import type { Command } from '../../pure/commands.ts';
import { heardFrom, sideOfSound } from '../../pure/hearing.ts';
import { besides, stepFrom } from '../../pure/move.ts';
import { placesWithPeople, whereAmI, whoIsNear } from '../../pure/near.ts';
import { type Bubble, type Gesture, limits, type View, views } from '../../pure/options.ts';
import { distance, type Point, type Scene, withinWalls } from '../../pure/plan.ts';
import { sceneOf } from '../../pure/scenes.ts';
import { spaceCrumbs } from '../crumbs.ts';
import {
  readMessagesAgain,
  readPresenceAgain,
  readRoomAgain,
  stopReading,
  useLeave,
  useRoom,
  useSay,
  useSeat,
  useSetState,
  useSettings,
} from '../data.ts';
import { useDwell } from '../dwell.ts';
import { send, useStay } from '../stay.ts';
import { SwitchControl } from '../switch-control.tsx';
import { bubbleWords, gestureWords, viewWords } from '../words.ts';
import { answerTo } from './answer-to.ts';
import { Chat } from './chat.tsx';
import { CommandBox } from './command-box.tsx';
import { Guide, useGuide } from './guide.tsx';
import { HandChoice, useHand } from './hand.tsx';
import { HostTools } from './host-tools.tsx';
import { MapPart } from './map-part.tsx';
import { MovePad } from './move-pad.tsx';
import { OwnPart } from './own-part.tsx';
import { People } from './people.tsx';
import { Places } from './places.tsx';
import { useRoomKeys } from './room-keys.ts';
import { RoomTitle } from './room-title.tsx';
import { useSaidChanges } from './said-changes.ts';
import { ThreePart } from './three-part.tsx';
import { useTick, useTracks } from './use-room.ts';
import { Captions } from './voice/captions.tsx';
import { Voice } from './voice/voice.tsx';

/** The room of a space that the reader is in. */
export function Room({ space }: { readonly space: VrSpace }) {
  const room = useRoom(space.id);
  const own = useSettings();
  const error = room.error ?? own.error;
  const status = statusOf(room.error);
  const isGone = status === 403 || status === 404;
  // Who is no longer in it is shown the way in, with why it does not open where that is so.
  useEffect(() => {
    if (isGone) readPresenceAgain();
  }, [isGone]);
  if (room.data && own.data && !isGone)
    return <Inside key={room.data.sessionId} space={space} room={room.data} settings={own.data} />;
  return (
    <Waiting words={{ title: space.name, crumbs: spaceCrumbs }}>
      {error && !isGone ? (
        <ErrorState
          level={2}
          title="Couldn’t load the room"
          onRetry={() => {
            room.retry();
            own.retry();
          }}
          retrying={room.refreshing || own.refreshing}
        >
          {textForPeople(error)}
        </ErrorState>
      ) : (
        <Spinner label="Going in" />
      )}
    </Waiting>
  );
}

const stepLength = 100;

/** The seat that is free and nearest to where somebody wants to be. */
const seatNear = (scene: Scene, room: VrRoom, point: Point) =>
  scene.seats
    .filter(({ id }) => !room.takenSeats.includes(id))
    .toSorted((one, other) => distance(one, point) - distance(other, point))[0];

interface OwnChange {
  readonly handRaised?: boolean;
  readonly bubble?: Bubble;
  readonly keepsLog?: boolean;
}

interface InsideProps {
  readonly space: VrSpace;
  readonly room: VrRoom;
  readonly settings: VrSettings;
}

function Inside({ space, room, settings }: InsideProps) {
  const { spaceId } = room;
  const scene = sceneOf(room.scene);
  const memberId = useSession().member?.id ?? 0;
  const [view, setView] = useState<View>(settings.view);
  const [saysWhere, setSaysWhere] = useState(true);
  const [jumps, setJumps] = useState(isCalm);
  const uses = (control: VrSettings['adaptiveControls'][number]) => settings.adaptiveControls.includes(control);
  const side = useHand();
  const page = useRef<HTMLDivElement>(null);
  useDwell(page, uses('eye_tracking'));
  const cue = (sound: 'notice' | 'move' | 'message', side = 0) => playSound(sound, { asked: uses('audio_cues'), side });
  const [voice, setVoice] = useState<VrVoice>();
  const [micOn, setMicOn] = useState(false);
  const joinedAt = useRef(0);
  const inVoice = useInVoice({ signal: 'vrVoice', room: String(spaceId) });

  const own = room.visitors.find(({ person }) => person.id === memberId);
  const seat = useSeat(spaceId, {
    onDone: (_, { seat: id }) => {
      const name = scene.seats.find((one) => one.id === id)?.name;
      announce(name ? `Your seat: ${name}.` : 'You stand.');
    },
    onFail: failed('Couldn’t sit down'),
  });
  /** What was asked for last: the room may have been read again before the answer. */
  const wish = useRef<OwnChange>({});
  const state = useSetState(spaceId, {
    // What everyone agreed to is said once the room is read again.
    onDone: () => {
      const { handRaised, bubble } = wish.current;
      if (handRaised !== undefined) announce(handRaised ? 'Your hand is up.' : 'Your hand is down.');
      else if (bubble !== undefined) announce(`Quiet bubble: ${bubbleWords[bubble].toLowerCase()}.`);
    },
    onFail: failed('Couldn’t change that'),
  });
  const say = useSay(spaceId);
  const leave = useLeave({
    onDone: () => toast({ title: 'You left the space' }),
    onFail: (error) => {
      over.current = undefined;
      failed('Couldn’t leave the space')(error);
    },
  });

  // The host can lower a hand too, and so can another page.
  const hand = own?.handRaised ?? false;
  const meant = useRef(hand);
  useEffect(() => {
    if (hand === meant.current) return;
    meant.current = hand;
    announce(hand ? 'Your hand is up.' : 'Your hand is down.');
  }, [hand]);

  // Whoever leaves or is sent away can't read the room any longer.
  const over = useRef<'leaving' | 'ended'>(undefined);
  const readAgain = () => {
    if (!over.current) readRoomAgain(spaceId);
  };
  const nameOf = (id: number) => room.visitors.find(({ person }) => person.id === id)?.person.name ?? 'Someone';
  const arrival = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(arrival.current), []);

  /** Whether it was sent; where it was not, that is said. */
  const sendMove = (point: Point, jump = jumps): boolean => {
    const { x, y } = withinWalls(scene, point);
    const isSent = send('vrMove', { spaceId, x, y, jump });
    if (!isSent) lost();
    return isSent;
  };
  const goTo = (point: Point, jump?: boolean): boolean => {
    if (!uses('seated')) return sendMove(point, jump);
    const free = seatNear(scene, room, point);
    if (free) seat.mutate({ id: spaceId, seat: free.id });
    else announce('No seat is free.');
    return free !== undefined;
  };

  const here = useTracks(room, {
    onMoved: ({ userId, takesMs, stopped, to, facing }) => {
      if (userId === memberId) {
        clearTimeout(arrival.current);
        if (stopped) announce('You stop at a quiet bubble.');
        arrival.current = setTimeout(() => arrived(to, facing), takesMs);
      } else {
        cue('move', me && sideOfSound(me, to));
        guide.onMoved(userId, to);
      }
    },
    onStuck: (thing) => announce(thing ? `You can’t go there: ${thing} is in the way.` : 'You can’t go there.'),
    onGesture: (userId, gesture) => {
      if (userId !== memberId) announce(`${nameOf(userId)} ${gestureWords[gesture].did}.`);
    },
    onGuide: (userId, answer) => guide.hear(userId, nameOf(userId), answer),
    onChanged: readAgain,
    onSaid: () => {
      if (!over.current) readMessagesAgain(spaceId);
    },
    onEnded: () => {
      if (!over.current) toast({ title: 'You’re no longer in this space' });
      over.current ??= 'ended';
      readPresenceAgain();
    },
    talks: (id) => inVoice.get(id)?.talks ?? false,
  });
  const now = useTick(view === 'map' ? 250 : 1000);
  const everyone = here(now);
  const me = everyone.find(({ id }) => id === memberId);
  const others = everyone.filter(({ id }) => id !== memberId);

  const arrived = useEffectEvent((to: Point, facing: number) => {
    if (!saysWhere || !me) return;
    announce(`${whereAmI(scene, { ...me, ...to, seat: null, facing })} ${whoIsNear(to, others)}`);
  });

  const guide = useGuide({
    spaceId,
    onGo: (leader) => {
      const to = me && besides(me, leader, 130);
      // Who is near enough stays: two who guide each other don’t move each other for ever.
      if (me && to && distance(me, to) > 0) sendMove(to);
    },
  });

  useStay(
    spaceId,
    { view, voice: voice !== undefined },
    ({ present, inVoice: isStillIn }) => {
      // In again, by another page of theirs: this one goes on with that visit.
      if (over.current === 'ended') {
        over.current = undefined;
        return readAgain();
      }
      // An answer that was on its way when the reader joined is older than that.
      if (voice && !isStillIn && Date.now() - joinedAt.current > 2 * limits.beatMs) {
        setVoice(undefined);
        toast({ title: 'You’re no longer in voice', description: 'The connection was lost. You can join again.' });
      }
      const shown = others.map(({ id }) => id);
      if (present.length !== shown.length || present.some((id) => !shown.includes(id))) readAgain();
    },
    () => {
      if (!over.current) {
        toast({
          title: 'You’re no longer in this space',
          description: 'The connection was lost. You can come in again.',
        });
      }
      over.current ??= 'ended';
      readPresenceAgain();
    },
  );
  useSaidChanges(scene, others, { onCome: () => cue('notice'), onLeft: guide.onLeft });

  const turn = (by: number) => {
    if (!me) return;
    const facing = (me.facing + by + 360) % 360;
    if (!send('vrTurn', { spaceId, facing })) lost();
    else if (saysWhere) announce(whereAmI(scene, { ...me, facing }));
  };
  const step = (degrees: number): boolean => me !== undefined && goTo(stepFrom(me, me.facing, degrees, stepLength));
  const gesture = (one: Gesture) => {
    if (send('vrGesture', { spaceId, gesture: one })) announce(`You: ${gestureWords[one].label.toLowerCase()}.`);
    else lost();
  };
  const heardAt = (id: number, isSpatial: boolean) => {
    const then = here(Date.now());
    const [self, other] = [then.find((one) => one.id === memberId), then.find((one) => one.id === id)];
    if (!self || !other) return { right: 0, ahead: 0, loudness: 0 };
    return heardFrom(self, other, { bubble: own?.bubble ?? 0, isSpatial });
  };
  const setOwn = (change: OwnChange) => {
    wish.current = change;
    meant.current = change.handRaised ?? meant.current;
    if (own) state.mutate({ id: spaceId, handRaised: own.handRaised, bubble: own.bubble, ...change });
  };
  const tellWhere = () => {
    if (me) announce(whereAmI(scene, me));
  };
  const end = () => {
    over.current = 'leaving';
    stopReading(spaceId);
    leave.mutate({ id: room.sessionId });
  };
  const sitOrStand = () => {
    const free = me && seatNear(scene, room, me);
    if (me?.seat) seat.mutate({ id: spaceId, seat: null });
    else if (free) seat.mutate({ id: spaceId, seat: free.id });
    else announce('No seat is free.');
  };

  /** What a command answers in words, shown and said; empty where what it does says so itself. Undefined: it failed. */
  const run = async (command: Command): Promise<string | undefined> => {
    if (!me) return 'One moment, you’re still coming in.';
    switch (command.kind) {
      case 'go':
        return goTo(command.to) ? `You go to ${command.name}.` : '';
      case 'go-person': {
        const person = others.find(({ id }) => id === command.id);
        if (!person) return 'They have just left.';
        return goTo(besides(me, person, 130)) ? `You go to ${command.name}.` : '';
      }
      case 'sit':
        seat.mutate({ id: spaceId, seat: command.seat });
        return '';
      case 'stand':
        seat.mutate({ id: spaceId, seat: null });
        return '';
      case 'step':
        return step(command.turn) ? 'You take a step.' : '';
      case 'turn':
        turn(command.by);
        return '';
      case 'gesture':
        gesture(command.gesture);
        return '';
      case 'hand':
        setOwn({ handRaised: command.raised });
        return '';
      case 'say':
        try {
          await say.mutateAsync({ id: spaceId, text: command.text });
        } catch (caught) {
          failed('Couldn’t send that')(caught);
          return undefined;
        }
        return `You say: ${command.text}`;
      case 'leave':
        end();
        return 'You leave.';
      case 'ask':
        return answerTo(command.about, { scene, me, others });
    }
  };

  useRoomKeys({
    step,
    turn,
    sit: sitOrStand,
    hand: () => own && setOwn({ handRaised: !own.handRaised }),
    where: tellWhere,
    who: () => me && announce(whoIsNear(me, others)),
  });

  return (
    <div ref={page} className="vr-room">
      <RoomTitle room={room} space={space} isLeaving={leave.pending} onLeave={end} />
      {uses('switch_controls') && <SwitchControl container={page} every={settings.scanEvery} />}
      {room.guidelines && (
        <Notice title="The host asks">
          <p>{room.guidelines}</p>
        </Notice>
      )}
      <div data-scan="">
        <RadioGroup
          legend="Each view shows the same room. Others see you in all of them."
          options={views.map((value) => ({ value, ...viewWords[value] }))}
          value={view}
          onChange={setView}
        />
      </div>
      <div className="vr-room-parts">
        <div className="stack">
          {view === 'map' && me && <MapPart scene={scene} everyone={everyone} me={me} onGo={goTo} />}
          {view === '3d' && me && (
            <ThreePart
              scene={scene}
              meId={memberId}
              hereAt={here}
              words={`${whereAmI(scene, me)} ${whoIsNear(me, others)}`}
              calm={isCalm()}
              onGo={goTo}
              onStep={step}
              onTurn={turn}
              rests={uses('eye_tracking')}
              seated={uses('seated')}
              onJump={(point) => goTo(point, true)}
              onWalk={(point) => sendMove(point, false)}
              // Heads turn all the time: it is told to the room, and not said.
              onFace={(facing) => send('vrTurn', { spaceId, facing })}
            />
          )}
          {me && (
            <Places
              scene={scene}
              places={placesWithPeople(scene, me, others)}
              where={whereAmI(scene, me)}
              near={whoIsNear(me, others)}
              onGo={goTo}
            />
          )}
          <Section title="Move and act">
            <CommandBox scene={scene} room={room} people={others} listens={uses('voice_commands')} onRun={run} />
            {uses('one_handed') ? (
              <div data-scan="">
                <HandChoice />
              </div>
            ) : (
              <div data-scan="Move">
                <MovePad onStep={step} onTurn={turn} />
              </div>
            )}
            <div data-scan="">
              <Checkbox
                label="Say where I am after every move"
                checked={saysWhere}
                onChange={(event) => setSaysWhere(event.currentTarget.checked)}
              />
              <Checkbox
                label="Jump instead of walk"
                checked={jumps}
                onChange={(event) => setJumps(event.currentTarget.checked)}
              />
            </div>
          </Section>
          {own && me && (
            <OwnPart
              scene={scene}
              room={room}
              own={own}
              seat={me.seat}
              pending={state.pending || seat.pending}
              onSeat={(id) => seat.mutate({ id: spaceId, seat: id })}
              onState={setOwn}
              onGesture={gesture}
            />
          )}
        </div>
        <div className="stack">
          <Voice
            room={room}
            memberId={memberId}
            inVoice={inVoice}
            setup={voice}
            onSetup={(setup) => {
              joinedAt.current = Date.now();
              setVoice(setup);
            }}
            heardAt={heardAt}
            hasCues={uses('audio_cues')}
            onMic={setMicOn}
          />
          <Captions
            room={room}
            memberId={memberId}
            isOn={micOn}
            onAgree={(keepsLog) => setOwn({ keepsLog })}
            error={state.error}
          />
          <Chat room={room} own={own} phrasesOpen={uses('switch_controls')} onHeard={() => cue('message')} />
          {me && (
            <People room={room} me={me} others={others} onGo={(point) => goTo(besides(me, point, 130))} guide={guide} />
          )}
          <Guide guide={guide} />
          {room.isHost && <HostTools room={room} />}
        </div>
      </div>
      {uses('one_handed') && own && (
        <div className="vr-pad-place" data-hand={side} data-scan="Move">
          <MovePad
            stays
            onStep={step}
            onTurn={turn}
            more={[
              { label: 'Sit or stand', onPress: sitOrStand },
              {
                label: own.handRaised ? 'Lower your hand' : 'Raise your hand',
                onPress: () => setOwn({ handRaised: !own.handRaised }),
              },
              { label: 'Where am I?', onPress: tellWhere },
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** The member, or the device, asks for no motion. */
const isCalm = () => {
  const wish = document.documentElement.dataset.motion;
  return wish === undefined ? matchMedia('(prefers-reduced-motion: reduce)').matches : wish === 'off';
};

const lost = () =>
  toast({
    title: 'No connection at the moment',
    description: 'You keep your place for 30 seconds. Try again in a moment.',
    variant: 'destructive',
  });
