import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type acceptSupport as contract, supporterAccepted } from '../contract.ts';
import { limits, stateOf } from '../pure/limits.ts';
import { grantView, lockGrant, saveGrant } from './grants.ts';

export const acceptSupport: Handler<typeof contract> = async ({ input, query, emit, now }) => {
  const row = await lockGrant(query, input.id);
  const state = stateOf(row, now);
  if (state === 'over') throw problem.conflict('The end date has passed. They can ask you again.');
  if (state !== 'asked') return grantView(query, 'supporter', row, now);
  const saved = await saveGrant(query, {
    ...row,
    acceptedAt: now.toISOString(),
    beginsAt: new Date(now.getTime() + limits.coolingOff).toISOString(),
  });
  const { id: grantId, memberId, supporterId } = row;
  await emit(supporterAccepted, { grantId, memberId, supporterId });
  return grantView(query, 'supporter', saved, now);
};
