import { buddyAsked, rollCallSilent, rollCallStarted } from '#areas/communities/contract.ts';
import type { Emit, Reaction, Services } from '#platform/server/area.ts';
import { on } from '#platform/server/area.ts';
import type { Db } from '#platform/server/db.ts';
import { notificationsChanged } from '../contract.ts';
import { gather } from './gather.ts';

interface Occasion {
  readonly event: { readonly communityId: number; readonly userId: number; readonly no?: number };
  readonly db: Db;
  readonly emit: Emit;
  readonly eventId: number;
  readonly now: Date;
  readonly services: Services;
}

/** Each call is news of its own, hence the event's number: a second flood is not hidden behind the first. */
const tellOf =
  (kind: string) =>
  async ({ event: { communityId, userId, no }, db, emit, eventId, now, services }: Occasion) => {
    const subject = `space:${communityId}`;
    const news = { userId, kind, subject, cause: { by: 0, item: no ?? eventId }, excerpt: '', eventId };
    if (await gather(db, services, news, now)) await emit(notificationsChanged, { userId });
  };

export const rollCallReactions: readonly Reaction[] = [
  on(rollCallStarted, 'notifications.tellOfRollCall', tellOf('rollCallStarted')),
  on(rollCallSilent, 'notifications.tellOfSilence', tellOf('rollCallSilent')),
  on(buddyAsked, 'notifications.tellOfBuddy', tellOf('buddyAsked')),
];
