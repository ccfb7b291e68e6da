/** What areas whose things can be booked may show. */
export { BookingForm } from './booking-form.tsx';
export { useBookable } from './data.ts';
export { Ratings } from './ratings.tsx';
export { toBooking } from './to-booking.ts';
export { whenThere } from './when.ts';
