import { sql } from 'kysely';
import { isMuted, notBlocked, person, personOf } from '#areas/people/server/public.ts';
import { type After, exactTime, isOlder, isoTime } from '#platform/server/keyset.ts';
import { columns, moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { VrMessage } from '../../contract.ts';
import { from } from '../from.ts';
import type { vrMessages, vrVisits } from '../tables.ts';

const m = columns<typeof vrMessages>('m');
const v0 = columns<typeof vrVisits>('v');

/**
 * What was said since the reader came in: nothing of before, and nothing of those whom a block keeps apart or whom they have
 * muted.
 */
export const heard = statement((v: After & { visitId: number; viewer: number; limit: number }) =>
  from
    .selectFrom('vr_visits as v')
    .innerJoin('vr_messages as m', 'm.space_id', 'v.space_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(person('u'))
    .select((e) => [
      'm.id as messageId',
      'm.text',
      isoTime(e.ref('m.created_at')).as('createdAt'),
      exactTime(e.ref('m.created_at')).as('exactly'),
    ])
    .where('v.id', '=', v.visitId)
    .where(sql<boolean>`${m.created_at} >= ${v0.joined_at}`)
    .where('m.hidden_at', 'is', null)
    .where((e) => notBlocked(v.viewer, e.ref('m.user_id')))
    .where((e) => sql<boolean>`not ${isMuted(v.viewer, e.ref('m.user_id'))}`)
    .where((e) => isOlder(e.ref('m.created_at'), e.ref('m.id'), v))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(v.limit),
);
type Heard = RowOf<typeof heard>;

export const messageView = ({
  messageId,
  text,
  createdAt,
  id,
  displayName,
  username,
}: Omit<Heard, 'exactly'>): VrMessage => ({
  id: messageId,
  text,
  createdAt,
  author: personOf({ id, displayName, username }),
});

export const add = statement((v: { spaceId: number; userId: number; text: string; now: string }) =>
  from
    .insertInto('vr_messages')
    .values({ space_id: v.spaceId, user_id: v.userId, text: v.text, created_at: moment(v.now) })
    .returning((e) => ['id', 'text', isoTime(e.ref('created_at')).as('createdAt')]),
);

export const remove = statement((v: { id: number }) =>
  from.deleteFrom('vr_messages').where('id', '=', v.id).returning('space_id as spaceId'),
);
