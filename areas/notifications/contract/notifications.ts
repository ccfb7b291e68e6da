import { z } from 'zod';
import { Id, id, Person, paging, Timestamp } from '#platform/contract/fields.ts';
import { contractPart, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';

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

/** Something in the member's list of notices is new, changed or gone. */
export const notificationsChanged = event('notificationsChanged', z.object({ userId: Id }));

export const notificationsPart = contractPart({
  operations: [listNotifications, countUnread, markRead, markAllRead, deleteNotification, countWaiting, showWaiting],
  events: [notificationsChanged],
  entities: { Notification, NotificationState, UnreadCount, Waiting },
});
