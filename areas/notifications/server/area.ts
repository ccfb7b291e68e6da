import { broadcast, serverArea } from '#platform/server/area.ts';
import { notificationsChanged, notificationsContract } from '../contract.ts';
import { countUnread } from './count-unread.ts';
import { deleteNotification } from './delete-notification.ts';
import { listNotifications } from './list-notifications.ts';
import { markAllRead } from './mark-all-read.ts';
import { markRead } from './mark-read.ts';
import { matrix } from './matrix.ts';
import { purge } from './purge.ts';
import { reactions } from './reactions.ts';
import { seed } from './seed.ts';

export const notifications = serverArea({
  contract: notificationsContract,
  handlers: { listNotifications, countUnread, markRead, markAllRead, deleteNotification },
  reactions,
  broadcasts: [broadcast(notificationsChanged, ({ userId }) => [`user:${userId}`])],
  embeds: [{ path: /^\/notifications$/, operation: 'listNotifications' }],
  jobs: [purge],
  seed,
  matrix,
});
