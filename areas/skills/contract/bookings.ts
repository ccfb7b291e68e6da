import { z } from 'zod';
import { requestBooking } from '#areas/bookings/contract.ts';
import { Id, id, moment, optionalText, Person, paging, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, event, json, operation, paged } from '#platform/contract/operation.ts';
import { isZone } from '#platform/contract/zones.ts';
import { actions, exchangeLimits, sides, states } from '../pure/exchange.ts';
import { payments } from '../pure/options.ts';

const Someone = Person.pick({ id: true, avatar: true }).extend({ name: z.string() });
const Day = z.iso.date();

/** A booking of a skill, as one of its two people sees it. */
export const SkillBooking = z.object({
  id: Id,
  /** Of the time, at /bookings; null for a written exchange. */
  bookingId: Id.nullable(),
  /** id: null once the listing is gone. The title as it was booked. */
  skillListing: z.object({ id: Id.nullable(), title: z.string() }),
  /** Null when the account is gone. */
  teacher: Someone.nullable(),
  learner: Someone.nullable(),
  /** Which of the two the member who asks is. */
  side: z.enum(sides),
  /** They teach. */
  isTeacher: z.boolean(),
  /** Start of a live session, UTC; null for a written exchange. */
  scheduledDate: Timestamp.nullable(),
  /** Day by which a written exchange is to be done; null for a live session. */
  finishBy: Day.nullable(),
  /** Minutes; of a written exchange, as many as it counts for. */
  duration: z.number().int(),
  status: z.enum(states),
  /** https; '' until there is one. */
  meetingLink: z.string(),
  /** Stars that the member who asks has given, 1 to 5; null: none. */
  rating: z.number().int().nullable(),
  notes: z.string(),
  payment: z.enum(payments),
  /** Australian cents. */
  price: z.number().int(),
  /** Minutes of time credit, and what became of them; held: set aside until it is over. */
  credit: z.object({ minutes: z.number().int(), state: z.enum(['none', 'held', 'moved', 'freed']) }),
  /** When each side said yes to the agreement; null: not yet. */
  agreed: z.object({ owner: Timestamp.nullable(), booker: Timestamp.nullable() }),
  /** When it ended without taking place, and the agreement with it. */
  endedAt: Timestamp.nullable(),
  /** What both said of how it went. */
  outcomes: z.object({
    owner: z.enum(['happened', 'missed']).nullable(),
    booker: z.enum(['happened', 'missed']).nullable(),
  }),
  /** What the member who asks can do now; of a live session, at /bookings. */
  actions: z.array(z.enum(actions)),
  version: Version,
  createdAt: Timestamp,
});
export type SkillBooking = z.infer<typeof SkillBooking>;

const byId = z.object({ id });
const one = { policy: 'skills.ofBooking', params: byId, output: json(SkillBooking), errors: ['conflict'] } as const;
const changing = z.object({ version: Version });
const zone = z.string().max(64).refine(isZone, { error: 'Use a time zone such as Australia/Perth.' });

/** How the two meet in a live session; the first format that is offered, if none is named. */
const terms = requestBooking.body
  .pick({
    format: true,
    breaks: true,
    supportPerson: true,
    cameraOff: true,
    place: true,
    placeAccess: true,
  })
  .partial({ format: true }).shape;

export const createSkillBooking = operation({
  name: 'createSkillBooking',
  method: 'POST',
  path: '/api/skill-bookings',
  policy: 'skills.book',
  summary:
    'Asks for a session at a free time, or for a written exchange by a day. Time credit is held; past its limit the answer is 409.',
  body: z.object({
    skillListingId: id,
    /** A free time of the other person, UTC; left out for a written exchange. */
    scheduledDate: moment.optional(),
    /** Day by which a written exchange is to be done, at most 120 days ahead; left out for a live session. */
    finishBy: Day.optional(),
    notes: z.string().trim().max(exchangeLimits.note).default(''),
    /** By whose clock the member reads the time. */
    zone: zone.default('Australia/Sydney'),
    ...terms,
  }),
  output: json(SkillBooking),
  status: 201,
  errors: ['conflict'],
  // Waits its turn for the host’s times before it opens a transaction.
  direct: true,
});

export const listMySkillBookings = operation({
  name: 'listMySkillBookings',
  method: 'GET',
  path: '/api/my-skill-bookings',
  policy: 'member',
  summary: 'Your bookings of skills, as teacher and as learner, newest first.',
  query: z.object(paging(20)),
  output: paged(SkillBooking),
});

export const getSkillBooking = operation({
  ...one,
  name: 'getSkillBooking',
  method: 'GET',
  path: '/api/skill-bookings/{id}',
  summary: 'One of your bookings of skills.',
});

export const agreeToSkillBooking = operation({
  ...one,
  name: 'agreeToSkillBooking',
  method: 'PUT',
  path: '/api/skill-bookings/{id}/agreement',
  summary: 'Says yes to the agreement of a booking. Either person can end it by cancelling.',
  body: changing,
});

export const answerSkillBooking = operation({
  ...one,
  name: 'answerSkillBooking',
  method: 'POST',
  path: '/api/skill-bookings/{id}/answer',
  summary: 'For the owner of the listing: accepts a written exchange with its agreement, or declines it.',
  body: changing.extend({ accepts: z.boolean() }),
});

export const cancelSkillBooking = operation({
  ...one,
  name: 'cancelSkillBooking',
  method: 'POST',
  path: '/api/skill-bookings/{id}/cancel',
  summary: 'Ends a written exchange before it is done. No reason is asked, and time credit is free again.',
  body: changing,
  whileSuspended: true,
});

export const saySkillOutcome = operation({
  ...one,
  name: 'saySkillOutcome',
  method: 'PUT',
  path: '/api/skill-bookings/{id}/outcome',
  summary: 'Says that a written exchange took place, or that it didn’t. Time credit moves once both said it did.',
  body: changing.extend({ outcome: z.enum(['happened', 'missed']) }),
});

export const rateSkillBooking = operation({
  ...one,
  name: 'rateSkillBooking',
  method: 'POST',
  path: '/api/skill-bookings/{id}/rating',
  summary: 'For who booked it: rates a written exchange that is completed, once. A live session is rated at /bookings.',
  body: changing.extend({ stars: z.number().int().min(1).max(5), text: optionalText(exchangeLimits.review) }),
});

/** People who disagree about a booking, for moderators. */
export const SkillDispute = z.object({
  id: Id,
  title: z.string(),
  owner: Someone.nullable(),
  booker: Someone.nullable(),
  outcomes: SkillBooking.shape.outcomes,
  /** Minutes of time credit that are kept until it is settled. */
  minutes: z.number().int(),
  version: Version,
  createdAt: Timestamp,
});
export type SkillDispute = z.infer<typeof SkillDispute>;

export const listSkillDisputes = operation({
  name: 'listSkillDisputes',
  method: 'GET',
  path: '/api/skill-disputes',
  policy: 'moderator',
  summary: 'Bookings of skills whose two people disagree whether it took place, oldest first.',
  query: z.object(paging(20)),
  output: paged(SkillDispute),
});

export const settleSkillBooking = operation({
  name: 'settleSkillBooking',
  method: 'POST',
  path: '/api/skill-disputes/{id}/settle',
  policy: 'skills.dispute',
  summary: 'Decides whether a booking took place. Held time credit moves, or is free again.',
  params: byId,
  body: changing.extend({ outcome: z.enum(['happened', 'missed']) }),
  output: json(z.object({ id: Id })),
  errors: ['conflict'],
});

/** Whose skill was rated, and by whom. */
export const skillExchangeRated = event('skillExchangeRated', z.object({ id: Id, to: Id, by: Id }));

/** For open browsers and for what members are told. `by`: who did it; 0: time passed, or a moderator. */
export const skillExchangeChanged = event(
  'skillExchangeChanged',
  z.object({
    id: Id,
    ownerId: Id.nullable(),
    bookerId: Id.nullable(),
    by: z.number().int().min(0),
    state: z.enum(states),
  }),
);

export const bookingsPart = contractPart({
  operations: [
    createSkillBooking,
    listMySkillBookings,
    getSkillBooking,
    agreeToSkillBooking,
    answerSkillBooking,
    cancelSkillBooking,
    saySkillOutcome,
    rateSkillBooking,
    listSkillDisputes,
    settleSkillBooking,
  ],
  events: [skillExchangeChanged, skillExchangeRated],
  entities: { SkillBooking, SkillDispute },
});
