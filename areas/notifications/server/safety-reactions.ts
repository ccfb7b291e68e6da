import { adminNews } from '#areas/admin/contract.ts';
import { appealDecided, decisionMade, helpOffered, reportDecided } from '#areas/moderation/contract.ts';
import type { Emit, Reaction, Services } from '#platform/server/area.ts';
import { on } from '#platform/server/area.ts';
import type { Db } from '#platform/server/db.ts';
import { notificationsChanged } from '../contract.ts';
import { gather } from './gather.ts';
import { decisionSubject, memberSubject } from './links.ts';

interface Occasion {
  readonly db: Db;
  readonly emit: Emit;
  readonly eventId: number;
  readonly now: Date;
  readonly services: Services;
}

/** The house tells it, and nothing of the thing itself stands in the notice. */
async function tell({ db, emit, eventId, now, services }: Occasion, userId: number, kind: string, subject: string) {
  const news = { userId, kind, subject, cause: { by: 0, item: eventId }, excerpt: '', eventId };
  if (await gather(db, services, news, now)) await emit(notificationsChanged, { userId });
}

export const safetyReactions: readonly Reaction[] = [
  on(reportDecided, 'notifications.tellOfReport', ({ event, ...occasion }) =>
    tell(occasion, event.userId, 'reportDecided', memberSubject(event.userId)),
  ),
  on(decisionMade, 'notifications.tellOfDecision', ({ event, ...occasion }) =>
    tell(occasion, event.userId, 'decisionAboutYou', decisionSubject(event.actionId)),
  ),
  on(appealDecided, 'notifications.tellOfAppeal', ({ event, ...occasion }) =>
    tell(occasion, event.userId, 'appealDecided', decisionSubject(event.actionId)),
  ),
  on(adminNews, 'notifications.tellAdmin', ({ event, ...occasion }) =>
    tell(occasion, event.userId, event.kind, memberSubject(event.userId)),
  ),
  on(helpOffered, 'notifications.offerHelp', ({ event, ...occasion }) =>
    tell(occasion, event.userId, 'helpOffered', memberSubject(event.userId)),
  ),
];
