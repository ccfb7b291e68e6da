import { navigate } from '#platform/web/router/navigate.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Booking } from '../contract.ts';
import { nameOf } from './words.ts';

/** After a request was sent: to its page, which says what happens next. */
export const toBooking = (booking: Booking) => {
  toast({
    title: 'Request sent',
    description: `${nameOf(booking, 'host')} can now accept it or propose another time.`,
  });
  navigate(`/bookings/${booking.id}`);
};
