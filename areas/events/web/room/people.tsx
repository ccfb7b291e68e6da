import { AudioLines, Captions, Hand, MicOff, Video } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import type { InVoice } from '#platform/web/call/use-mesh.ts';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { EventDetail, EventRoom, EventRoomPerson } from '../../contract.ts';
import { useEndRoom, useRunRoom } from '../data.ts';

interface PeopleProps {
  readonly event: EventDetail;
  readonly room: EventRoom;
  readonly own: EventRoomPerson;
  readonly inVoice: ReadonlyMap<number, InVoice>;
  /** The organiser ends it: their own page leaves by that. */
  readonly onEnding: () => void;
  readonly onEnded: () => void;
}

const roles = { interpreter: 'Interpreter', captioner: 'Captioner' } as const;

/** Who is here and what they do; for the organiser, what they can do about it. */
export function People({ event, room, own, inVoice, ...ends }: PeopleProps) {
  return (
    <Section title="People here">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list">
        {room.people.map((one) => (
          <li key={one.person.id} className="event-person">
            <span className="event-name">
              <Avatar name={one.person.displayName} src={one.person.avatar} size="s" />
              <Link href={`/profile/${one.person.id}`} newTab>
                {one.person.displayName}
              </Link>
              {one.person.id === own.person.id && <span className="soft">(you)</span>}
            </span>
            <span className="row">
              {one.isOrganizer && <Chip tone="gold">Organiser</Chip>}
              {one.role && <Chip icon={one.role === 'captioner' ? Captions : undefined}>{roles[one.role]}</Chip>}
              {one.handRaised && <Chip icon={Hand}>Hand raised</Chip>}
              {one.signsSince && <Chip tone="action">Signing</Chip>}
              {one.isMuted ? (
                <Chip icon={MicOff}>Asked for silence</Chip>
              ) : (
                one.inCall && <InCall talks={inVoice.get(one.person.id)?.talks === true} />
              )}
            </span>
            {event.mine && !one.isOrganizer && <Tools event={event} one={one} />}
          </li>
        ))}
      </ul>
      {event.mine && <Organiser event={event} room={room} {...ends} />}
    </Section>
  );
}

const InCall = ({ talks }: { readonly talks: boolean }) =>
  talks ? <Chip icon={AudioLines}>Talking</Chip> : <Chip icon={Video}>By voice or picture</Chip>;

function Tools({ event: { id }, one }: { readonly event: EventDetail; readonly one: EventRoomPerson }) {
  const { person, isMuted, handRaised } = one;
  const { id: userId, displayName: name } = person;
  const run = useRunRoom(id, { onFail: failed('That didn’t work') });
  const [asking, setAsking] = useState(false);
  const named = <span className="vh"> {name}</span>;
  return (
    <div className="row">
      <Button
        variant="quiet"
        onClick={() => {
          run.mutate({ id, act: isMuted ? 'unmute' : 'mute', userId });
          announce(isMuted ? `${name} can speak again.` : `${name} is asked for silence.`);
        }}
      >
        {isMuted ? 'End silence' : 'Ask for silence'}
        {named}
      </Button>
      {handRaised && (
        <Button variant="quiet" onClick={() => run.mutate({ id, act: 'lower-hand', userId })}>
          Lower hand{named}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Remove{named}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove ${name} from the room?`}
        confirmLabel="Remove"
        cancelLabel="Keep"
        danger
        pending={run.pending}
        onConfirm={() => {
          setAsking(false);
          run.mutate({ id, act: 'remove', userId });
          announce(`${name} is removed.`);
          focusHeading();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>They can’t come in again until you let them back. They stay registered.</p>
      </ConfirmDialog>
    </div>
  );
}

type OrganiserProps = Pick<PeopleProps, 'event' | 'room' | 'onEnding' | 'onEnded'>;

function Organiser({ event: { id }, room, onEnding, onEnded }: OrganiserProps) {
  const [asking, setAsking] = useState(false);
  const letBack = useRunRoom(id, { onFail: failed('That didn’t work') });
  const end = useEndRoom({ onDone: onEnded, onFail: failed('Couldn’t end the event') });
  return (
    <>
      {room.removed.length > 0 && (
        <>
          <h3>Removed</h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list list" role="list">
            {room.removed.map(({ id: userId, displayName }) => (
              <li key={userId} className="event-person">
                <span>{displayName}</span>
                <Button
                  onClick={() => {
                    letBack.mutate({ id, act: 'let-back', userId });
                    announce(`${displayName} can come in again.`);
                    focusHeading();
                  }}
                >
                  Let back<span className="vh"> {displayName}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        <Button onClick={() => setAsking(true)}>End the event for everyone</Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="End the event for everyone?"
        confirmLabel="End it"
        cancelLabel="Keep it open"
        danger
        pending={end.pending}
        onConfirm={() => {
          onEnding();
          end.mutate({ id, act: 'end' });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>Everyone leaves the room. Until its time is over you can open it again by entering it.</p>
      </ConfirmDialog>
    </>
  );
}
