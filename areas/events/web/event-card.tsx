import { CalendarDays, Clock, Lock, MapPin, Users, Video } from 'lucide-react';
import { Fit, featureLabel } from '#areas/passport/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { mayHere } from '#platform/web/acting.ts';
import { preferredFirst } from '#platform/web/preferences/preferred-formats.ts';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { useSession } from '#platform/web/session.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { CommunityEvent } from '../contract.ts';
import { typeWords } from '../pure/words.ts';
import { useEvent } from './data.ts';
import { EventActions } from './event-actions.tsx';
import { featureIcons, typeIcons } from './icons.ts';
import { spaceHref } from './space.ts';
import { standingWords } from './standing.ts';
import { dateText, dayLabel, leafOf, timeText } from './times.ts';

export function EventChips({ event }: { readonly event: CommunityEvent }) {
  const { eventType, requiresApproval, cancelledAt } = event;
  const standing = standingWords(event);
  return (
    <>
      <Chip tone="action" icon={typeIcons[eventType]}>
        {typeWords[eventType]}
      </Chip>
      {cancelledAt ? (
        <Chip tone="danger">Cancelled</Chip>
      ) : (
        <Chip tone="gold" icon={Clock}>
          {dayLabel(event)}
        </Chip>
      )}
      {requiresApproval && <Chip icon={Lock}>Approval Required</Chip>}
      {standing && <Chip tone="ok">{standing}</Chip>}
      {event.savedByMe && !standing && <Chip>Saved</Chip>}
    </>
  );
}

export const placeText = ({ isVirtual, isHere, location, address }: CommunityEvent, knowsLink: boolean): string =>
  isVirtual
    ? isHere
      ? 'Online, here on Doorways'
      : knowsLink
        ? 'Online'
        : 'Online. You’ll get the link when you register'
    : [location, address].filter(Boolean).join(', ');

const waitingText = (count: number) => (count === 0 ? '' : `. ${counted(count, 'person is', 'people are')} waiting`);

interface EventCardProps {
  readonly id: number;
  /** Among the meetings of one group or community. */
  readonly inSpace?: boolean;
}

/** EVENTS-07 to 12 */
export function EventCard({ id, inSpace = false }: EventCardProps) {
  const event = useEvent(id);
  const { region } = useSession();
  const signs = usePreference('signLanguageSupport');
  if (!event) return null;
  const { title, description, space, cost, isVirtual, attendeeCount, maxAttendees, waitingCount, organizer } = event;
  const leaf = leafOf(event);
  const knowsLink = event.virtualLink !== null;
  // A supporter to whom groups are given, and events aren’t, reads what meets when, and no more.
  const hasPage = !inSpace || mayHere('getEvent', 'listSpaceEvents');
  const name = (
    <>
      {title}
      {event.repeats && <span className="vh">, {dateText(event)}</span>}
    </>
  );
  return (
    <li className="sheet event" id={`event-${id}`}>
      <p className="event-leaf">
        <span>{leaf.weekday}</span>
        <b>{leaf.day}</b>
        <span>{leaf.month}</span>
      </p>
      <div className="event-in">
        <div className="row">
          <EventChips event={event} />
          <b className="push">{cost}</b>
        </div>
        <h3>{hasPage ? <Link href={`/events/${id}`}>{name}</Link> : name}</h3>
        {space && !inSpace && (
          <p className="soft small">
            Meeting of <Link href={spaceHref(space)}>{space.name}</Link>
          </p>
        )}
        <p className="event-text event-beginning" data-may-clip="">
          {description}
        </p>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list event-lines" role="list">
          <li>
            <Icon icon={CalendarDays} />
            <span>{timeText(event)}</span>
          </li>
          <li>
            <Icon icon={isVirtual ? Video : MapPin} />
            <span>{placeText(event, knowsLink)}</span>
          </li>
          <li>
            <Icon icon={Users} />
            <span>
              <b className="num">
                {attendeeCount}/{maxAttendees}
              </b>{' '}
              going. Organised by {organizer}
              {waitingText(waitingCount)}
            </span>
          </li>
        </ul>
        {event.accessibilityFeatures.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list event-feats" role="list" aria-label="Accessibility features">
            {preferredFirst(event.accessibilityFeatures, (one) => one === 'ASL' && signs).map((feature) => (
              <li key={feature}>
                <Chip icon={featureIcons[feature]}>{featureLabel(feature, region)}</Chip>
              </li>
            ))}
          </ul>
        )}
        {mayHere('getPassport', 'getEvent') && <Fit answers={event.access} />}
        {hasPage && <EventActions event={event} />}
      </div>
    </li>
  );
}
