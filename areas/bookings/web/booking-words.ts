import { bookingCrumbs } from './crumbs.ts';

export const bookingWords = {
  thing: 'booking',
  title: 'Booking',
  missing: 'Booking not found',
  lead: 'It may have been cancelled, or you may not have access to it.',
  way: { label: 'See your bookings', href: '/bookings' },
  crumbs: bookingCrumbs,
};
