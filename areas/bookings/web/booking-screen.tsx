/// <reference types="vite/client" />
import { CalendarPlus, MessageCircle, Star, Video } from 'lucide-react';
import { openChat } from '#areas/messages/web/public.ts';
import { SharedItems } from '#areas/passport/web/public.ts';
import { counted, countedHours, plural } from '#platform/contract/counted.ts';
import { moneyText } from '#platform/contract/money.ts';
import { mayHere } from '#platform/web/acting.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
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
import { noRule, priceText } from './price-words.ts';
import { RatingPart } from './rating-part.tsx';
import { toBooking } from './to-booking.ts';
import { ownWhen, ownZone, theirWhen } from './when.ts';
import { changeText, nameOf, offeredBy, otherName, otherPerson, statusOf, titleOf } from './words.ts';
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
  const { id, status: state, meetingLink, side, link, conversationId, isHelper } = booking;
  const other = otherPerson(booking);
  // A business is written to as such; without a conversation yet, its page is where one begins.
  const isBusiness = booking.hostName !== '' && side === 'guest';
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
      {booking.hostName && (state === 'disputed' || state === 'hoursNotAgreed') && (
        <Notice tone="warn" title={state === 'disputed' ? 'You say different things about it' : 'Hours aren’t agreed'}>
          {state === 'disputed'
            ? 'You can change your answer. Otherwise a moderator decides.'
            : 'A moderator decides how long it was.'}{' '}
          They see what was booked, when, and what each of you says, but no notes.
        </Notice>
      )}
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
        {other && !isHelper && mayHere('sendMessage', 'getBooking') && !(isBusiness && conversationId === null) && (
          <Button
            icon={MessageCircle}
            description="a message"
            onClick={() => openChat(conversationId === null ? `u${other.id}` : `c${conversationId}`)}
          >
            Message {otherName(booking)}
          </Button>
        )}
        {link && side === 'guest' && (
          <ButtonLink href={link} description="the page of what is booked">
            {isBusiness ? `Open ${booking.hostName}` : 'See all free times'}
          </ButtonLink>
        )}
        {state === 'completed' && booking.hours && link && side === 'guest' && (
          <ButtonLink href={`${link}?tab=reviews`} icon={Star} description="a review of a booking">
            Write a review
          </ButtonLink>
        )}
      </div>
      {isHelper && other && (
        <p className="soft">
          Messages with {otherName(booking)} are between them and the owner of {booking.hostName}.
        </p>
      )}
      {booking.note && (
        <Section title={side === 'guest' ? 'Your note' : `A note from ${nameOf(booking, 'guest')}`} region={false}>
          <p className="booking-text">{booking.note}</p>
        </Section>
      )}
      <Passport booking={booking} />
      <BookingActions booking={booking} />
      {state === 'completed' && !booking.hours && mayHere('rateBooking') && <RatingPart booking={booking} />}
      {state === 'cancelled' && side === 'guest' && other && mayHere('requestBooking') && <Again booking={booking} />}
      <History booking={booking} />
    </div>
  );
}

function factsOf(booking: Booking) {
  const { terms, hostZone, guestZone, side, price, cancellation, series } = booking;
  const theirs = theirWhen(booking, side === 'host' ? guestZone : hostZone);
  return [
    ...(side === 'host' && booking.hostName ? [{ label: 'Booked with', value: booking.hostName }] : []),
    { label: 'When', value: ownWhen(booking) },
    ...(theirs ? [{ label: `For ${otherName(booking)}`, value: theirs }] : []),
    ...(series ? [{ label: 'Repeats', value: seriesText(series) }] : []),
    ...laneFacts(booking),
    ...termFacts(terms),
    ...(price ? [{ label: 'Price', value: price.unit.minor === 0 ? 'Free' : priceText(price) }] : []),
    ...hoursFacts(booking),
    ...(price && price.unit.minor > 0
      ? [{ label: 'If it’s cancelled', value: <span className="booking-text">{cancellation || noRule}</span> }]
      : []),
  ];
}

/** "2 of 8. 5 are to come." */
const seriesText = ({ nth, of, open }: NonNullable<Booking['series']>): string =>
  `${nth} of ${of}.${open > 0 ? ` ${open} ${plural(open, 'is', 'are')} to come.` : ''}`;

/** Who gives it, where it is someone else than who is asked. */
const laneFacts = ({ lane, hostName }: { readonly lane: Booking['lane']; readonly hostName: string }) =>
  lane && lane.name !== hostName ? [{ label: 'Who comes', value: lane.name }] : [];

function hoursFacts({ hours }: Booking) {
  if (!hours?.agreed) return [];
  const { minutes, sum } = hours.agreed;
  const text = `${countedHours(minutes)}, ${hours.settled ? 'decided by a moderator' : 'agreed by both'}`;
  return [{ label: 'Hours', value: sum ? `${text}: ${moneyText(sum)}` : text }];
}

const termFacts = (terms: Booking['terms']) => [
  { label: 'How', value: formatWords[terms.format] },
  ...(terms.breaks ? [{ label: 'Breaks', value: terms.breaks }] : []),
  ...(terms.supportPerson ? [{ label: 'Support person', value: 'Comes with the guest' }] : []),
  ...(terms.cameraOff ? [{ label: 'Camera', value: 'Off is fine' }] : []),
  ...(terms.format === 'inPerson' ? [{ label: 'Place', value: terms.place || 'To be agreed' }] : []),
  ...(terms.placeAccess ? [{ label: 'Getting in and around', value: terms.placeAccess }] : []),
];

/** What the guest shows of the passport, for each side. */
function Passport({ booking: { passport, side, guest } }: { readonly booking: Booking }) {
  if (side === 'host') {
    return passport.shareId !== null && guest && mayHere('openPassportShare', 'getBooking') ? (
      <Section title="Access needs" intro={`${guest.displayName} shares some of their access passport with you.`}>
        <SharedItems shareId={passport.shareId} name={guest.displayName} />
      </Section>
    ) : null;
  }
  if (passport.itemIds.length === 0) return null;
  return (
    <Section title="Access needs">
      <p>
        You share {counted(passport.itemIds.length, 'need')} with this booking.{' '}
        <Link href="/access-passport">Change that or stop sharing</Link>
      </p>
    </Section>
  );
}

/** What is proposed stands beside what is agreed: nothing changes before both say yes. */
function Proposal({ booking }: { readonly booking: Booking }) {
  const { proposal, side } = booking;
  if (!proposal) return null;
  const who = proposal.by === side ? 'You propose' : `${nameOf(booking, proposal.by)} proposes`;
  const title = proposal.changesTime ? `${who} another time` : `${who} another way to meet`;
  return (
    <Notice tone={proposal.by === side ? 'info' : 'warn'} title={title}>
      <Facts
        items={[
          { label: 'Proposed time', value: ownWhen(proposal) },
          ...laneFacts({ lane: proposal.lane, hostName: booking.hostName }),
          ...termFacts(proposal.terms),
        ]}
      />
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
    <Section title={`${offeredBy(data)}’s next free times`} intro="You can ask for another time here.">
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
