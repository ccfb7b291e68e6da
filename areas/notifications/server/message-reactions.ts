import { messagesSeen, messagesWaiting } from '#areas/messages/contract.ts';
import { on, type Reaction } from '#platform/server/area.ts';
import { gather } from './gather.ts';
import { conversationSubject } from './links.ts';
import { drop } from './retract.ts';

/** Nothing of this is in the list, so that no browser reads it again. */
export const messageReactions: readonly Reaction[] = [
  on(messagesWaiting, 'notifications.tellOfMessages', async ({ event, db, eventId, now, services }) => {
    const { userId, conversationId, by, seq, request } = event;
    const kind = request ? 'messageRequested' : 'messagesWaiting';
    const cause = { by, item: seq };
    const subject = conversationSubject(conversationId);
    await gather(db, services, { userId, kind, subject, cause, excerpt: '', eventId }, now);
  }),
  on(messagesSeen, 'notifications.dropMessages', async ({ event: { userId, conversationId }, db }) => {
    await drop(db, userId, conversationSubject(conversationId));
  }),
];
