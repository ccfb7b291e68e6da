import { Bus, CalendarDays, CalendarPlus, Captions, DoorOpen, MapPin, Video } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { mayHere } from '#platform/web/acting.ts';
import { announce } from '#platform/web/announce.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { EventDetail } from '../contract.ts';
import { repeatWords } from '../pure/words.ts';
import { calendarHref, useListMe } from './data.ts';
import { JoinButton, SaveAndShare } from './event-actions.tsx';
import { placeText } from './event-card.tsx';
import { standingWords } from './standing.ts';
import { dateText, isOver, momentText, timeText } from './times.ts';
import { useNow } from './use-now.ts';

function Lines({ event }: { readonly event: EventDetail }) {
  const { isVirtual, virtualLink, captionsLink, directions, repeats, postcode } = event;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list event-lines" role="list">
      <li>
        <Icon icon={CalendarDays} />
        <span>
          <b>{dateText(event)}</b>
          <br />
          {timeText(event)}
          {repeats && (
            <>
              <br />
              {repeatWords[repeats]}
            </>
          )}
        </span>
      </li>
      <li>
        <Icon icon={isVirtual ? Video : MapPin} />
        <span>
          {virtualLink ? (
            <Link href={virtualLink} newTab>
              Open the online meeting
            </Link>
          ) : (
            [placeText(event, false), postcode].filter(Boolean).join(', ')
          )}
        </span>
      </li>
      {captionsLink && (
        <li>
          <Icon icon={Captions} />
          <span>
            <Link href={captionsLink} newTab>
              Open the live captions
            </Link>
          </span>
        </li>
      )}
      {directions && (
        <li>
          <Icon icon={Bus} />
          <span className="event-text">{directions}</span>
        </li>
      )}
    </ul>
  );
}

function Seats({ event }: { readonly event: EventDetail }) {
  const { attendeeCount, maxAttendees, waitingCount } = event;
  const left = maxAttendees - attendeeCount;
  const waiting = waitingCount > 0 ? `, ${waitingCount} waiting` : '';
  return (
    <div>
      <p>
        <b className="num">
          {attendeeCount}/{maxAttendees}
        </b>{' '}
        going, {left === 0 ? 'no place left' : counted(left, 'place left', 'places left')}
        {waiting}
      </p>
      <div className="event-gauge" aria-hidden="true">
        <i style={{ inlineSize: `${(attendeeCount / maxAttendees) * 100}%` }} />
      </div>
    </div>
  );
}

function ListMe({ event }: { readonly event: EventDetail }) {
  const { id, listed, myAlias } = event;
  const list = useListMe({
    onDone: () => announce(listed ? 'Your name is no longer on the list' : 'Your name is on the list'),
    onFail: failed('Couldn’t save'),
  });
  return (
    <Switch
      label={`Show my ${myAlias ? 'own ' : ''}name on the list of attendees`}
      checked={listed}
      onChange={(on) => list.mutate({ id, listed: on })}
    />
  );
}

interface DoorProps {
  readonly event: EventDetail;
  readonly room: NonNullable<EventDetail['room']>;
}
/** The way into its room, while it is open; before that, when it opens. */
function RoomDoor({ event: { id, zone }, room: { opensAt, closesAt, endedAt } }: DoorProps) {
  const now = useNow();
  if (endedAt !== null || now >= Date.parse(closesAt)) return null;
  if (now < Date.parse(opensAt)) return <p className="small">The room opens on {momentText(opensAt, zone)}.</p>;
  return (
    <ButtonLink href={`/events/${id}/room`} icon={DoorOpen} variant="primary" size="l" wide>
      Go to the room
    </ButtonLink>
  );
}

export function RegisterSheet({ event }: { readonly event: EventDetail }) {
  const { id, cost, registrationClosesAt, zone, myStanding, mine } = event;
  const standing = standingWords(event);
  const isOpen = !isOver(event) && !event.cancelledAt;
  return (
    <section className="sheet event-register" aria-labelledby="event-register">
      <h2 id="event-register" className="event-price">
        {cost}
      </h2>
      <Lines event={event} />
      <Seats event={event} />
      {standing && !mine && (
        <p className="event-standing">
          <b>{standing}</b>
        </p>
      )}
      <JoinButton event={event} large />
      {event.room && mayHere('enterEventRoom') && <RoomDoor event={event} room={event.room} />}
      {isOpen && registrationClosesAt && (
        <p className="small">Registration closes on {momentText(registrationClosesAt, zone)}.</p>
      )}
      <div className="row">
        {mayHere('readEventCalendar') && (
          <ButtonLink href={calendarHref(id)} icon={CalendarPlus} download>
            Add to calendar
          </ButtonLink>
        )}
        <SaveAndShare event={event} variant="secondary" />
      </div>
      {isOpen && myStanding && myStanding !== 'declined' && mayHere('listMyName') && <ListMe event={event} />}
      <p className="small soft">
        Who is coming is shown to {event.space ? 'everyone who can see this meeting' : 'members'}, and only includes
        people who choose to be listed.
      </p>
    </section>
  );
}
