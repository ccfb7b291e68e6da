import { memberBlocked } from '#areas/people/contract.ts';
import { type Handler, on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { type endWellnessHelper as contract, diaryHelperEnded } from '../../contract/helpers.ts';
import { removeHelper } from './helpers.ts';

export const endWellnessHelper: Handler<typeof contract> = async ({ input, query, principal, emit }) => {
  await removeHelper(query, principal.id, input.userId);
  await emit(diaryHelperEnded, { userId: principal.id, helperId: input.userId });
  return {};
};

/** Blocked, no one writes in the other’s diary, not even after the block has gone. */
export const partHelpers = on(memberBlocked, 'wellness.partHelpers', async ({ event, db, emit }) => {
  const { blockerId, blockedId } = event;
  for (const [userId, helperId] of [
    [blockerId, blockedId],
    [blockedId, blockerId],
  ] as const) {
    if (await removeHelper(queryIn(db), userId, helperId)) await emit(diaryHelperEnded, { userId, helperId });
  }
});
