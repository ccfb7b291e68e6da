import { z } from 'zod';
import { id } from '#platform/contract/fields.ts';
import { contractPart, json, operation } from '#platform/contract/operation.ts';
import { NotificationSettings } from './settings.ts';

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

export const browsersPart = contractPart({
  operations: [addNoticeBrowser, removeNoticeBrowser],
});
