import { spacePosted, spaceStandingChanged } from '#areas/spaces/contract.ts';
import { hearersOf } from '#areas/spaces/server/public.ts';
import { on, type Reaction } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { notificationsChanged } from '../contract.ts';
import { gather } from './gather.ts';

const subjectOf = (spaceId: number) => `space:${spaceId}`;

/** The house tells, and names neither the space nor anybody in it. News of one space gathers until it is read. */
export const spaceReactions: readonly Reaction[] = [
  on(spaceStandingChanged, 'notifications.tellOfStanding', async ({ event, db, emit, eventId, now, services }) => {
    const kind = `${event.kind}${event.news}`;
    if (!services.notices.has(kind)) return;
    for (const userId of event.to) {
      const cause = { by: 0, item: eventId };
      const news = { userId, kind, subject: subjectOf(event.spaceId), cause, excerpt: '', eventId };
      if (await gather(db, services, news, now)) await emit(notificationsChanged, { userId });
    }
  }),
  on(spacePosted, 'notifications.tellOfSpacePost', async ({ event, db, emit, eventId, now, services }) => {
    const kind = `${event.kind}News`;
    if (!services.notices.has(kind)) return;
    for (const userId of await hearersOf(queryIn(db), event.postId)) {
      const cause = { by: 0, item: eventId };
      const news = { userId, kind, subject: subjectOf(event.spaceId), cause, excerpt: '', eventId };
      if (await gather(db, services, news, now)) await emit(notificationsChanged, { userId });
    }
  }),
];
