import { crisisNews } from '#areas/crisis/contract.ts';
import type { Reaction } from '#platform/server/area.ts';
import { on } from '#platform/server/area.ts';
import { notificationsChanged } from '../contract.ts';
import { gather } from './gather.ts';
import { memberSubject } from './links.ts';

/** For those who help. The subject is whom it is for: no notice knows which request it is about, or whose. */
export const crisisReactions: readonly Reaction[] = [
  on(crisisNews, 'notifications.tellOfCrisis', async ({ event, db, emit, eventId, now, services }) => {
    const { userId, kind } = event;
    const cause = { by: 0, item: eventId };
    const news = { userId, kind, subject: memberSubject(userId), cause, excerpt: '', eventId };
    if (await gather(db, services, news, now)) await emit(notificationsChanged, { userId });
  }),
];
