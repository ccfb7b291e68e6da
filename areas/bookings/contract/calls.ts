import { z } from 'zod';
import { CallSetup } from '#platform/contract/call.ts';
import { contractPart, event, json, operation } from '#platform/contract/operation.ts';
import { byId, Id } from './fields.ts';

/** The number of a booking, as its call is named. */
export const CallRoom = z.string().regex(/^[1-9]\d{0,8}$/);

export const getBookingCall = operation({
  name: 'getBookingCall',
  method: 'GET',
  path: '/api/bookings/{id}/call',
  policy: 'bookings.call',
  summary:
    'What a browser needs to join the call of an agreed online booking. For its two people, from 15 minutes before it starts until an hour after it ends; 404 at other times.',
  params: byId,
  output: json(CallSetup),
});

/** Who may be in this call may have changed: the browsers of its two people ask again. */
export const bookingCallJudged = event('bookingCallJudged', z.object({ id: Id, hostId: Id, guestId: Id }));

export const callsPart = contractPart({ operations: [getBookingCall], events: [bookingCallJudged] });
