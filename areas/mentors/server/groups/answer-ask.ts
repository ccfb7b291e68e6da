import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';
import type { AskRow } from './rows.ts';
import { tellSome } from './tell.ts';

/** What they wrote and said of their age is of no use any longer. */
const answered = choice((state: 'member' | 'declined') =>
  statement((v: { id: number; now: string }) =>
    from
      .updateTable('mentoring_group_members')
      .set({ state, message_sealed: '', says_adult: null, joined_at: state === 'member' ? moment(v.now) : null })
      .where('id', '=', v.id)
      .where('state', '=', 'asked'),
  ),
);
/** One that was accepted a moment ago is no request. */
const drop = statement((v: { id: number }) =>
  from.deleteFrom('mentoring_group_members').where('id', '=', v.id).where('state', '=', 'asked').returning('id'),
);

/** The one way in which a request to join comes to an end. `by`: who did it; 0: time passed, or Doorways did. */
export async function answerAsk(
  { query, emit, now }: { readonly query: Query; readonly emit: Emit; readonly now: Date },
  { id, groupId, userId }: AskRow,
  change: 'accepted' | 'declined' | 'expired',
  by: number,
): Promise<void> {
  if (change === 'expired') {
    if ((await query(drop, { id })).length === 0) return;
  } else await query(answered(change === 'accepted' ? 'member' : 'declined'), { id, now: now.toISOString() });
  await tellSome(emit, groupId, [userId], by, change);
}
