import { broadcast, job, rejudge, serverArea } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { eventRoomChanged, eventsContract, eventVisitEnded } from '../contract.ts';
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
import { askForPromises, forgetLogs, forgetSpoken, remind, warnOfAccess } from './jobs.ts';
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
import { enterEventRoom } from './room/enter-event-room.ts';
import { forgetEventWords } from './room/forget-event-words.ts';
import { getEventRoom } from './room/get-event-room.ts';
import { joinEventCall } from './room/join-event-call.ts';
import { leaveEventCall } from './room/leave-event-call.ts';
import { leaveEventRoom } from './room/leave-event-room.ts';
import { selfIn } from './room/people.ts';
import { runEventRoom } from './room/run-event-room.ts';
import { setEventRole } from './room/set-event-role.ts';
import { setEventRoomState } from './room/set-event-room-state.ts';
import { signals } from './room/signals.ts';
import { saveCaptionLog } from './save-caption-log.ts';
import { saveEvent } from './save-event.ts';
import { saveMeetingPoint } from './save-meeting-point.ts';
import { saveTrip } from './save-trip.ts';
import {
  sealedAnswers,
  sealedArea,
  sealedLine,
  sealedLog,
  sealedMeetingPoint,
  sealedNote,
  sealedWords,
} from './seal.ts';
import { searchEvents } from './search-events.ts';
import { seed } from './seed.ts';
import { unsaveEvent } from './unsave-event.ts';
import { withdrawEventAccess } from './withdraw-event-access.ts';

const detail = /^\/events\/([1-9]\d*)(?:\/edit|\/attendees|\/captions|\/room|\/travel)?$/;

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
    enterEventRoom,
    getEventRoom,
    leaveEventRoom,
    setEventRoomState,
    forgetEventWords,
    runEventRoom,
    joinEventCall,
    leaveEventCall,
    setEventRole,
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
      job('events.forget-spoken', '* * * * *', forgetSpoken),
    ],
  },
  live: {
    broadcasts: [
      broadcast(eventRoomChanged, ({ eventId }) => [`event-room:${eventId}`]),
      broadcast(
        eventVisitEnded,
        ({ userId }) => [`user:${userId}`],
        ({ eventId }) => ({ eventId }),
      ),
    ],
    rejudges: [rejudge(eventVisitEnded, ({ userId }) => [userId])],
    topics: {
      'event-room': async ({ id, principal, db }) =>
        id !== undefined &&
        (await selfIn(queryIn(db), { eventId: id, userId: principal.id, now: new Date() })) !== undefined,
    },
    signals,
  },
  declares: {
    acting,
    notices,
    searches: [{ kind: 'events', label: 'Events', ...searchEvents }],
    reportables,
    personalData,
    sealed: [sealedWords, sealedAnswers, sealedLine, sealedLog, sealedArea, sealedNote, sealedMeetingPoint],
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
