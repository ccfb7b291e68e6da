/** What areas whose things can be booked may show. */
export { BookingForm } from './booking-form.tsx';
export { ChooseTime, type Chosen } from './choose-time.tsx';
export { Ratings } from './ratings.tsx';
