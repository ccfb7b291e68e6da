import { Call } from '#platform/web/call/call.tsx';
import { statusOf } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { Booking } from '../contract.ts';
import { bookingWords } from './booking-words.ts';
import { callRoom } from './call-room-name.ts';
import { bookingCrumbs } from './crumbs.ts';
import { useBooking, useBookingNews, useCallSetup } from './data.ts';
import { useCallStage } from './use-call-stage.ts';
import { clock, dayName, ownWhen, ownZone } from './when.ts';
import { otherName, titleOf } from './words.ts';
import './bookings.css';

/** The call of a booking: for its two people, from 15 minutes before it starts until an hour after it ends. */
export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useBooking} words={{ ...bookingWords, title: 'Call' }}>
    {(booking) => <Page booking={booking} />}
  </ById>
);

const addressOf = ({ id }: Booking) => `/bookings/${id}`;

function Page({ booking }: { readonly booking: Booking }) {
  useBookingNews();
  const title = `Call with ${otherName(booking)}`;
  useTitle(title);
  const stage = useCallStage(booking.call);
  return (
    <div className="booking-page">
      <PageTitle
        title={title}
        lead={ownWhen(booking)}
        crumbs={[...bookingCrumbs, { label: titleOf(booking), href: addressOf(booking) }]}
      />
      {stage === 'open' ? <Open booking={booking} /> : <Closed booking={booking} isEarly={stage === 'early'} />}
    </div>
  );
}

const BackToBooking = ({ booking }: { readonly booking: Booking }) => (
  <ButtonLink href={addressOf(booking)}>Back to the booking</ButtonLink>
);

function Closed({ booking, isEarly }: { readonly booking: Booking; readonly isEarly: boolean }) {
  const { call } = booking;
  const zone = ownZone();
  const opens = isEarly && call;
  return (
    <EmptyState
      level={2}
      title={opens ? 'The call isn’t open yet' : 'There is no call now'}
      action={<BackToBooking booking={booking} />}
    >
      <p>
        {opens
          ? `You can join from ${clock(opens.opensAt, zone)} on ${dayName(opens.opensAt, zone)}. This page then changes by itself.`
          : 'A call is open for online bookings that you both agreed on, until an hour after they end.'}
      </p>
    </EmptyState>
  );
}

const first = ({ format, cameraOff }: Booking['terms']) => {
  if (format === 'text') return 'text';
  return format === 'voice' || cameraOff ? 'voice' : 'camera';
};

/** What ends the call for the server ends it here: the booking is asked for again, and so is this. */
function Open({ booking }: { readonly booking: Booking }) {
  const { id, side, terms, call } = booking;
  const { room, signal } = callRoom(id);
  const setup = useCallSetup(room);
  if (statusOf(setup.error) === 404) {
    return (
      <EmptyState
        level={2}
        title="The call isn’t open now"
        action={
          <div className="row">
            <Button onClick={setup.retry} pending={setup.refreshing}>
              Try again
            </Button>
            <BackToBooking booking={booking} />
          </div>
        }
      >
        <p>It opens 15 minutes before the booking starts. The clock of your device may be ahead.</p>
      </EmptyState>
    );
  }
  const until = call && clock(call.closesAt, ownZone());
  return (
    <Section
      title="Live text, voice or a camera"
      intro={`The call is for the two of you, and open until ${until}. Nothing of it is kept: no sound, no picture and no live text.`}
    >
      <Call
        signal={signal}
        room={room}
        other={otherName(booking)}
        offers={side === 'host'}
        useSetup={useCallSetup}
        label="Join the call"
        first={first(terms)}
        isAsked
        seenWhen="they open this booking"
        onCancel={() => navigate(addressOf(booking))}
      />
    </Section>
  );
}
