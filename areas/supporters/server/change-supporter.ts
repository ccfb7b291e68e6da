import type { Handler } from '#platform/server/area.ts';
import { type changeSupporter as contract, supporterChanged } from '../contract.ts';
import { givesMore, limits } from '../pure/limits.ts';
import { assertGiven } from './given.ts';
import { grantView, lockGrant, saveGrant } from './grants.ts';

/** Less counts from the next call on. More is a new grant: the day to think begins again, for all of it. */
export const changeSupporter: Handler<typeof contract> = async ({ input, query, emit, now, services }) => {
  const { id, version, relation, levels, endsAt } = input;
  assertGiven(input, services.doors, now);
  const row = await lockGrant(query, id, version);
  const more = givesMore(row, { levels, endsAt });
  const at = now.toISOString();
  const beginsAt =
    more && row.acceptedAt !== null ? new Date(now.getTime() + limits.coolingOff).toISOString() : row.beginsAt;
  const next = { ...row, relation, levels, endsAt, beginsAt, widenedAt: more ? at : row.widenedAt };
  const saved = await saveGrant(query, next);
  const { memberId, supporterId } = row;
  await emit(supporterChanged, { grantId: id, memberId, supporterId, more });
  return grantView(query, 'member', saved, now);
};
