import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { type markRead as contract, notificationsChanged } from '../contract.ts';
import { unreadCount } from './unread.ts';

export const markRead: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const [row] = await query<{ id: number; readAt: string }>(
    'notice-read',
    `update notifications set read_at = coalesce(read_at, $3::timestamptz) where id = $1 and user_id = $2
       and deliver_at is null and listed
     returning id, ${isoTime('read_at')} as "readAt"`,
    [input.id, principal.id, now.toISOString()],
  );
  if (!row) throw problem.notFound();
  await emit(notificationsChanged, { userId: principal.id });
  return { ...row, unread: await unreadCount(query, principal.id) };
};
