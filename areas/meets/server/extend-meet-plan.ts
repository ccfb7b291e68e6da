import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { type extendMeetPlan as contract, meetAnswered } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';
import { type PlanRow, readPlan } from './plan-sql.ts';

const extend = statement((v: { id: number; checkInAt: string; minutes: number }) =>
  from
    .updateTable('meet_plans')
    .set((e) => ({
      check_in_at: moment(v.checkInAt),
      extended_minutes: e('extended_minutes', '+', v.minutes),
      asked_at: sql<Moment | null>`null`,
      version: e('version', '+', 1),
    }))
    .where('id', '=', v.id),
);

export const extendMeetPlan: Handler<typeof contract, PlanRow> = async ({
  input,
  principal,
  found,
  query,
  emit,
  now,
}) => {
  if (found.state !== 'planned') throw problem.conflict('This plan is over. You can make a new one.');
  if (found.extendedMinutes + input.minutes > limits.extended)
    throw problem.conflict('You’ve moved this check-in by 12 hours. Change the plan instead.');
  // Once its time has come, more time means from now.
  const since = Math.max(new Date(found.checkInAt).getTime(), now.getTime());
  const checkInAt = new Date(since + input.minutes * 60_000).toISOString();
  await query(extend, { id: found.id, checkInAt, minutes: input.minutes });
  await emit(meetAnswered, { planId: found.id, ownerId: principal.id });
  return readPlan(query, found.id);
};
