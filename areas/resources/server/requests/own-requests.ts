import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

/** All of one member, for the copy of their data. */
export const ownRequests = statement((v: { userId: number }) =>
  from
    .selectFrom('resource_requests as q')
    .select((e) => [
      'q.id as number',
      'q.words',
      'q.note',
      isoTime(e.ref('q.created_at')).as('at'),
      isoTime(e.ref('q.settled_at')).as('settledAt'),
      'q.resource_id as resource',
    ])
    .where('q.user_id', '=', v.userId)
    .orderBy('q.id'),
);
