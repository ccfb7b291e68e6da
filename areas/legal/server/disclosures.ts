import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import { dayText } from './days.ts';
import { from } from './from.ts';

/** What a member may know of what was given out about them. */
export const disclosuresOf = statement((v: { userId: number }) =>
  from
    .selectFrom('legal_requests as r')
    .select((e) => [
      'r.id',
      'r.agency',
      'r.reference',
      isoTime(e.ref('r.given_at')).as('givenAt'),
      dayText(e.ref('r.from_day')).as('from'),
      dayText(e.ref('r.to_day')).as('to'),
      'r.parts',
    ])
    .where('r.user_id', '=', v.userId)
    .where('r.told_at', 'is not', null)
    .orderBy('r.given_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(100),
);
