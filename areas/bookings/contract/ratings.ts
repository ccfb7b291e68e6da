import { z } from 'zod';
import { id, optionalText, paging, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { Booking, Rating } from './bookings.ts';
import { byId, Id, thing } from './fields.ts';

export const rateBooking = operation({
  name: 'rateBooking',
  method: 'PUT',
  path: '/api/bookings/{id}/rating',
  policy: 'bookings.ofBooking',
  summary: 'Rates a completed booking, once by each side. You can change it for 7 days.',
  params: byId,
  body: z.object({ version: Version, stars: z.number().int().min(1).max(5), text: optionalText(limits.rating) }),
  output: json(Booking),
  errors: ['conflict'],
});

export const deleteRating = operation({
  name: 'deleteRating',
  method: 'DELETE',
  path: '/api/booking-ratings/{id}',
  policy: 'bookings.ownRating',
  summary: 'Deletes your own rating.',
  params: z.object({ id }),
  output: json(z.object({ id: Id })),
  whileSuspended: true,
});

export const listRatings = operation({
  name: 'listRatings',
  method: 'GET',
  path: '/api/bookables/{kind}/{ref}/ratings',
  policy: 'bookings.seeThing',
  summary: 'What guests have said about something that can be booked, newest first.',
  params: z.object(thing),
  query: z.object(paging(10)),
  output: paged(Rating),
});

const written = z.object({ id: Id, authorId: Id });
export const bookingRated = event('bookingRated', written);

export const ratingsPart = contractPart({
  operations: [rateBooking, deleteRating, listRatings],
  events: [bookingRated],
});
