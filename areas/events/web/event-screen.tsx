import { Captions, Flag, Users } from 'lucide-react';
import { mayHere } from '#platform/web/acting.ts';
import { Glossary } from '#platform/web/preferences/glossary.tsx';
import { openReport } from '#platform/web/report/open-report.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { useSession } from '#platform/web/session.ts';
import { Readable } from '#platform/web/speech/readable.tsx';
import { absoluteTime } from '#platform/web/time/relative-time.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { EventDetail } from '../contract.ts';
import { AccessBanner } from './access-banner.tsx';
import { AccessRequest } from './access-request.tsx';
import { AccessSection, RecordSection } from './access-section.tsx';
import { Attendees } from './attendees.tsx';
import { CancelEvent } from './cancel-event.tsx';
import { EventChips } from './event-card.tsx';
import { Promises } from './promises.tsx';
import { RegisterSheet } from './register-sheet.tsx';
import { crumbsOf, spaceHref } from './space.ts';
import { isOver, momentText } from './times.ts';
import { whyNoTrip } from './trip-words.ts';
import { WithEvent } from './with-event.tsx';

function Detail({ event }: { readonly event: EventDetail }) {
  const { id, title, description, mine, space, cancelledAt, cancelReason, organizerPerson } = event;
  useTitle(title);
  return (
    <article aria-labelledby="page-title">
      <PageTitle title={title} crumbs={crumbsOf(space)}>
        <p className="row">
          <EventChips event={event} />
          {space && (
            <span className="soft">
              Meeting of <Link href={spaceHref(space)}>{space.name}</Link>
            </span>
          )}
          <span className="soft">
            Organised by <Link href={`/profile/${organizerPerson.id}`}>{organizerPerson.displayName}</Link>
          </span>
        </p>
        {mine && mayHere('editEvent') && (
          <p className="row">
            {!cancelledAt && (
              <>
                <ButtonLink href={`/events/${id}/attendees`}>Attendees</ButtonLink>
                <ButtonLink href={`/events/${id}/edit`}>Change or cancel</ButtonLink>
              </>
            )}
            {/* A meeting is planned where its group or community is. */}
            {!space && <ButtonLink href={`/events/new?like=${id}`}>Plan another like this</ButtonLink>}
          </p>
        )}
      </PageTitle>
      {cancelledAt && (
        <Notice tone="danger" title="This event was cancelled">
          {cancelReason}
        </Notice>
      )}
      {mayHere('getPassport', 'getEvent') && <AccessBanner event={event} />}
      <div className="duo event-duo">
        <RegisterSheet event={event} />
        <div className="event-about">
          <div className="stack">
            <Readable what="the description">
              <p className="event-text">
                <Glossary text={description} />
              </p>
            </Readable>
          </div>
          <Messages event={event} />
          <CaptionLog event={event} />
          <TravelBuddy event={event} />
          <Promises event={event} />
          <AccessSection event={event} />
          <RecordSection event={event} />
          <Dates event={event} />
          {mayHere('listEventAttendees') && <Attendees event={event} />}
          {!mine && event.mayCancel && !cancelledAt && !isOver(event) && <CancelEvent event={event} />}
          <Report event={event} />
        </div>
        {mayHere('askEventAccess') && <AccessRequest event={event} />}
      </div>
    </article>
  );
}

function Messages({ event }: { readonly event: EventDetail }) {
  if (event.messages.length === 0) return null;
  return (
    <Section title="From the organiser" intro="Only attendees can read this.">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list">
        {event.messages.map(({ id, text, createdAt }) => (
          <li key={id} className="event-message">
            <Readable what={`the message of ${absoluteTime(createdAt)}`}>
              <p className="event-text">{text}</p>
            </Readable>
            <p className="soft small">
              <Time value={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CaptionLog({ event: { id, captionLog } }: { readonly event: EventDetail }) {
  if (!captionLog || !mayHere('getCaptionLog')) return null;
  return (
    <Section title="Caption log" intro="What was said, as text that you can read at your own pace.">
      <ButtonLink href={`/events/${id}/captions`} icon={Captions}>
        Read the caption log
      </ButtonLink>
    </Section>
  );
}

function TravelBuddy({ event }: { readonly event: EventDetail }) {
  if (whyNoTrip(event) || !mayHere('getEventTrips')) return null;
  return (
    <Section title="Getting there together" intro="Travel with another attendee, to this event only.">
      <ButtonLink href={`/events/${event.id}/travel`} icon={Users}>
        Travel buddy
      </ButtonLink>
    </Section>
  );
}

function Dates({ event }: { readonly event: EventDetail }) {
  if (event.dates.length === 0) return null;
  return (
    <Section title="More dates">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list list" role="list">
        {event.dates.map(({ id, startTime }) => (
          <li key={id} className="event-date">
            <Link href={`/events/${id}`}>{momentText(startTime, event.zone)}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Report({ event }: { readonly event: EventDetail }) {
  const { member } = useSession();
  if (!member || event.mine) return null;
  const { id, title, organizerPerson } = event;
  return (
    <p>
      <Button
        variant="quiet"
        icon={Flag}
        data-safety=""
        onClick={() =>
          openReport({
            contentType: 'event',
            contentId: id,
            reportedUserId: organizerPerson.id,
            reportedName: organizerPerson.displayName,
            subject: `The event “${title}”`,
          })
        }
      >
        Report to moderators
      </Button>
    </p>
  );
}

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return <WithEvent id={params.id}>{(event) => <Detail event={event} />}</WithEvent>;
}
