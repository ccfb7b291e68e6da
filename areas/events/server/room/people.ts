import { sql } from 'kysely';
import { isMuted, notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import {
  columns,
  type Given,
  isThere,
  type Moment,
  moment,
  type RowOf,
  statement,
} from '#platform/server/statement.ts';
import { from } from '../from.ts';
import type { eventVisits } from '../tables.ts';
import { goneBefore, openAround } from './clock.ts';

const v0 = columns<typeof eventVisits>('v');

/** They take part by voice or picture: their page said so in the last 30 seconds. */
const inCall = (since: Given<string>) => sql<boolean>`coalesce(${v0.call_at} > ${since}::timestamptz, false)`;

interface Ask {
  readonly eventId: number;
  readonly userId: number;
  readonly now: Date;
}
const at = ({ now, ...ask }: Ask) => ({ ...ask, ...openAround(now), since: goneBefore(now) });
type At = ReturnType<typeof at>;

/**
 * Who is in the room of an event: its page is heard, the room is open, and they still come, or organise it. Whoever
 * cancels, leaves its space, or is kept apart from the organiser by a block, is out with the next thing they do.
 */
const present = (v: At) =>
  from
    .selectFrom('event_visits as v')
    .innerJoin('events as e', 'e.id', 'v.event_id')
    .leftJoin('event_registrations as r', (join) =>
      join.onRef('r.event_id', '=', 'v.event_id').onRef('r.user_id', '=', 'v.user_id'),
    )
    .where('v.event_id', '=', v.eventId)
    .where('v.left_at', 'is', null)
    .where('v.removed_at', 'is', null)
    .where('v.seen_at', '>', moment(v.since))
    .where('e.is_here', '=', true)
    .where('e.cancelled_at', 'is', null)
    .where('e.removed_at', 'is', null)
    .where('e.room_ended_at', 'is', null)
    .where('e.starts_at', '<=', moment(v.startsBefore))
    .where('e.ends_at', '>', moment(v.endsAfter))
    .where((x) => x.or([x('r.standing', '=', 'going'), x('e.organizer_id', '=', x.ref('v.user_id'))]))
    .where((x) =>
      x.or([x('e.organizer_id', '=', x.ref('v.user_id')), notBlocked(x.ref('e.organizer_id'), x.ref('v.user_id'))]),
    );

const self = statement((v: At) =>
  present(v)
    .select((x) => [
      'v.event_id as eventId',
      'v.user_id as userId',
      'e.organizer_id as organizerId',
      'v.is_muted as isMuted',
      inCall(v.since).as('inCall'),
      sql<string>`coalesce(${x.ref('r.role')}, '')`.as('role'),
    ])
    .where('v.user_id', '=', v.userId),
);
export type RoomSelf = RowOf<typeof self>;

/** Undefined: they are not in the room. */
export async function selfIn(query: Query, ask: Ask): Promise<RoomSelf | undefined> {
  const [row] = await query(self, at(ask));
  return row;
}

/** Everyone who is there; `apart`: a block keeps them from the reader, who learns nothing of them. */
const all = statement((v: At) =>
  present(v)
    .select((x) => [
      'v.user_id as userId',
      'e.organizer_id as organizerId',
      'v.hand_raised as handRaised',
      isoTime(x.ref('v.signs_at')).as('signsSince'),
      'v.is_muted as isMuted',
      'v.keeps_log as keepsLog',
      inCall(v.since).as('inCall'),
      sql<string>`coalesce(${x.ref('r.role')}, '')`.as('role'),
      sql<boolean>`not ${notBlocked(v.userId, x.ref('v.user_id'))}`.as('apart'),
      // The reader has muted them, and they the reader.
      isMuted(v.userId, x.ref('v.user_id')).as('mutes'),
      isMuted(x.ref('v.user_id'), sql<number>`${v.userId}::int`).as('hasMuted'),
    ])
    .orderBy('v.joined_at')
    .orderBy('v.user_id'),
);
type Present = RowOf<typeof all>;

/** Everyone in the room, the asker and those whom a block keeps apart from them included. */
export const presentIn = (query: Query, ask: Ask): Promise<Present[]> => query(all, at(ask));

/** Whom the member meets there. */
export const othersIn = async (query: Query, ask: Ask): Promise<Present[]> =>
  (await presentIn(query, ask)).filter(({ userId, apart }) => userId !== ask.userId && !apart);

/** The organiser lets them say something now. */
export const mayTalk = ({ organizerId, userId, isMuted: silenced }: RoomSelf): boolean =>
  organizerId === userId || !silenced;

const beat = statement((v: At & { readonly now: string; readonly call: boolean }) =>
  from
    .updateTable('event_visits')
    // A place in the call is taken by a call of its own; here it only goes on, or ends because nothing was heard for too long.
    .set((x) => ({
      seen_at: moment(v.now),
      call_at: sql<Moment | null>`case when ${x.ref('call_at')} <= ${v.since}::timestamptz then null
        when ${v.call}::boolean and ${x.ref('call_at')} is not null then ${v.now}::timestamptz
        else ${x.ref('call_at')} end`,
    }))
    .where('event_id', '=', v.eventId)
    .where('user_id', '=', v.userId)
    .where(isThere(present(v).select('v.user_id').where('v.user_id', '=', v.userId)))
    .returning((x) => sql<boolean>`${x.ref('call_at')} is not null`.as('inCall')),
);

/** Somebody’s page is still open; undefined: they are no longer in the room. */
export async function stay(query: Query, ask: Ask & { readonly call: boolean }) {
  const { call, ...rest } = ask;
  const [row] = await query(beat, { ...at(rest), now: ask.now.toISOString(), call });
  return row;
}
