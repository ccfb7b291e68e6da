import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type startSupportNow as contract, supporterChanged } from '../contract.ts';
import { stateOf } from '../pure/limits.ts';
import { grantView, lockGrant, saveGrant, startableFrom } from './grants.ts';

/** Not within the hour in which it was given: someone may be standing beside the member. */
export const startSupportNow: Handler<typeof contract> = async ({ input, query, emit, now }) => {
  const row = await lockGrant(query, input.id, input.version);
  if (stateOf(row, now) !== 'waiting') throw problem.conflict('There is nothing to begin now. Look at it again.');
  if (Date.parse(startableFrom(row)) > now.getTime()) {
    throw problem.conflict('You can let it begin from an hour after it was agreed. Until then, take your time.');
  }
  const saved = await saveGrant(query, { ...row, beginsAt: now.toISOString() });
  const { id: grantId, memberId, supporterId } = row;
  await emit(supporterChanged, { grantId, memberId, supporterId, more: true });
  return grantView(query, 'member', saved, now);
};
