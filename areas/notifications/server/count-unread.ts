import type { Handler } from '#platform/server/area.ts';
import type { countUnread as contract } from '../contract.ts';
import { unreadCount } from './unread.ts';

export const countUnread: Handler<typeof contract> = async ({ principal, query }) => ({
  unread: await unreadCount(query, principal.id),
});
