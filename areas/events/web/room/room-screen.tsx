/// <reference types="vite/client" />
import { DoorOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mayHere } from '#platform/web/acting.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { EventDetail } from '../../contract.ts';
import { logLimits } from '../../pure/caption-log.ts';
import { readEventAgain, stopReading, useEnterRoom, useRoom } from '../data.ts';
import { crumbsOf } from '../space.ts';
import { momentText } from '../times.ts';
import { useNow } from '../use-now.ts';
import { WithEvent } from '../with-event.tsx';
import { Room } from './room.tsx';
import './room.css';

type OpenRoom = NonNullable<EventDetail['room']>;

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return <WithEvent id={params.id}>{(event) => <Page key={event.id} event={event} />}</WithEvent>;
}

const homeOf = ({ id }: EventDetail) => `/events/${id}`;

function Page({ event }: { readonly event: EventDetail }) {
  const { title, space, room } = event;
  if (room && mayHere('enterEventRoom')) return <Visit event={event} room={room} />;
  return (
    <div className="event-page">
      <PageTitle title="Room" lead={title} crumbs={[...crumbsOf(space), { label: title, href: homeOf(event) }]} />
      <EmptyState
        level={2}
        title="There is no room for you here"
        action={<ButtonLink href={homeOf(event)}>Go to the event</ButtonLink>}
      >
        <p>Rooms are for people who are registered for an event on Doorways.</p>
      </EmptyState>
    </div>
  );
}

/** Before the room, and in it. */
function Visit({ event, room }: { readonly event: EventDetail; readonly room: OpenRoom }) {
  const { id, title, space } = event;
  const [isIn, setIn] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const before = useRef(isIn);
  useEffect(() => {
    // The heading of the one goes with it; the reader continues at that of the other.
    if (before.current !== isIn) focusHeading();
    before.current = isIn;
  }, [isIn]);
  const out = (why: string) => {
    stopReading(id);
    readEventAgain(id);
    setIn(false);
    announce(why);
  };
  const enter = useEnterRoom(id, {
    onDone: () => {
      setIn(true);
      announce('You’re in the room.');
    },
    onFail: failed('Couldn’t enter the room'),
  });
  const back = useEnterRoom(id, {
    onDone: () => announce('The connection is back. You’re in the room again.'),
    onFail: (error) => out(textForPeople(error)),
  });
  return (
    <div className={isIn ? 'event-room' : 'event-page'}>
      <PageTitle title="Room" lead={title} crumbs={[...crumbsOf(space), { label: title, href: homeOf(event) }]} />
      {isIn ? (
        <Inside event={event} onOut={out} onLost={(keepsLog) => !back.pending && back.mutate({ id, keepsLog })} />
      ) : (
        <Door
          event={event}
          room={room}
          agrees={agrees}
          onAgree={setAgrees}
          pending={enter.pending}
          onEnter={() => enter.mutate({ id, keepsLog: agrees })}
        />
      )}
    </div>
  );
}

interface InsideProps {
  readonly event: EventDetail;
  readonly onOut: (why: string) => void;
  readonly onLost: (keepsLog: boolean) => void;
}
function Inside({ event, onOut, onLost }: InsideProps) {
  const { data, error, refreshing, retry } = useRoom(event.id);
  if (data) return <Room event={event} room={data} onOut={onOut} onLost={() => onLost(data.keepsLog)} />;
  if (!error) return <Skeleton count={3} look="row" label="Opening the room" />;
  return (
    <ErrorState level={2} title="Couldn’t open the room" onRetry={retry} retrying={refreshing}>
      {textForPeople(error)}
    </ErrorState>
  );
}

interface DoorProps {
  readonly event: EventDetail;
  readonly room: OpenRoom;
  readonly agrees: boolean;
  readonly onAgree: (agrees: boolean) => void;
  readonly pending: boolean;
  readonly onEnter: () => void;
}

/** What is known before one goes in. */
function Door({ event, room, agrees, onAgree, pending, onEnter }: DoorProps) {
  const now = useNow();
  const { opensAt, closesAt, endedAt } = room;
  const home = <ButtonLink href={homeOf(event)}>Go to the event</ButtonLink>;
  if (now < Date.parse(opensAt)) {
    return (
      <Notice title={`The room opens on ${momentText(opensAt, event.zone)}`} action={home}>
        That’s 15 minutes before the start. This page shows the door then.
      </Notice>
    );
  }
  if (now >= Date.parse(closesAt) || (endedAt !== null && !event.mine)) {
    return (
      <Notice title="This room is closed" action={home}>
        If everyone agreed to a log, you can read it from the event’s page.
      </Notice>
    );
  }
  return (
    <div className="stack">
      <p>
        You come in with nothing on: no microphone and no camera. You can read what is said, and write, without either.
      </p>
      <Checkbox
        label="I agree that a log of what is said is kept"
        hint={`It’s kept only while everyone in the room agrees, for everyone who is registered, until ${logLimits.days} days after the event. You can withdraw this at any time.`}
        checked={agrees}
        onChange={(change) => onAgree(change.currentTarget.checked)}
      />
      <div className="row">
        <Button variant="primary" icon={DoorOpen} pending={pending} pendingText="Opening…" onClick={onEnter}>
          {event.mine && endedAt !== null ? 'Open the room again' : 'Enter the room'}
        </Button>
        {home}
      </div>
    </div>
  );
}
