import { eventNews } from '#areas/events/contract.ts';
import type { Reaction } from '#platform/server/area.ts';
import { on } from '#platform/server/area.ts';
import { notificationsChanged } from '../contract.ts';
import { gather } from './gather.ts';
import { eventSubject } from './links.ts';

/** Each is news of its own, hence the event's number; nothing of the event itself stands in a notice. */
export const eventReactions: readonly Reaction[] = [
  on(eventNews, 'notifications.tellOfEvent', async ({ event, db, emit, eventId, now, services }) => {
    const { userId, kind, by } = event;
    const cause = { by, item: by === 0 ? eventId : event.eventId };
    const news = { userId, kind, subject: eventSubject(event.eventId), cause, excerpt: '', eventId };
    if (await gather(db, services, news, now)) await emit(notificationsChanged, { userId });
  }),
];
