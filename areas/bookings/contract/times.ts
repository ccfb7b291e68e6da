import { z } from 'zod';
import { Timestamp } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { limits } from '../pure/limits.ts';
import { Format, zone } from './fields.ts';

/** A wall clock: 09:30. 24:00 is the end of the day. */
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: 'Use a time such as 09:30.' });
const Day = z.iso.date();

const isRising = ({ from, to }: { readonly from: string; readonly to: string }) => from < to;
const rising = { error: 'The end must be after the start.' };

/** Each week, by the clock of the host’s zone. */
export const WeeklyTime = z
  .object({
    /** 1 is Monday, 7 is Sunday. */
    weekday: z.number().int().min(1).max(7),
    from: clock,
    to: clock,
  })
  .refine(isRising, rising);
export type WeeklyTime = z.infer<typeof WeeklyTime>;

/** A day on which the weekly times don’t count, or extra times of one day. */
export const TimeException = z.union([
  z.object({ date: Day, isOff: z.literal(true) }),
  z.object({ date: Day, isOff: z.literal(false), from: clock, to: clock }).refine(isRising, rising),
]);
export type TimeException = z.infer<typeof TimeException>;

const availability = {
  zone,
  weekly: z.array(WeeklyTime).max(limits.weekly),
  exceptions: z.array(TimeException).max(limits.exceptions),
  /** Hours before which a time must be asked for. */
  noticeHours: z.number().int().min(0).max(336),
  /** Minutes kept free before and after each booking. */
  gapBefore: z.number().int().min(0).max(120),
  gapAfter: z.number().int().min(0).max(120),
  /** How many days ahead times can be booked. */
  horizonDays: z.number().int().min(1).max(180),
  /** Who can book a conversation with the member: no one, people the member follows, or all members. */
  opensTo: z.enum(['noone', 'followed', 'members']),
  /** Minutes that such a conversation can last. */
  lengths: z.array(z.number().int().min(10).max(480).multipleOf(5)).min(1).max(limits.lengths),
  formats: z.array(Format).min(1).max(5),
};

/** When a member can be booked. Until it is saved, `savedAt` is null and nothing can be booked. */
export const Availability = z.object({
  ...availability,
  /** '' until it is saved. */
  zone: z.string(),
  version: z.number().int().min(0),
  savedAt: Timestamp.nullable(),
});
export type Availability = z.infer<typeof Availability>;

export const getMyTimes = operation({
  name: 'getMyTimes',
  method: 'GET',
  path: '/api/my-times',
  policy: 'member',
  summary: 'When you can be booked.',
  output: json(Availability),
});

export const saveMyTimes = operation({
  name: 'saveMyTimes',
  method: 'PUT',
  path: '/api/my-times',
  policy: 'member',
  summary: 'Saves when you can be booked. Bookings that were made before are kept.',
  /** The version that was read; 0 where nothing was saved yet. */
  body: z.object({ ...availability, version: z.number().int().min(0) }),
  output: json(Availability),
  errors: ['conflict'],
});

/** Minutes before a booking. */
const reminders = z.array(z.number().int().min(5).max(10_080)).max(5);
export const BookingReminders = z.object({ reminders });
export type BookingReminders = z.infer<typeof BookingReminders>;

export const getBookingReminders = operation({
  name: 'getBookingReminders',
  method: 'GET',
  path: '/api/booking-reminders',
  policy: 'member',
  summary: 'How long before a booking you are reminded, in minutes. At first a day and an hour.',
  output: json(BookingReminders),
});

export const saveBookingReminders = operation({
  name: 'saveBookingReminders',
  method: 'PUT',
  path: '/api/booking-reminders',
  policy: 'member',
  summary: 'Saves how long before a booking you are reminded. An empty list means never.',
  body: BookingReminders,
  output: json(BookingReminders),
  whileSuspended: true,
});

export const timesPart = contractPart({
  operations: [getMyTimes, saveMyTimes, getBookingReminders, saveBookingReminders],
  entities: { Availability },
});
