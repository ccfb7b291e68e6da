import {
  resourceFormatReady,
  resourcePublished,
  resourceReturned,
  resourceReviewDue,
} from '#areas/resources/contract.ts';
import type { Emit, Reaction, Services } from '#platform/server/area.ts';
import { on } from '#platform/server/area.ts';
import type { Db } from '#platform/server/db.ts';
import { notificationsChanged } from '../contract.ts';
import { gather } from './gather.ts';
import { resourceSubject } from './links.ts';

interface Occasion {
  readonly event: { readonly resourceId: number; readonly userId: number | null };
  readonly db: Db;
  readonly emit: Emit;
  readonly eventId: number;
  readonly now: Date;
  readonly services: Services;
}

/** The house tells whoever it concerns; each decision on a resource is news of its own, hence the event's number. */
const tellOf =
  (kind: string) =>
  async ({ event: { resourceId, userId }, db, emit, eventId, now, services }: Occasion) => {
    if (userId === null) return;
    const cause = { by: 0, item: eventId };
    const news = { userId, kind, subject: resourceSubject(resourceId), cause, excerpt: '', eventId };
    if (await gather(db, services, news, now)) await emit(notificationsChanged, { userId });
  };

export const resourceReactions: readonly Reaction[] = [
  on(resourcePublished, 'notifications.tellOfResourcePublished', tellOf('resourcePublished')),
  on(resourceReturned, 'notifications.tellOfResourceReturned', tellOf('resourceReturned')),
  on(resourceReviewDue, 'notifications.tellOfResourceReviewDue', tellOf('resourceReviewDue')),
  on(resourceFormatReady, 'notifications.tellOfResourceFormat', tellOf('resourceFormatReady')),
];
