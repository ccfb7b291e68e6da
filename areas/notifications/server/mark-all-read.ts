import type { Handler } from '#platform/server/area.ts';
import { type markAllRead as contract, notificationsChanged } from '../contract.ts';
import { unreadCount } from './unread.ts';

export const markAllRead: Handler<typeof contract> = async ({ principal, query, emit, now }) => {
  const changed = await query(
    'notices-read',
    `update notifications set read_at = $2::timestamptz
     where user_id = $1 and read_at is null and deliver_at is null and listed returning id`,
    [principal.id, now.toISOString()],
  );
  if (changed.length > 0) await emit(notificationsChanged, { userId: principal.id });
  return { unread: await unreadCount(query, principal.id) };
};
