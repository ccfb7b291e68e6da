import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { type MeetPlan, type MeetWatch, meetContactAgreed, meetContactGone } from '../contract.ts';
import { from } from './from.ts';
import { type PlanRow, watchView } from './plan-sql.ts';

export const setContactState = statement((v: { id: number; state: MeetPlan['contact']['state'] }) =>
  from
    .updateTable('meet_plans')
    .set((e) => ({ contact_state: v.state, version: e('version', '+', 1) }))
    .where('id', '=', v.id),
);

/** A contact agrees, or declines, which may be later too: then someone else has to be chosen. */
export async function answerWatch(
  { query, emit }: { readonly query: Query; readonly emit: Emit },
  plan: PlanRow,
  agree: boolean,
): Promise<MeetWatch> {
  if (plan.state !== 'planned') throw problem.conflict('This plan is over. You don’t need to do anything.');
  const state = agree ? 'agreed' : 'none';
  if (plan.contactState !== state) {
    await query(setContactState, { id: plan.id, state });
    const about = { planId: plan.id, ownerId: plan.ownerId };
    if (agree) await emit(meetContactAgreed, about);
    else await emit(meetContactGone, { ...about, contactId: plan.contactId, turn: plan.contactTurn });
  }
  return watchView({ ...plan, contactState: state });
}
