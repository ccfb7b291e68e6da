import { z } from 'zod';
import { Id, id, Person, paging, Timestamp } from '#platform/contract/fields.ts';
import { areaContract, event, json, nothing, operation, paged } from '#platform/contract/operation.ts';

/** Named after the event that causes it. */
export const NotificationKind = z.enum([
  'postLiked',
  'commentCreated',
  'memberFollowed',
  'descriptionOffered',
  'descriptionAccepted',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  /** The whole sentence: "Dana Petrov and 2 others liked your post “Bus ramp”". */
  text: z.string(),
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
  /** Why it came: "It is your post." */
  why: z.string(),
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

export const listNotifications = operation({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  policy: 'member',
  summary: 'Your notices, latest first.',
  query: z.object({ ...paging(), status: z.enum(['all', 'unread']).default('all') }),
  output: paged(Notification),
});

export const countUnread = operation({
  name: 'countUnread',
  method: 'GET',
  path: '/api/notifications/unread-count',
  policy: 'member',
  summary: 'How many of your notices are unread.',
  output: json(UnreadCount),
});

export const markRead = operation({
  name: 'markRead',
  method: 'POST',
  path: '/api/notifications/{id}/read',
  policy: 'member',
  summary: 'Marks one notice as read.',
  params: z.object({ id }),
  output: json(NotificationState),
});

export const markAllRead = operation({
  name: 'markAllRead',
  method: 'POST',
  path: '/api/notifications/read-all',
  policy: 'member',
  summary: 'Marks all notices up to now as read.',
  output: json(UnreadCount),
});

export const deleteNotification = operation({
  name: 'deleteNotification',
  method: 'DELETE',
  path: '/api/notifications/{id}',
  policy: 'member',
  summary: 'Removes one notice.',
  params: z.object({ id }),
  output: nothing(),
});

/** Something in the member's list of notices is new, changed or gone. */
export const notificationsChanged = event('notificationsChanged', z.object({ userId: Id }));

export const notificationsContract = areaContract({
  name: 'notifications',
  operations: [listNotifications, countUnread, markRead, markAllRead, deleteNotification],
  events: [notificationsChanged],
});
