import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type cancelMeetPlan as contract, meetAnswered } from '../contract.ts';
import { endPlan } from './end-plan.ts';
import { type PlanRow, planView, readPlan } from './plan-sql.ts';

export const cancelMeetPlan: Handler<typeof contract, PlanRow> = async ({ principal, found, query, emit, now }) => {
  // Pressed twice is cancelled once.
  if (found.state === 'cancelled') return planView(found);
  if (found.state !== 'planned') throw problem.conflict('This plan is over. You can’t cancel it any longer.');
  await query(endPlan, { id: found.id, state: 'cancelled', now: now.toISOString() });
  await emit(meetAnswered, { planId: found.id, ownerId: principal.id });
  return readPlan(query, found.id);
};
