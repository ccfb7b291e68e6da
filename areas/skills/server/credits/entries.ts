import { notBlocked, personOf } from '#areas/people/server/public.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { CreditEntry } from '../../contract.ts';
import { from } from '../from.ts';

/**
 * The lines of a member’s account, the latest first. They are read by their numbers: an account is locked while its line
 * is written, so that these rise as its balance changes.
 */
export const entriesOf = statement((v: { userId: number; before: number; limit: number }) =>
  from
    .selectFrom('credit_accounts as a')
    .innerJoin('credit_transfers as t', (join) =>
      join.on((e) => e.or([e('t.from_account', '=', e.ref('a.id')), e('t.to_account', '=', e.ref('a.id'))])),
    )
    .innerJoin('credit_accounts as o', (join) =>
      join.on((e) =>
        e(
          'o.id',
          '=',
          e
            .case()
            .when('t.from_account', '=', e.ref('a.id'))
            .then(e.ref('t.to_account'))
            .else(e.ref('t.from_account'))
            .end(),
        ),
      ),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'o.user_id').on((e) => notBlocked(v.userId, e.ref('u.id'))),
    )
    .select((e) => [
      't.id',
      't.kind',
      't.minutes',
      't.words',
      't.booking_id as bookingId',
      't.from_balance as fromBalance',
      't.to_balance as toBalance',
      'o.is_pool as withPool',
      'o.user_id as otherId',
      'u.id as userId',
      'u.name as displayName',
      'u.username',
      e('t.from_account', '=', e.ref('a.id')).as('isSpent'),
      isoTime(e.ref('t.created_at')).as('at'),
      exactTime(e.ref('t.created_at')).as('exactly'),
    ])
    .where('a.user_id', '=', v.userId)
    .where('t.id', '<', v.before)
    .orderBy('t.id', 'desc')
    .limit(v.limit),
);

export function entryView(row: RowOf<typeof entriesOf>): CreditEntry {
  const { userId, displayName, username } = row;
  const isKnown = userId !== null && displayName !== null && username !== null;
  return {
    id: row.id,
    at: row.at,
    kind: row.kind as CreditEntry['kind'],
    minutes: row.isSpent ? -row.minutes : row.minutes,
    balance: row.isSpent ? row.fromBalance : row.toBalance,
    // Behind a block, neither their name nor what they wrote.
    words: row.otherId !== null && !isKnown ? '' : row.words,
    other: isKnown ? personOf({ id: userId, displayName, username }) : null,
    withPool: row.withPool,
    bookingId: row.bookingId,
  };
}
