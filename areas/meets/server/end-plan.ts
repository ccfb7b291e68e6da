import { moment, statement } from '#platform/server/statement.ts';
import type { MeetPlan } from '../contract.ts';
import { from } from './from.ts';

/** It is over for its owner: answered or cancelled. */
export const endPlan = statement((v: { id: number; state: MeetPlan['state']; now: string }) =>
  from
    .updateTable('meet_plans')
    .set((e) => ({ state: v.state, ended_at: moment(v.now), version: e('version', '+', 1) }))
    .where('id', '=', v.id),
);
