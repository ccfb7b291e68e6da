import { broadcast, job, longJob, serverArea } from '#platform/server/area.ts';
import { calendarSources } from '#platform/server/calendar-sources.ts';
import { bookingCallJudged, bookingChanged, bookingsContract } from '../contract.ts';
import { acceptBooking } from './accept-booking.ts';
import { acting } from './acting.ts';
import { bookingCalendar } from './calendar.ts';
import { cancelBooking } from './cancel-booking.ts';
import { countBookings } from './count-bookings.ts';
import { declineBooking } from './decline-booking.ts';
import { deleteRating } from './delete-rating.ts';
import { getBookable } from './get-bookable.ts';
import { getBooking } from './get-booking.ts';
import { bookingCall, getBookingCall } from './get-booking-call.ts';
import { getBookingReminders } from './get-booking-reminders.ts';
import { getMyTimes } from './get-my-times.ts';
import { holdTime } from './hold-time.ts';
import { askAgain, dropHolds, endLeft, expire, remind, settle } from './jobs.ts';
import { callBlocked, callSuspended } from './judge-calls.ts';
import { bookableKinds } from './kinds.ts';
import { listBookingChanges } from './list-booking-changes.ts';
import { listBookings } from './list-bookings.ts';
import { listRatings } from './list-ratings.ts';
import { listSlots } from './list-slots.ts';
import { matrix } from './matrix.ts';
import { notices } from './notices.ts';
import { partBlocked } from './part-blocked.ts';
import { personKind } from './person-kind.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { previewBooking } from './preview-booking.ts';
import { proposeBooking } from './propose-booking.ts';
import { rateBooking } from './rate-booking.ts';
import { readBookingCalendar } from './read-booking-calendar.ts';
import { releaseTime } from './release-time.ts';
import { reportables } from './reportables.ts';
import { requestBooking } from './request-booking.ts';
import { saveBookingReminders } from './save-booking-reminders.ts';
import { saveMyTimes } from './save-my-times.ts';
import { sayLate } from './say-late.ts';
import { sayOutcome } from './say-outcome.ts';
import { sealedNote, sealedProposal, sealedWords } from './seal.ts';
import { seed } from './seed.ts';
import { setMeetingLink } from './set-meeting-link.ts';
import { startBooking } from './start-booking.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

interface Concerned {
  readonly hostId: number | null;
  readonly guestId: number | null;
  readonly team?: readonly number[];
}
const people = ({ hostId, guestId, team = [] }: Concerned) =>
  [hostId, guestId, ...team].filter((id) => id !== null).map((id) => `user:${id}`);

export const bookings = serverArea({
  contract: bookingsContract,
  handlers: {
    getBookable,
    listSlots,
    previewBooking,
    holdTime,
    releaseTime,
    requestBooking,
    listBookings,
    countBookings,
    getBooking,
    getBookingCall,
    listBookingChanges,
    acceptBooking,
    declineBooking,
    proposeBooking,
    withdrawProposal,
    cancelBooking,
    sayLate,
    setMeetingLink,
    startBooking,
    sayOutcome,
    readBookingCalendar,
    rateBooking,
    deleteRating,
    listRatings,
    getMyTimes,
    saveMyTimes,
    getBookingReminders,
    saveBookingReminders,
  },
  policies,
  work: {
    reactions: [partBlocked, callBlocked, callSuspended],
    jobs: [
      job('bookings.remind', '*/5 * * * *', remind),
      longJob('bookings.expire', '*/5 * * * *', expire),
      job('bookings.ask-again', '23 * * * *', askAgain),
      longJob('bookings.settle', '*/10 * * * *', settle),
      longJob('bookings.end-left', '*/5 * * * *', endLeft),
      job('bookings.drop-holds', '*/15 * * * *', dropHolds),
    ],
  },
  live: {
    broadcasts: [
      broadcast(bookingChanged, people, ({ id }) => ({ id })),
      broadcast(bookingCallJudged, people, ({ id }) => ({ id })),
    ],
    signals: { bookingCall },
  },
  declares: {
    acting,
    notices,
    reportables,
    personalData,
    sealed: [sealedWords, sealedProposal, sealedNote],
    fills: [bookableKinds.with(personKind), calendarSources.with(bookingCalendar)],
  },
  rows: { seed },
  matrix,
});
