import { peopleOf } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import type { EventRoom } from '../../contract.ts';
import { roomTimes } from '../../pure/options.ts';
import { from } from '../from.ts';
import { keptHead } from './lines.ts';
import { presentIn } from './people.ts';

const times = statement((v: { eventId: number }) =>
  from
    .selectFrom('events')
    .select('organizer_id as organizerId')
    .select((e) => [isoTime(e.ref('starts_at')).as('startTime'), isoTime(e.ref('ends_at')).as('endTime')])
    .where('id', '=', v.eventId),
);
const removedFrom = statement((v: { eventId: number }) =>
  from
    .selectFrom('event_visits')
    .select('user_id as userId')
    .where('event_id', '=', v.eventId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .limit(100),
);

interface Ask {
  readonly eventId: number;
  readonly userId: number;
  readonly now: Date;
}

/** The room as somebody in it sees it. */
export async function readRoom(query: Query, ask: Ask): Promise<EventRoom> {
  const [event] = await query(times, { eventId: ask.eventId });
  const all = await presentIn(query, ask);
  const own = all.find(({ userId }) => userId === ask.userId);
  if (!event || !own) throw problem.notFound();
  const removed = event.organizerId === ask.userId ? await query(removedFrom, { eventId: ask.eventId }) : [];
  const [log] = await query(keptHead, { eventId: ask.eventId, viewer: ask.userId });
  const ids = [...all, ...removed].map(({ userId }) => userId);
  const people = await peopleOf(query, ids);
  return {
    eventId: ask.eventId,
    closesAt: roomTimes(event).closesAt,
    people: all.flatMap(({ userId, apart, organizerId, role, inCall, handRaised, signsSince, isMuted, mutes }) => {
      const person = people.get(userId);
      if (!person || (apart && userId !== ask.userId)) return [];
      return {
        person,
        isOrganizer: userId === organizerId,
        role: role === 'interpreter' || role === 'captioner' ? role : null,
        // Whoever has muted them hears and sees nothing of them.
        inCall: inCall && !mutes,
        handRaised,
        signsSince,
        isMuted,
      };
    }),
    keepsLog: own.keepsLog,
    present: all.length,
    logAgreed: all.filter(({ keepsLog }) => keepsLog).length,
    logLines: log?.lines ?? 0,
    removed: removed.flatMap(({ userId }) => people.get(userId) ?? []),
  };
}
