import { z } from 'zod';
import { Id, id, Timestamp, Version } from '#platform/contract/fields.ts';
import { contractPart, json, nothing, operation } from '#platform/contract/operation.ts';

/** Time of day as a clock with 24 hours shows it: 07:00. */
const Clock = z.string().refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'Write a time such as 22:00.');

/** Name in the IANA time zone database: Australia/Sydney. */
const TimeZone = z
  .string()
  .max(64)
  .refine((value) => /^[A-Za-z]/.test(value) && isTimeZone(value), 'Choose a time zone such as Australia/Sydney.');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** By the member's own clock; may go over midnight. */
const QuietHours = z
  .strictObject({ from: Clock, to: Clock })
  .refine(({ from, to }) => from !== to, { error: 'Choose two different times.', path: ['to'] });

/** Whose doings make notices. */
const Senders = z.enum(['everyone', 'following']);

export const limits = { times: 3, pauseDays: 365, browsers: 10 } as const;

/** A thing that makes no further notices. */
export const MutedThing = z.object({
  id: Id,
  /** In one word: "post". */
  thing: z.string(),
  /** How it begins, as it was when it was muted. */
  excerpt: z.string(),
  /** Address within the site. */
  link: z.string(),
  /** Null: until it is unmuted. */
  until: Timestamp.nullable(),
});
export type MutedThing = z.infer<typeof MutedThing>;

export const KindChoice = z.object({
  kind: z.string(),
  /** Its name: "Someone likes your post". */
  words: z.string(),
  /** Passes quiet hours, pauses and set times. */
  urgent: z.boolean(),
  /** Where it is counted instead of the list, in a sentence; empty: in the list. */
  elsewhere: z.string(),
  /** Written in the list and counted in the badge. What is off here goes no other way either. */
  inApp: z.boolean(),
  /** Also sent by email, when it was not read before. */
  email: z.boolean(),
  /** Also shown by the browsers that the member has chosen. */
  push: z.boolean(),
});
export type KindChoice = z.infer<typeof KindChoice>;

/** A browser that shows notices. */
export const NoticeBrowser = z.object({
  id: Id,
  /** "Firefox on Windows" */
  device: z.string(),
  since: Timestamp,
  /** It is the browser that asks. */
  isHere: z.boolean(),
});
export type NoticeBrowser = z.infer<typeof NoticeBrowser>;

export const NotificationSettings = z.object({
  /** Rises with each change of what can be saved together. */
  version: Version,
  groups: z.array(z.object({ name: z.string(), kinds: z.array(KindChoice) })),
  senders: Senders,
  timeZone: z.string(),
  quiet: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Notices come at these times of day only; none: at once. */
  times: z.array(z.string()),
  pausedUntil: Timestamp.nullable(),
  muted: z.array(MutedThing),
  /** Where emails go; null while the address is not confirmed. */
  mailTo: z.string().nullable(),
  /** Public key that a browser subscribes with; null where there is no session that a browser could belong to. */
  pushKey: z.string().nullable(),
  browsers: z.array(NoticeBrowser),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

const kinds = z.array(z.string().max(60)).max(500);

export const readNotificationSettings = operation({
  name: 'readNotificationSettings',
  method: 'GET',
  path: '/api/notification-settings',
  policy: 'member',
  summary: 'What you’re notified about, by whom and when.',
  output: json(NotificationSettings),
});

export const saveNotificationSettings = operation({
  name: 'saveNotificationSettings',
  method: 'PUT',
  path: '/api/notification-settings',
  policy: 'member',
  summary: 'Saves what you’re notified about, by whom and when. The version shows if something else changed it first.',
  body: z.strictObject({
    version: Version,
    /** Kinds that are switched off. All others are on. */
    off: kinds,
    /** Kinds that also come by email. Left out: as before. */
    email: kinds.optional(),
    /** Kinds that browsers do not show. Left out: as before. */
    pushOff: kinds.optional(),
    senders: Senders,
    timeZone: TimeZone,
    quiet: QuietHours.nullable(),
    times: z.array(Clock).max(limits.times),
  }),
  output: json(NotificationSettings),
  errors: ['conflict'],
  whileSuspended: true,
});

export const chooseNotificationKind = operation({
  name: 'chooseNotificationKind',
  method: 'PUT',
  path: '/api/notification-settings/kinds/{kind}',
  policy: 'member',
  summary: 'Turns one kind of notification on or off.',
  params: z.object({ kind: z.string().max(60) }),
  body: z.strictObject({ inApp: z.boolean() }),
  output: json(KindChoice),
  whileSuspended: true,
});

export const pauseNotifications = operation({
  name: 'pauseNotifications',
  method: 'PUT',
  path: '/api/notification-settings/pause',
  policy: 'member',
  summary: 'Holds all notifications that aren’t urgent: for an hour, until 7 am tomorrow, or until 7 am on a day.',
  body: z.discriminatedUnion('until', [
    z.strictObject({ until: z.literal('hour') }),
    z.strictObject({ until: z.literal('tomorrow') }),
    z.strictObject({ until: z.literal('date'), date: z.iso.date() }),
  ]),
  output: json(NotificationSettings),
  whileSuspended: true,
});

export const resumeNotifications = operation({
  name: 'resumeNotifications',
  method: 'DELETE',
  path: '/api/notification-settings/pause',
  policy: 'member',
  summary: 'Ends the pause.',
  output: json(NotificationSettings),
  whileSuspended: true,
});

export const muteThing = operation({
  name: 'muteThing',
  method: 'POST',
  path: '/api/notifications/{id}/mute',
  policy: 'notifications.own',
  summary: 'Mutes what a notification is about, so that no more come about it.',
  params: z.object({ id }),
  body: z.strictObject({ until: z.enum(['day', 'week', 'unmuted']) }),
  output: json(MutedThing),
  errors: ['unprocessable'],
  whileSuspended: true,
});

export const unmuteThing = operation({
  name: 'unmuteThing',
  method: 'DELETE',
  path: '/api/notification-mutes/{id}',
  policy: 'notifications.ownMute',
  summary: 'Unmutes something, so that notifications about it come again.',
  params: z.object({ id }),
  output: nothing(),
  whileSuspended: true,
});

export const settingsPart = contractPart({
  operations: [
    readNotificationSettings,
    saveNotificationSettings,
    chooseNotificationKind,
    pauseNotifications,
    resumeNotifications,
    muteThing,
    unmuteThing,
  ],
  entities: { KindChoice, MutedThing, NoticeBrowser, NotificationSettings },
});
