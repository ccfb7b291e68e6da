import type { Handler } from '#platform/server/area.ts';
import { type showWaiting as contract, notificationsChanged } from '../../contract.ts';
import { unreadCount } from '../unread.ts';
import { release } from './release.ts';

/** A pause or quiet hours go on; only what has come so far is shown. */
export const showWaiting: Handler<typeof contract> = async ({ actor, query, emit, services, now }) => {
  const changed = await release(query, services, { dueAt: null, userId: actor.id, now });
  if (changed.size > 0) await emit(notificationsChanged, { userId: actor.id });
  return { unread: await unreadCount(query, actor.id) };
};
