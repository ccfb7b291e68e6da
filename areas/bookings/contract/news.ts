import { z } from 'zod';
import { event } from '#platform/contract/operation.ts';
import { changes } from '../pure/machine.ts';
import { Id } from './fields.ts';

/** For areas whose things are booked, and for open browsers. `change` is the name of the line in the history. */
export const bookingChanged = event(
  'bookingChanged',
  z.object({
    id: Id,
    kind: z.string(),
    ref: Id,
    hostId: Id.nullable(),
    guestId: Id.nullable(),
    /** Who else answers it: the people of a business. */
    team: z.array(Id),
    change: z.enum(changes),
  }),
);

/** What members are told about a booking. */
export const bookingNewsKinds = [
  'bookingAsked',
  'bookingAccepted',
  'bookingDeclined',
  'bookingProposed',
  'bookingCancelled',
  'bookingGone',
  'bookingExpired',
  'bookingWaiting',
  'bookingLate',
  'bookingLink',
  'bookingLane',
  'bookingLaneLost',
  'bookingReminder',
  'bookingOutcome',
  'bookingDisputed',
  'bookingHours',
  'bookingSettled',
  'bookingRated',
] as const;
export type BookingNewsKind = (typeof bookingNewsKinds)[number];

/** `by`: who did it; 0: the house says it. */
export const bookingNews = event(
  'bookingNews',
  z.object({ userId: Id, kind: z.enum(bookingNewsKinds), bookingId: Id, by: z.number().int().min(0) }),
);
