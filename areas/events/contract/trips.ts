import { z } from 'zod';
import { id, optionalText, Person, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation } from '#platform/contract/operation.ts';
import { limits, tripSteps, ways } from '../pure/options.ts';
import { byId } from './fields.ts';

const Way = z.enum(ways);

/** How someone travels to one event. */
const Trip = z.object({
  /** Where they set out from, as roughly as they like: a suburb, a station. */
  area: z.string(),
  way: Way,
  note: z.string(),
});
export type Trip = z.infer<typeof Trip>;

const TripStep = z.enum(tripSteps);

/** What one of two travel buddies has told the other last. */
const CheckIn = z.object({ step: TripStep, at: Timestamp });

const Traveller = z.object({ person: Person, trip: Trip });

export const EventTrips = z.object({
  /** Null: the viewer looks for nobody, and is shown nobody. */
  mine: Trip.nullable(),
  /** How many others look for someone to travel with. */
  looking: z.number().int(),
  /** Both have said yes. */
  buddy: Traveller.extend({
    meetingPoint: z.string(),
    /** Of where they meet. */
    version: Version,
    myCheckIn: CheckIn.nullable(),
    theirCheckIn: CheckIn.nullable(),
  }).nullable(),
  /** They ask the viewer. */
  asksMe: z.array(Traveller),
  others: z.array(Traveller.extend({ askedByMe: z.boolean() })),
});
export type EventTrips = z.infer<typeof EventTrips>;

const withUser = z.object({ id, userId: id });

export const getEventTrips = operation({
  name: 'getEventTrips',
  method: 'GET',
  path: '/api/events/{id}/trips',
  policy: 'events.travel',
  summary: 'Your trip to an event, your travel buddy, and attendees who look for one. Only people who look see others.',
  params: byId,
  output: json(EventTrips),
});

export const saveTrip = operation({
  name: 'saveTrip',
  method: 'PUT',
  path: '/api/events/{id}/trip',
  policy: 'events.travel',
  summary: 'Looks for a travel buddy for this event. Attendees who look for one too see your name and your trip.',
  params: byId,
  body: z.object({
    area: text(limits.tripArea),
    way: Way,
    note: optionalText(limits.tripNote),
    /** 18 or older: two members meet on their own. */
    isAdult: z.literal(true),
  }),
  output: nothing(),
  errors: ['conflict'],
});

export const dropTrip = operation({
  name: 'dropTrip',
  method: 'DELETE',
  path: '/api/events/{id}/trip',
  policy: 'events.join',
  summary: 'Stops looking. If you have a travel buddy, they’re told that you can’t travel together.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

export const askTripBuddy = operation({
  name: 'askTripBuddy',
  method: 'POST',
  path: '/api/events/{id}/trips/{userId}/ask',
  policy: 'events.travel',
  summary: 'Asks an attendee to travel with you.',
  params: withUser,
  output: nothing(),
  errors: ['conflict'],
});

export const answerTripBuddy = operation({
  name: 'answerTripBuddy',
  method: 'POST',
  path: '/api/events/{id}/trips/{userId}/answer',
  policy: 'events.travel',
  summary: 'Says yes or no to an attendee who asks to travel with you. They aren’t told of a no.',
  params: withUser,
  body: z.object({ accept: z.boolean() }),
  output: nothing(),
  errors: ['conflict'],
});

export const saveMeetingPoint = operation({
  name: 'saveMeetingPoint',
  method: 'PUT',
  path: '/api/events/{id}/buddy',
  policy: 'events.travel',
  summary: 'Where and when you and your travel buddy meet. They’re told that it changed.',
  params: byId,
  body: z.object({ meetingPoint: text(limits.meetingPoint), version: Version }),
  output: nothing(),
  errors: ['conflict'],
});

export const checkInTrip = operation({
  name: 'checkInTrip',
  method: 'PUT',
  path: '/api/events/{id}/buddy/check-in',
  policy: 'events.travel',
  summary: 'Tells your travel buddy that you’re on your way, that you’ve met, or that you’re home. Null undoes it.',
  params: byId,
  body: z.object({ step: TripStep.nullable() }),
  output: nothing(),
  errors: ['conflict'],
});

export const leaveTripBuddy = operation({
  name: 'leaveTripBuddy',
  method: 'DELETE',
  path: '/api/events/{id}/buddy',
  policy: 'events.join',
  summary: 'Ends what you and your travel buddy agreed. They’re told, without a reason.',
  params: byId,
  output: nothing(),
  whileSuspended: true,
});

export const tripsPart = contractPart({
  operations: [
    getEventTrips,
    saveTrip,
    dropTrip,
    askTripBuddy,
    answerTripBuddy,
    saveMeetingPoint,
    checkInTrip,
    leaveTripBuddy,
  ],
  entities: { EventTrips },
});
