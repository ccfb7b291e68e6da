import type { Handler } from '#platform/server/area.ts';
import { type showWaiting as contract, notificationsChanged } from '../../contract.ts';
import { unreadCount } from '../unread.ts';
import { release } from './release.ts';

/** A pause or quiet hours go on; only what has come so far is shown. */
export const showWaiting: Handler<typeof contract> = async ({ principal, query, emit, services, now }) => {
  const changed = await release(query, services, { dueAt: null, userId: principal.id, now });
  if (changed.size > 0) await emit(notificationsChanged, { userId: principal.id });
  return { unread: await unreadCount(query, principal.id) };
};
