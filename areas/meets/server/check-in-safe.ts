import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type checkInSafe as contract, meetAnswered, meetSafe } from '../contract.ts';
import { endPlan } from './end-plan.ts';
import { type PlanRow, planView, readPlan } from './plan-sql.ts';

export const checkInSafe: Handler<typeof contract, PlanRow> = async ({ principal, found, query, emit, now }) => {
  // Pressed twice is said once.
  if (found.state === 'safe') return planView(found);
  if (found.state === 'cancelled') throw problem.conflict('You cancelled this plan.');
  await query(endPlan, { id: found.id, state: 'safe', now: now.toISOString() });
  const about = { planId: found.id, ownerId: principal.id };
  await emit(meetAnswered, about);
  if (found.state === 'told') await emit(meetSafe, { ...about, contactId: found.contactId, turn: found.contactTurn });
  return readPlan(query, found.id);
};
