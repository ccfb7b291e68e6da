/** What areas whose things can be booked may show. */
export { BookingForm } from './booking-form.tsx';
export { Ratings } from './ratings.tsx';
