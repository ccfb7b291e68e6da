/// <reference types="vite/client" />
import { CalendarPlus, MessageCircle, Video } from 'lucide-react';
import { openChat } from '#areas/messages/web/public.ts';
import { mayHere } from '#platform/web/acting.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { Booking } from '../contract.ts';
import { formatWords } from '../pure/formats.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingForm } from './booking-form.tsx';
import { bookingWords } from './booking-words.ts';
import { CallEntry } from './call-entry.tsx';
import { bookingCrumbs } from './crumbs.ts';
import { calendarUrl, useBookable, useBooking, useBookingNews, useChanges } from './data.ts';
import { RatingPart } from './rating-part.tsx';
import { ownWhen, ownZone, theirWhen } from './when.ts';
import { toBooking } from './with-person-screen.tsx';
import { changeText, nameOf, otherName, otherPerson, statusOf, titleOf } from './words.ts';
import './bookings.css';

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useBooking} words={bookingWords}>
    {(booking) => <Page booking={booking} />}
  </ById>
);

function Page({ booking }: { readonly booking: Booking }) {
  useBookingNews();
  const title = titleOf(booking);
  useTitle(title);
  const { words: status, tone, icon } = statusOf(booking);
  const { id, status: state, meetingLink, side, link, conversationId } = booking;
  const other = otherPerson(booking);
  return (
    <div className="booking-page">
      <PageTitle title={title} crumbs={bookingCrumbs}>
        <p>
          <Chip tone={tone} icon={icon}>
            {status}
          </Chip>
        </p>
      </PageTitle>
      <Facts items={factsOf(booking)} />
      <Proposal booking={booking} />
      <CallEntry booking={booking} />
      <div className="row">
        {state === 'accepted' && meetingLink && (
          <ButtonLink href={meetingLink} newTab variant="primary" icon={Video}>
            Join session
          </ButtonLink>
        )}
        {state === 'accepted' && mayHere('readBookingCalendar') && (
          <ButtonLink href={calendarUrl(id)} download icon={CalendarPlus}>
            Add to calendar
          </ButtonLink>
        )}
        {other && mayHere('sendMessage') && (
          <Button
            icon={MessageCircle}
            description="a message"
            onClick={() => openChat(conversationId === null ? `u${other.id}` : `c${conversationId}`)}
          >
            Message {other.displayName}
          </Button>
        )}
        {link && side === 'guest' && <ButtonLink href={link}>See all free times</ButtonLink>}
      </div>
      {booking.note && (
        <Section title={side === 'guest' ? 'Your note' : `A note from ${nameOf(booking, 'guest')}`} region={false}>
          <p className="booking-text">{booking.note}</p>
        </Section>
      )}
      <BookingActions booking={booking} />
      {state === 'completed' && mayHere('rateBooking') && <RatingPart booking={booking} />}
      {state === 'cancelled' && side === 'guest' && other && mayHere('requestBooking') && <Again booking={booking} />}
      <History booking={booking} />
    </div>
  );
}

function factsOf(booking: Booking) {
  const { terms, hostZone, guestZone, side } = booking;
  const theirs = theirWhen(booking, side === 'host' ? guestZone : hostZone);
  return [
    { label: 'When', value: ownWhen(booking) },
    ...(theirs ? [{ label: `For ${otherName(booking)}`, value: theirs }] : []),
    ...termFacts(terms),
  ];
}

const termFacts = (terms: Booking['terms']) => [
  { label: 'How', value: formatWords[terms.format] },
  ...(terms.breaks ? [{ label: 'Breaks', value: terms.breaks }] : []),
  ...(terms.supportPerson ? [{ label: 'Support person', value: 'Comes with the guest' }] : []),
  ...(terms.cameraOff ? [{ label: 'Camera', value: 'Off is fine' }] : []),
  ...(terms.place ? [{ label: 'Place', value: terms.place }] : []),
  ...(terms.placeAccess ? [{ label: 'Getting in and around', value: terms.placeAccess }] : []),
];

/** What is proposed stands beside what is agreed: nothing changes before both say yes. */
function Proposal({ booking }: { readonly booking: Booking }) {
  const { proposal, side } = booking;
  if (!proposal) return null;
  const who = proposal.by === side ? 'You propose' : `${nameOf(booking, proposal.by)} proposes`;
  const title = proposal.changesTime ? `${who} another time` : `${who} another way to meet`;
  return (
    <Notice tone={proposal.by === side ? 'info' : 'warn'} title={title}>
      <Facts items={[{ label: 'Proposed time', value: ownWhen(proposal) }, ...termFacts(proposal.terms)]} />
      {proposal.note && <p className="booking-text">{proposal.note}</p>}
      <p>Until it is accepted, the booking keeps its time.</p>
    </Notice>
  );
}

/** After a cancellation the next free times are there at once. */
function Again({ booking }: { readonly booking: Booking }) {
  const { data } = useBookable({ kind: booking.kind, ref: booking.ref });
  if (!data?.mayBook) return null;
  return (
    <Section title={`${data.host.displayName}’s next free times`} intro="You can ask for another time here.">
      <BookingForm bookable={data} onBooked={toBooking} />
    </Section>
  );
}

function History({ booking }: { readonly booking: Booking }) {
  const { data, error, loading, refreshing, retry } = useChanges(booking.id);
  const zone = ownZone();
  return (
    <Disclosure summary="What has happened" boxed>
      {loading && <Skeleton count={1} look="row" label="Loading what has happened" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load what has happened" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && (
        <ol>
          {data.map((change) => (
            <li key={change.id} className="booking-change">
              <p>
                {changeText(change, booking, zone)}{' '}
                <span className="soft small">
                  (<Time value={change.at} look="absolute" />)
                </span>
              </p>
              {change.note && <p className="booking-text soft">{change.note}</p>}
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}
