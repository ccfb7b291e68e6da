import { z } from 'zod';
import { Person } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation } from '#platform/contract/operation.ts';
import { Format, Id, minutes, moment, start, Timestamp, thing } from './fields.ts';

/** Something whose times can be booked, as the member who asks may see it. */
export const Bookable = z.object({
  kind: z.string(),
  ref: Id,
  title: z.string(),
  /** Its page within the site; '' where it has none. */
  link: z.string(),
  host: Person,
  /** By whose clock the host’s times are meant. */
  hostZone: z.string(),
  /** Minutes. */
  lengths: z.array(z.number().int()),
  formats: z.array(Format),
  /** How many guests share one time. */
  capacity: z.number().int(),
  mayBook: z.boolean(),
  /** Why not, in plain words; '' where it can be booked. */
  whyNot: z.string(),
});
export type Bookable = z.infer<typeof Bookable>;

/** A free time. Its name on screen is made from the zone of the reader. */
export const Slot = z.object({
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** Guests for whom there is room. */
  places: z.number().int(),
  /** The member who asks has another booking then. */
  clashes: z.boolean(),
});
export type Slot = z.infer<typeof Slot>;

export const Slots = z.object({
  slots: z.array(Slot),
  /** The first free time after the range; null where there is none within the host’s horizon. */
  nextAt: Timestamp.nullable(),
});
export type Slots = z.infer<typeof Slots>;

export const getBookable = operation({
  name: 'getBookable',
  method: 'GET',
  path: '/api/bookables/{kind}/{ref}',
  policy: 'bookings.seeThing',
  summary: 'Something that can be booked: who offers it, for how long and in which formats.',
  params: z.object(thing),
  output: json(Bookable),
});

export const listSlots = operation({
  name: 'listSlots',
  method: 'GET',
  path: '/api/bookables/{kind}/{ref}/slots',
  policy: 'bookings.seeTimes',
  summary: 'Free times of something that can be booked, from one moment to another, at most 45 days.',
  params: z.object(thing),
  query: z.object({ from: moment, to: moment, minutes }),
  output: json(Slots),
});

/** A time that is kept for a member who fills in the form. */
export const Hold = z.object({ startsAt: Timestamp, endsAt: Timestamp, expiresAt: Timestamp });
export type Hold = z.infer<typeof Hold>;

export const holdTime = operation({
  name: 'holdTime',
  method: 'PUT',
  path: '/api/bookables/{kind}/{ref}/hold',
  policy: 'bookings.bookThing',
  summary: 'Keeps a free time for you for 10 minutes. You have one such time with each host; a new one replaces it.',
  params: z.object(thing),
  body: z.object({ startsAt: start, minutes }),
  output: json(Hold),
  errors: ['conflict'],
  // Waits its turn before it opens a transaction.
  direct: true,
});

export const releaseTime = operation({
  name: 'releaseTime',
  method: 'DELETE',
  path: '/api/bookables/{kind}/{ref}/hold',
  policy: 'bookings.seeThing',
  summary: 'Gives up the time that is kept for you.',
  params: z.object(thing),
  output: nothing(),
  whileSuspended: true,
});

export const bookablesPart = contractPart({
  operations: [getBookable, listSlots, holdTime, releaseTime],
  entities: { Bookable, Slot, Slots, Hold },
});
