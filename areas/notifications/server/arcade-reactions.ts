import { gameNews } from '#areas/arcade/contract.ts';
import { gameRoomName } from '#areas/arcade/server/public.ts';
import type { Reaction } from '#platform/server/area.ts';
import { on } from '#platform/server/area.ts';
import { notificationsChanged } from '../contract.ts';
import { gather } from './gather.ts';
import { gameRoomSubject } from './links.ts';

/** Each turn is news of its own; of the game itself nothing but its name stands in a notice. */
export const arcadeReactions: readonly Reaction[] = [
  on(gameNews, 'notifications.tellOfGame', async ({ event, db, emit, eventId, now, services }) => {
    const { userId, kind, by, item } = event;
    const cause = { by, item: kind === 'gameTurn' ? eventId : item };
    const excerpt = await gameRoomName(db, event.roomId);
    const news = { userId, kind, subject: gameRoomSubject(event.roomId), cause, excerpt, eventId };
    if (await gather(db, services, news, now)) await emit(notificationsChanged, { userId });
  }),
];
