import { z } from 'zod';
import { Id, id, Person, paging, Timestamp, Version } from '#platform/contract/fields.ts';
import { areaContract, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';

export const Notification = z.object({
  id: Id,
  /** Named after the event that causes it, by the area that declares it: postLiked. */
  kind: z.string(),
  /** The whole sentence: "Dana Petrov and 2 others liked your post “Bus ramp”". */
  text: z.string(),
  /** The same without names, groups, tags or quotes, for a locked screen: "Someone liked your post". */
  safeText: z.string(),
  /** Address within the site that it leads to: /post/12#comment-34. */
  link: z.string(),
  /** Members who caused it, latest first, at most 3. */
  actors: z.array(Person).max(3),
  /** How many different members caused it. */
  count: z.number().int().min(1),
  createdAt: Timestamp,
  /** When the latest member was added to it; the list is sorted by this. */
  updatedAt: Timestamp,
  /** Null while unread. */
  readAt: Timestamp.nullable(),
  /** Why it came: "It’s your post." */
  why: z.string(),
  /** True once the member has stopped notices of this kind. */
  stopped: z.boolean(),
  /** What can be muted by itself, in one word: "post". Null where there is no such thing. */
  thing: z.string().nullable(),
  /** Set while that thing is muted: until a moment, or until it is unmuted. */
  muted: z.object({ id: Id, until: Timestamp.nullable() }).nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** How many notices are unread after the change. */
export const UnreadCount = z.object({ unread: z.number().int().min(0) });
export type UnreadCount = z.infer<typeof UnreadCount>;

export const NotificationState = z.object({
  id: Id,
  readAt: Timestamp.nullable(),
  unread: z.number().int().min(0),
});
export type NotificationState = z.infer<typeof NotificationState>;

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

/** Notices that are held back for now. */
export const Waiting = z.object({
  count: z.number().int().min(0),
  /** When the first of them comes. */
  until: Timestamp.nullable(),
  pausedUntil: Timestamp.nullable(),
  /** The member's time zone, to say those moments in. */
  timeZone: z.string(),
});
export type Waiting = z.infer<typeof Waiting>;

export const listNotifications = operation({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  policy: 'member',
  summary: 'Your notifications, newest first.',
  query: z.object({ ...paging(), status: z.enum(['all', 'unread']).default('all') }),
  output: paged(Notification),
});

export const countUnread = operation({
  name: 'countUnread',
  method: 'GET',
  path: '/api/notifications/unread-count',
  policy: 'member',
  summary: 'How many of your notifications are unread.',
  output: json(UnreadCount),
});

export const markRead = operation({
  name: 'markRead',
  method: 'POST',
  path: '/api/notifications/{id}/read',
  policy: 'notifications.own',
  summary: 'Marks one notification as read.',
  params: z.object({ id }),
  output: json(NotificationState),
  whileSuspended: true,
});

export const markAllRead = operation({
  name: 'markAllRead',
  method: 'POST',
  path: '/api/notifications/read-all',
  policy: 'member',
  summary: 'Marks all notifications so far as read.',
  output: json(UnreadCount),
  whileSuspended: true,
});

export const deleteNotification = operation({
  name: 'deleteNotification',
  method: 'DELETE',
  path: '/api/notifications/{id}',
  policy: 'notifications.own',
  summary: 'Removes one notification.',
  params: z.object({ id }),
  output: nothing(),
  whileSuspended: true,
});

export const countWaiting = operation({
  name: 'countWaiting',
  method: 'GET',
  path: '/api/notifications/waiting',
  policy: 'member',
  summary: 'How many of your notifications are being held, and until when.',
  output: json(Waiting),
});

export const showWaiting = operation({
  name: 'showWaiting',
  method: 'POST',
  path: '/api/notifications/show-waiting',
  policy: 'member',
  summary: 'Releases the notifications being held.',
  output: json(UnreadCount),
  whileSuspended: true,
});

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

const cannotBeUsed = 'Your browser sent a key we can’t use.';

/** Unpadded base64url of so many bytes. */
const bytes = (length: number) =>
  z
    .string()
    .length(Math.ceil((length * 4) / 3), cannotBeUsed)
    .regex(/^[\w-]*$/, cannotBeUsed);

export const addNoticeBrowser = operation({
  name: 'addNoticeBrowser',
  method: 'PUT',
  path: '/api/notification-settings/browser',
  policy: 'notifications.ownSession',
  summary: 'Shows your notifications in the browser that asks, until its session ends.',
  body: z.strictObject({
    endpoint: z.string().max(1000),
    /** The browser's keys, as its subscription gives them. */
    p256dh: bytes(65),
    auth: bytes(16),
  }),
  output: json(NotificationSettings),
  errors: ['conflict'],
  whileSuspended: true,
});

export const removeNoticeBrowser = operation({
  name: 'removeNoticeBrowser',
  method: 'DELETE',
  path: '/api/notification-settings/browsers/{id}',
  policy: 'notifications.ownBrowser',
  summary: 'Stops showing notifications in one of your browsers.',
  params: z.object({ id }),
  output: json(NotificationSettings),
  whileSuspended: true,
  endsOwnRight: true,
});

const byToken = z.object({ token: z.string().max(2000) });

/** The kinds that a link in an email is about, in the words of the settings. */
export const Unsubscription = z.object({ words: z.array(z.string()) });

export const readUnsubscription = operation({
  name: 'readUnsubscription',
  method: 'GET',
  path: '/api/unsubscription',
  policy: 'anyone',
  summary: 'What the link at the end of an email stops. Works when signed out.',
  query: byToken,
  output: json(Unsubscription),
});

export const unsubscribe = operation({
  name: 'unsubscribe',
  method: 'POST',
  path: '/unsubscribe',
  policy: 'anyone',
  summary: 'Stops emails of the kinds the link names (RFC 8058). Works when signed out; repeating it changes nothing.',
  query: byToken,
  body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
  form: true,
  output: json(Unsubscription),
  errors: ['wrong-type', 'too-large'],
  whileSuspended: true,
});

/** Something in the member's list of notices is new, changed or gone. */
export const notificationsChanged = event('notificationsChanged', z.object({ userId: Id }));

export const notificationsContract = areaContract({
  name: 'notifications',
  isFirst: true,
  operations: [
    listNotifications,
    countUnread,
    markRead,
    markAllRead,
    deleteNotification,
    countWaiting,
    showWaiting,
    readNotificationSettings,
    saveNotificationSettings,
    chooseNotificationKind,
    pauseNotifications,
    resumeNotifications,
    muteThing,
    unmuteThing,
    addNoticeBrowser,
    removeNoticeBrowser,
    readUnsubscription,
    unsubscribe,
  ],
  events: [notificationsChanged],
  entities: {
    KindChoice,
    MutedThing,
    NoticeBrowser,
    Notification,
    NotificationSettings,
    NotificationState,
    UnreadCount,
    Unsubscription,
    Waiting,
  },
});
