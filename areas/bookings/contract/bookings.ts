import { z } from 'zod';
import { id, limit, Person, Version } from '#platform/contract/fields.ts';
import { contractPart, download, json, operation, paged } from '#platform/contract/operation.ts';
import { limits, minuteStep } from '../pure/limits.ts';
import { actions, changes, sides, statuses } from '../pure/machine.ts';
import {
  Amount,
  BookingPrice,
  byId,
  Id,
  Lane,
  lane,
  minutes,
  note,
  start,
  Terms,
  Timestamp,
  terms,
  thing,
  zone,
} from './fields.ts';
import { bookingChanged, bookingNews } from './news.ts';

const Side = z.enum(sides);

/** Another time or other terms that one side has proposed and the other has not answered. */
const Proposal = z.object({
  by: Side,
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** Who would give it then; null: the host. */
  lane: Lane.nullable(),
  terms: Terms,
  note: z.string(),
  /** The time or the terms differ from what is agreed. */
  changesTime: z.boolean(),
});

/** How long it was, as one side says, and what that comes to. */
const SaidHours = z.object({ minutes: z.number().int(), sum: Amount.nullable() });

export const Rating = z.object({
  id: Id,
  /** 1 to 5. */
  stars: z.number().int().min(1).max(5),
  text: z.string(),
  /** Null when the account is gone. */
  by: Person.nullable(),
  createdAt: Timestamp,
  /** Until then the person who wrote it can change it. */
  editableUntil: Timestamp,
});
export type Rating = z.infer<typeof Rating>;

export const Booking = z.object({
  id: Id,
  kind: z.string(),
  ref: Id,
  /** As it was called when it was booked. */
  title: z.string(),
  /** Its page within the site; '' where it has none. */
  link: z.string(),
  /** As whom the host offers it: the name of a business; '': under their own. */
  hostName: z.string(),
  /** Null when the account is gone. */
  host: Person.nullable(),
  guest: Person.nullable(),
  /** Whose side the member who asks is on. */
  side: Side,
  /** The member who asks is neither of the two: they answer for the business that gives it. */
  isHelper: z.boolean(),
  /** The conversation about its thing that the member can write in; null: none but a private one of the two. */
  conversationId: Id.nullable(),
  /** Who gives it; null: the host. */
  lane: Lane.nullable(),
  /** As it stood when it was asked for; null where no price is agreed here. */
  price: BookingPrice.nullable(),
  /** As it stood when it was asked for; '' where nothing is said about it. */
  cancellation: z.string(),
  /** Asked for together with others; null: alone. `open`: how many of them are to come, with this one. */
  series: z.object({ id: Id, nth: z.number().int(), of: z.number().int(), open: z.number().int() }).nullable(),
  /** What the guest shows of the passport: items for the guest, and what the host opens with `openPassportShare`. */
  passport: z.object({ itemIds: z.array(Id), shareId: Id.nullable() }),
  /** When the host said that it has begun. */
  startedAt: Timestamp.nullable(),
  /** Null for things whose hours aren’t counted. It is completed once both say the same. */
  hours: z
    .object({
      host: SaidHours.nullable(),
      guest: SaidHours.nullable(),
      agreed: SaidHours.nullable(),
      /** A moderator decided how long it was. */
      settled: z.boolean(),
    })
    .nullable(),
  status: z.enum(statuses),
  startsAt: Timestamp,
  endsAt: Timestamp,
  hostZone: z.string(),
  guestZone: z.string(),
  terms: Terms,
  /** What the guest wrote when they asked. */
  note: z.string(),
  /** In a request: who made the latest offer; the other side answers. Null once it is agreed. */
  offeredBy: Side.nullable(),
  /** On an agreed booking, which keeps its time until this is accepted. */
  proposal: Proposal.nullable(),
  /** https; '' until the host sets it. Only people of the booking get it. */
  meetingLink: z.string(),
  /** When its two people can be in its call; null where there is none: it isn’t agreed, or they meet in person. */
  call: z.object({ opensAt: Timestamp, closesAt: Timestamp }).nullable(),
  /** What each side says about a session that is over: it took place, or the other did not come. */
  outcomes: z.object({
    host: z.enum(['happened', 'missed']).nullable(),
    guest: z.enum(['happened', 'missed']).nullable(),
  }),
  /** When the only answer so far counts for both; or, when they say different hours, when it ends as not agreed. */
  settlesAt: Timestamp.nullable(),
  /** What the member who asks can do now. */
  actions: z.array(z.enum(actions)),
  myRating: Rating.nullable(),
  theirRating: Rating.nullable(),
  version: Version,
  createdAt: Timestamp,
});
export type Booking = z.infer<typeof Booking>;

/** One line of a booking’s history, which both people can read. */
export const BookingChange = z.object({
  id: Id,
  change: z.enum(changes),
  /** Null: time passed, or Doorways did it. */
  by: Side.nullable(),
  /** A supporter did it for the member who asks. What the other side’s supporters do is the other side’s alone. */
  bySupporter: z.boolean(),
  /** Who that was; null also when the account is gone, or behind a block. */
  supporter: Person.nullable(),
  /** Who did it for a business; null also when the account is gone, or behind a block. */
  person: Person.nullable(),
  /** The member who asks did it, and no one else of their side. */
  isOwn: z.boolean(),
  at: Timestamp,
  /** What was said with it; ''. */
  note: z.string(),
  /** Of a change of time: the time from then on, or the one proposed. */
  startsAt: Timestamp.nullable(),
  /** Of `late`: about how many minutes. */
  minutes: z.number().int().nullable(),
});
export type BookingChange = z.infer<typeof BookingChange>;

const changing = { version: Version };
/** Also the others of its series that are to come. */
const all = z.boolean().default(false);
const changed = { output: json(Booking), errors: ['conflict'] } as const;

export const requestBooking = operation({
  name: 'requestBooking',
  method: 'POST',
  path: '/api/bookables/{kind}/{ref}/bookings',
  policy: 'bookings.bookThing',
  summary: 'Asks for a time, or for several together. One that was taken a moment ago is refused with 409.',
  params: z.object(thing),
  body: z.object({
    startsAt: start,
    minutes,
    zone,
    ...terms,
    note,
    /** Who is to give it; without: whoever of them is free. */
    lane: lane.optional(),
    /** Later times of a series. All of them can be had, or none is asked for. */
    others: z
      .array(start)
      .max(limits.series - 1)
      .default([]),
    /** Items of your passport that the other side may see. */
    itemIds: z.array(id).max(limits.shared).default([]),
    /** The sum of one time in cents, as you were shown it: another one is refused with 409. */
    shownSum: z.number().int().min(0).optional(),
  }),
  output: json(Booking),
  status: 201,
  errors: ['conflict'],
  // Waits its turn before it opens a transaction.
  direct: true,
});

export const listBookings = operation({
  name: 'listBookings',
  method: 'GET',
  path: '/api/bookings',
  policy: 'member',
  summary: 'Your bookings: to come (next first), requests (next first), or past (latest first).',
  query: z.object({
    box: z.enum(['coming', 'requests', 'past']).default('coming'),
    side: Side.optional(),
    limit: limit(20),
    cursor: z.string().max(200).optional(),
  }),
  output: paged(Booking),
});

export const countBookings = operation({
  name: 'countBookings',
  method: 'GET',
  path: '/api/bookings/count',
  policy: 'member',
  summary: 'How many bookings are to come, and how many requests wait for your answer.',
  output: json(z.object({ coming: z.number().int(), waiting: z.number().int() })),
});

export const getBooking = operation({
  name: 'getBooking',
  method: 'GET',
  path: '/api/bookings/{id}',
  policy: 'bookings.ofBooking',
  summary: 'One of your bookings.',
  params: byId,
  output: json(Booking),
});

export const listBookingChanges = operation({
  name: 'listBookingChanges',
  method: 'GET',
  path: '/api/bookings/{id}/changes',
  policy: 'bookings.ofBooking',
  summary: 'What has happened with a booking, in order. At most 100 lines.',
  params: byId,
  output: json(z.array(BookingChange)),
});

export const acceptBooking = operation({
  name: 'acceptBooking',
  method: 'POST',
  path: '/api/bookings/{id}/accept',
  policy: 'bookings.ofBooking',
  summary: 'Accepts what the other side asks or proposes: its time and its terms.',
  params: byId,
  body: z.object({ ...changing, all }),
  ...changed,
});

export const declineBooking = operation({
  name: 'declineBooking',
  method: 'POST',
  path: '/api/bookings/{id}/decline',
  policy: 'bookings.ofBooking',
  summary: 'Declines a request, or a proposal on an agreed booking, which then keeps its time and terms.',
  params: byId,
  body: z.object({ ...changing, note, all }),
  ...changed,
});

export const proposeBooking = operation({
  name: 'proposeBooking',
  method: 'POST',
  path: '/api/bookings/{id}/propose',
  policy: 'bookings.ofBooking',
  summary: 'Proposes another time or other terms. An agreed booking keeps its own until the other side accepts.',
  params: byId,
  body: z.object({
    ...changing,
    startsAt: start,
    minutes,
    ...terms,
    note,
    /** It is because of access or health. No reason is asked, and it is counted nowhere. */
    forAccess: z.boolean().default(false),
    /** Who is to give it then; without: the same, or whoever of them is free. */
    lane: lane.optional(),
  }),
  ...changed,
  direct: true,
});

export const withdrawProposal = operation({
  name: 'withdrawProposal',
  method: 'DELETE',
  path: '/api/bookings/{id}/proposal',
  policy: 'bookings.ofBooking',
  summary: 'Withdraws what you proposed on an agreed booking.',
  params: byId,
  query: z.object({ version: z.coerce.number<number>().int().min(1) }),
  ...changed,
  whileSuspended: true,
});

export const cancelBooking = operation({
  name: 'cancelBooking',
  method: 'POST',
  path: '/api/bookings/{id}/cancel',
  policy: 'bookings.ofBooking',
  summary: 'Cancels a request or a booking. For access or health, no reason is asked, and it is counted nowhere.',
  params: byId,
  body: z.object({ ...changing, note, forAccess: z.boolean().default(false), all }),
  ...changed,
  whileSuspended: true,
});

export const sayLate = operation({
  name: 'sayLate',
  method: 'POST',
  path: '/api/bookings/{id}/late',
  policy: 'bookings.ofBooking',
  summary: 'Tells the other person that you are running late, by about how many minutes.',
  params: byId,
  body: z.object({ ...changing, minutes: z.number().int().min(5).max(60) }),
  ...changed,
});

const link = z
  .string()
  .trim()
  .max(limits.link)
  .refine(
    (value) => value === '' || (/^https:\/\/[^\s/@\\]+(?:\/|$)/.test(value) && z.url().safeParse(value).success),
    {
      error: 'Use a link that begins with https://.',
    },
  );

export const setMeetingLink = operation({
  name: 'setMeetingLink',
  method: 'PUT',
  path: '/api/bookings/{id}/link',
  policy: 'bookings.ofBooking',
  summary: 'For the host: sets the link to the online session, or removes it with an empty text.',
  params: byId,
  body: z.object({ ...changing, meetingLink: link }),
  ...changed,
});

export const startBooking = operation({
  name: 'startBooking',
  method: 'POST',
  path: '/api/bookings/{id}/start',
  policy: 'bookings.ofBooking',
  summary: 'For the host, where hours are counted: says that it has begun.',
  params: byId,
  body: z.object(changing),
  ...changed,
});

export const sayOutcome = operation({
  name: 'sayOutcome',
  method: 'PUT',
  path: '/api/bookings/{id}/outcome',
  policy: 'bookings.ofBooking',
  summary:
    'After its time: says that the session took place, and how long where hours are counted, or that no one came.',
  params: byId,
  body: z.object({
    ...changing,
    outcome: z.enum(['happened', 'missed']),
    /** How long it was, where hours are counted: without it, as long as it was booked. */
    minutes: z.number().int().min(minuteStep).max(1440).multipleOf(minuteStep).optional(),
  }),
  ...changed,
});

const calendarType = 'text/calendar; charset=utf-8';
export const readBookingCalendar = operation({
  name: 'readBookingCalendar',
  method: 'GET',
  path: '/api/bookings/{id}/calendar.ics',
  policy: 'bookings.ofBooking',
  summary: 'A booking as a calendar file.',
  params: byId,
  output: download(calendarType),
});

export const bookingsPart = contractPart({
  operations: [
    requestBooking,
    listBookings,
    countBookings,
    getBooking,
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
  ],
  events: [bookingChanged, bookingNews],
  entities: { Booking, BookingChange, Rating },
});
