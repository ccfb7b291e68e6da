import type { Reaction, ServerArea } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import type { NoticeKind, Retractor, Told, Unwanted } from '#platform/server/notices.ts';
import { notificationsChanged } from '../contract.ts';
import { gather, type News } from './gather.ts';
import { drop, retract } from './retract.ts';

/** News as it is kept: what the house tells has the event's number, since each event is news of its own. */
function newsOf(kind: string, told: Told, eventId: number): News {
  const { to: userId, by = 0, about: subject = `member:${userId}`, excerpt = '' } = told;
  const item = told.item ?? (by === 0 ? eventId : 0);
  return { userId, kind, subject, cause: { by, item }, excerpt, eventId };
}

/** One reaction for each event that any area tells members of. Its name is stored, so it follows from what it is. */
function telling(event: string, kinds: readonly NoticeKind[], unwanted: readonly Unwanted[]): Reaction {
  const isUnwanted = async (kind: string, ask: Parameters<Unwanted['isUnwanted']>[0]) => {
    for (const one of unwanted) if (one.kind === kind && (await one.isUnwanted(ask))) return true;
    return false;
  };
  return {
    event,
    name: `notifications.tell:${event}`,
    run: async ({ event: payload, eventId, db, emit, now, services }) => {
      const query = queryIn(db);
      for (const { kind, when, elsewhere } of kinds) {
        for (const told of await when.reaches({ event: payload as never, eventId, db, query })) {
          if (await isUnwanted(kind, { query, told })) continue;
          const changed = await gather(db, services, newsOf(kind, told, eventId), now);
          // What is counted elsewhere is not in the list, so that no browser reads the list again.
          if (changed && !elsewhere) await emit(notificationsChanged, { userId: told.to });
        }
      }
    },
  };
}

const retracting = (event: string, retractors: readonly Retractor[]): Reaction => ({
  event,
  name: `notifications.take-back:${event}`,
  run: async ({ event: payload, eventId, db, emit, services }) => {
    const query = queryIn(db);
    for (const { undoes } of retractors) {
      for (const { of: userId, kind, about, read, ...goes } of await undoes({
        event: payload as never,
        eventId,
        db,
        query,
      })) {
        const isWhole = about !== undefined && goes.by === undefined && goes.item === undefined;
        const changed = isWhole
          ? await drop(db, userId, about)
          : await retract(
              query,
              services.notices,
              { userId, ...(kind && { kind }), ...(about && { subject: about }), ...(read && { read }) },
              goes,
            );
        if (changed) await emit(notificationsChanged, { userId });
      }
    }
  },
});

/** What all areas declare about notices, as reactions to their events. */
export function noticeReactions(areas: readonly ServerArea[]): readonly Reaction[] {
  const notices = areas.map((area) => area.declares?.notices ?? {});
  const unwanted = notices.flatMap((one) => one.unwanted ?? []);
  const kinds = Map.groupBy(
    notices.flatMap((one) => one.kinds ?? []),
    ({ when }) => when.event,
  );
  const retractors = Map.groupBy(
    notices.flatMap((one) => one.takenBack ?? []),
    ({ event }) => event,
  );
  return [
    ...[...kinds].map(([event, of]) => telling(event, of, unwanted)),
    ...[...retractors].map(([event, of]) => retracting(event, of)),
  ];
}
