import { mayHere } from '#platform/web/acting.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { EventDetail, EventTrips } from '../contract.ts';
import { Buddy } from './buddy.tsx';
import { useTrips } from './data.ts';
import { OwnTrip } from './own-trip.tsx';
import { crumbsOf } from './space.ts';
import { dateText, isOver, timeText } from './times.ts';
import { Travellers } from './travellers.tsx';
import { whyNoTrip } from './trip-words.ts';
import { WithEvent } from './with-event.tsx';

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return <WithEvent id={params.id}>{(event) => <Page event={event} />}</WithEvent>;
}

function Page({ event }: { readonly event: EventDetail }) {
  const { id, title, space } = event;
  const home = `/events/${id}`;
  const why = whyNoTrip(event);
  return (
    <div className="event-page">
      <PageTitle
        title="Travel buddy"
        lead={`Two attendees travel together, to this event only: ${title}`}
        crumbs={[...crumbsOf(space), { label: title, href: home }]}
      >
        <p>
          {dateText(event)}, {timeText(event)}
        </p>
      </PageTitle>
      {why || !mayHere('getEventTrips') ? (
        <EmptyState
          level={2}
          title={why ?? 'This stays between attendees'}
          action={<ButtonLink href={home}>Go to the event</ButtonLink>}
        />
      ) : (
        <Travel event={event} />
      )}
    </div>
  );
}

function Travel({ event }: { readonly event: EventDetail }) {
  const { data, error, loading, refreshing, retry } = useTrips(event.id);
  return (
    <>
      {loading && <Skeleton count={2} look="row" label="Loading your trip" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load your trip" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Parts event={event} trips={data} />}
    </>
  );
}

function Parts({ event, trips }: { readonly event: EventDetail; readonly trips: EventTrips }) {
  const { mine, buddy } = trips;
  if (isOver(event)) {
    return buddy ? <Buddy eventId={event.id} buddy={buddy} /> : <EmptyState level={2} title="This event is over" />;
  }
  return (
    <>
      {buddy && <Buddy eventId={event.id} buddy={buddy} />}
      {mine && !buddy && <Travellers eventId={event.id} trips={trips} />}
      <OwnTrip key={mine ? 'mine' : 'new'} event={event} trips={trips} />
    </>
  );
}
