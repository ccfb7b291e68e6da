/// <reference types="vite/client" />
import { useTitle } from '#platform/web/router/title.ts';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import type { Bookable } from '../contract.ts';
import { BookingForm } from './booking-form.tsx';
import { bookingCrumbs } from './crumbs.ts';
import { useBookable } from './data.ts';
import { Ratings } from './ratings.tsx';
import { toBooking } from './to-booking.ts';

const words = {
  thing: 'times of this member',
  title: 'Book a time',
  missing: 'No times to book here',
  lead: 'This member may have closed their times, or you may not have access to them.',
  way: { label: 'See your bookings', href: '/bookings' },
  crumbs: bookingCrumbs,
};

function Page({ bookable }: { readonly bookable: Bookable }) {
  const { host, mayBook, whyNot, kind, ref } = bookable;
  const title = `Book a time with ${host.displayName}`;
  useTitle(title);
  return (
    <div className="booking-page">
      <PageTitle
        title={title}
        lead="You ask, and they answer. Nothing is booked until you both say yes."
        crumbs={bookingCrumbs}
      />
      {mayBook ? <BookingForm bookable={bookable} onBooked={toBooking} /> : <Notice title={whyNot} />}
      <Ratings thing={{ kind, ref }} />
    </div>
  );
}

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={usePerson} words={words}>
    {(bookable) => <Page bookable={bookable} />}
  </ById>
);

const usePerson = (id: number) => useBookable({ kind: 'person', ref: id });
