import { z } from 'zod';
import { Person } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { repeats } from '../pure/series.ts';
import { BookingPrice, Format, Id, Lane, lane, minutes, moment, start, Timestamp, thing } from './fields.ts';

/** Something whose times can be booked, as the member who asks may see it. */
export const Bookable = z.object({
  kind: z.string(),
  ref: Id,
  title: z.string(),
  /** Its page within the site; '' where it has none. */
  link: z.string(),
  host: Person,
  /** As whom the host offers it: the name of a business; '': under their own. */
  hostName: z.string(),
  /** By whose clock the host’s times are meant. */
  hostZone: z.string(),
  /** Minutes. */
  lengths: z.array(z.number().int()),
  formats: z.array(Format),
  /** How many guests share one time. */
  capacity: z.number().int(),
  /** Who can give it; empty: the host. Without a choice, the first of them who is free. */
  lanes: z.array(Lane),
  /** What it costs for the shortest length; null where no price is agreed here. */
  price: BookingPrice.nullable(),
  /** What holds when it is cancelled, in the words of who offers it; '' where nothing is said about it. */
  cancellation: z.string(),
  /** Both say afterwards how many hours it was. */
  countsHours: z.boolean(),
  /** Several times can be asked for together. */
  repeats: z.boolean(),
  mayBook: z.boolean(),
  /** Why not, in plain words; '' where it can be booked. */
  whyNot: z.string(),
});
export type Bookable = z.infer<typeof Bookable>;

/** A free time. Its name on screen is made from the zone of the reader. */
export const Slot = z.object({
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** Guests for whom there is room; of a thing with lanes, how many of them are free. */
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
  query: z.object({ from: moment, to: moment, minutes, lane: lane.optional() }),
  output: json(Slots),
});

/** A time that is kept for a member who fills in the form. */
export const Hold = z.object({
  startsAt: Timestamp,
  endsAt: Timestamp,
  expiresAt: Timestamp,
  /** Who would give it; null: the host. */
  lane: Lane.nullable(),
});
export type Hold = z.infer<typeof Hold>;

export const holdTime = operation({
  name: 'holdTime',
  method: 'PUT',
  path: '/api/bookables/{kind}/{ref}/hold',
  policy: 'bookings.bookThing',
  summary: 'Keeps a free time for you for 10 minutes. You have one such time with each host; a new one replaces it.',
  params: z.object(thing),
  body: z.object({ startsAt: start, minutes, lane: lane.optional() }),
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

/** Times with commas between them: 2026-12-08T22:00:00.000Z,2026-12-15T22:00:00.000Z */
const starts = z
  .string()
  .max(limits.series * 32)
  .transform((value) => value.split(','))
  .pipe(z.array(start).max(limits.series - 1));

/** One of the times that are looked at before they are asked for. */
export const PreviewedTime = z.object({
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** Who would give it; null: the host, or it can’t be had. */
  lane: Lane.nullable(),
  /** Why it can’t be had, in plain words; '' where it can. */
  whyNot: z.string(),
});

/** What a request would be, before it is sent. */
export const BookingPreview = z.object({
  /** In order. A time that the clocks leave out is there with the one that follows it, and can’t be had. */
  times: z.array(PreviewedTime),
  /** Of one of the times. */
  price: BookingPrice.nullable(),
  /** Of all times that can be had; null without a price, or where the sum is only known afterwards. */
  total: BookingPrice.shape.sum,
  cancellation: z.string(),
});
export type BookingPreview = z.infer<typeof BookingPreview>;

export const previewBooking = operation({
  name: 'previewBooking',
  method: 'GET',
  path: '/api/bookables/{kind}/{ref}/preview',
  policy: 'bookings.seeTimes',
  summary: 'Which of the times can be had, what they cost and what the rule for cancelling is, before you ask.',
  params: z.object(thing),
  query: z.object({
    startsAt: start,
    minutes,
    lane: lane.optional(),
    /** Repeats by the clock of the host: every week, or every second week. */
    repeat: z.enum(repeats).optional(),
    /** How many times in all. */
    times: z.coerce.number<number>().int().min(2).max(limits.series).default(2),
    /** Other times to look at, in place of `repeat`; commas between them. */
    others: starts.optional(),
  }),
  output: json(BookingPreview),
});

export const bookablesPart = contractPart({
  operations: [getBookable, listSlots, previewBooking, holdTime, releaseTime],
  entities: { Bookable, Slot, Slots, Hold, Lane, BookingPrice, BookingPreview },
});
