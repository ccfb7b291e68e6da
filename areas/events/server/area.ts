import { job, serverArea } from '#platform/server/area.ts';
import { eventsContract } from '../contract.ts';
import { acting } from './acting.ts';
import { answerEventAccess } from './answer-event-access.ts';
import { answerEventRequest } from './answer-event-request.ts';
import { answerTripBuddy } from './answer-trip-buddy.ts';
import { askEventAccess } from './ask-event-access.ts';
import { askTripBuddy } from './ask-trip-buddy.ts';
import { dropCalendarFeed, getCalendarFeed, makeCalendarFeed, readCalendarFeed } from './calendar-feed.ts';
import { cancelEvent } from './cancel-event.ts';
import { cancelRegistration } from './cancel-registration.ts';
import { checkInAttendee } from './check-in-attendee.ts';
import { checkInTrip } from './check-in-trip.ts';
import { confirmPromises } from './confirm-promises.ts';
import { countEvents } from './count-events.ts';
import { createEvent } from './create-event.ts';
import { downloadCaptionLog } from './download-caption-log.ts';
import { dropCaptionLog } from './drop-caption-log.ts';
import { dropTrip } from './drop-trip.ts';
import { editEvent } from './edit-event.ts';
import { getCaptionLog } from './get-caption-log.ts';
import { getEvent } from './get-event.ts';
import { getEventTrips } from './get-event-trips.ts';
import { askForPromises, forgetLogs, remind, warnOfAccess } from './jobs.ts';
import { leaveTripBuddy } from './leave-trip-buddy.ts';
import { closeDoors, leftSpace } from './left-space.ts';
import { listEventAttendees } from './list-event-attendees.ts';
import { listEventPeople } from './list-event-people.ts';
import { listEvents } from './list-events.ts';
import { listMyName } from './list-my-name.ts';
import { listSpaceEvents } from './list-space-events.ts';
import { matrix } from './matrix.ts';
import { messageAttendees } from './message-attendees.ts';
import { notices } from './notices.ts';
import { partBlocked } from './part-blocked.ts';
import { endTrips } from './part-travellers.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policy.ts';
import { readEventCalendar } from './read-event-calendar.ts';
import { registerForEvent } from './register-for-event.ts';
import { reportables } from './reportable.ts';
import { saveCaptionLog } from './save-caption-log.ts';
import { saveEvent } from './save-event.ts';
import { saveMeetingPoint } from './save-meeting-point.ts';
import { saveTrip } from './save-trip.ts';
import { sealedAnswers, sealedArea, sealedLog, sealedMeetingPoint, sealedNote, sealedWords } from './seal.ts';
import { searchEvents } from './search-events.ts';
import { seed } from './seed.ts';
import { unsaveEvent } from './unsave-event.ts';
import { withdrawEventAccess } from './withdraw-event-access.ts';

const detail = /^\/events\/([1-9]\d*)(?:\/edit|\/attendees|\/captions|\/travel)?$/;

export const events = serverArea({
  contract: eventsContract,
  handlers: {
    listEvents,
    countEvents,
    listSpaceEvents,
    getCalendarFeed,
    makeCalendarFeed,
    dropCalendarFeed,
    readCalendarFeed,
    getEvent,
    createEvent,
    editEvent,
    cancelEvent,
    registerForEvent,
    cancelRegistration,
    listMyName,
    answerEventRequest,
    listEventAttendees,
    listEventPeople,
    checkInAttendee,
    messageAttendees,
    saveEvent,
    unsaveEvent,
    readEventCalendar,
    askEventAccess,
    withdrawEventAccess,
    answerEventAccess,
    confirmPromises,
    saveCaptionLog,
    dropCaptionLog,
    getCaptionLog,
    downloadCaptionLog,
    getEventTrips,
    saveTrip,
    dropTrip,
    askTripBuddy,
    answerTripBuddy,
    saveMeetingPoint,
    checkInTrip,
    leaveTripBuddy,
  },
  policies,
  work: {
    reactions: [partBlocked, leftSpace],
    jobs: [
      job('events.remind', '*/5 * * * *', remind),
      job('events.warn-of-access', '17 * * * *', warnOfAccess),
      job('events.close-doors', '7,27,47 * * * *', closeDoors),
      job('events.ask-for-promises', '37 * * * *', askForPromises),
      job('events.forget-logs', '53 3 * * *', forgetLogs),
      job('events.end-trips', '*/5 * * * *', endTrips),
    ],
  },
  declares: {
    acting,
    notices,
    searches: [{ kind: 'events', label: 'Events', ...searchEvents }],
    reportables,
    personalData,
    sealed: [sealedWords, sealedAnswers, sealedLog, sealedArea, sealedNote, sealedMeetingPoint],
  },
  pages: {
    embeds: [
      { path: /^\/events$/, operation: 'listEvents' },
      { path: /^\/events$/, operation: 'countEvents' },
      { path: detail, operation: 'getEvent', input: ([, id = '']) => ({ id }) },
    ],
  },
  rows: {
    seed,
  },
  matrix,
});
