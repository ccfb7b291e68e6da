import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { mentorshipRequestChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { sealedReason } from '../seal.ts';
import { lockPending, type RequestRow } from './rows.ts';

export interface Work {
  readonly query: Query;
  readonly emit: Emit;
  readonly config: Config;
  readonly now: Date;
}

type Answer = Exclude<RequestRow['state'], 'pending'>;

const answer = statement((v: { id: number; state: Answer; reason: string; now: string }) =>
  from
    .updateTable('mentorship_requests')
    // What they said of their age is of no use any longer.
    .set({ state: v.state, reason_sealed: v.reason, answered_at: moment(v.now), says_adult: null })
    .where('id', '=', v.id),
);

/**
 * The one way in which a request comes to an end, shown with the age that it named. `by`: who did it; 0: time passed,
 * or Doorways did.
 */
export async function answerRequest(
  { query, emit, config, now }: Work,
  id: number,
  state: Answer,
  { by, reason = '' }: { readonly by: number; readonly reason?: string },
): Promise<RequestRow> {
  const row = await lockPending(query, id);
  const reasonSealed = sealedReason.put(config, { id }, reason);
  await query(answer, { id, state, reason: reasonSealed, now: now.toISOString() });
  const { mentorId, menteeId } = row;
  await emit(mentorshipRequestChanged, { id, mentorId, menteeId, by, change: state });
  return { ...row, state, reasonSealed };
}
