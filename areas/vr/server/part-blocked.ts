import { memberBlocked, memberUnfollowed } from '#areas/people/contract.ts';
import { on } from '#platform/server/area.ts';
import { queryIn } from '#platform/server/db.ts';
import { statement } from '#platform/server/statement.ts';
import { vrRoomChanged } from '../contract.ts';
import { from } from './from.ts';
import { endUnseenVisits, endVisit } from './visits/end-visits.ts';

const shared = statement((v: { one: number; another: number }) =>
  from
    .selectFrom('vr_visits as a')
    .innerJoin('vr_visits as b', 'b.space_id', 'a.space_id')
    .select('a.space_id as id')
    .where('a.user_id', '=', v.one)
    .where('b.user_id', '=', v.another)
    .where('a.left_at', 'is', null)
    .where('b.left_at', 'is', null),
);
const hosted = statement((v: { host: number; visitor: number }) =>
  from
    .selectFrom('vr_visits as v')
    .innerJoin('vr_spaces as s', 's.id', 'v.space_id')
    .select(['v.id', 's.id as spaceId'])
    .where('s.host_id', '=', v.host)
    .where('v.user_id', '=', v.visitor)
    .where('v.left_at', 'is', null),
);

/** Each is gone for the other at once. Neither is told why; whoever is in a room of the other leaves it. */
export const partBlocked = on(memberBlocked, 'vr.partBlocked', async ({ event, db, emit, now, services }) => {
  const query = queryIn(db);
  const { blockerId, blockedId } = event;
  for (const { id } of await query(shared, { one: blockerId, another: blockedId })) {
    if (id === null) continue;
    services.forwarder?.part(String(id), blockerId, blockedId);
    await emit(vrRoomChanged, { spaceId: id });
  }
  for (const [host, visitor] of [
    [blockerId, blockedId],
    [blockedId, blockerId],
  ] as const) {
    for (const { id } of await query(hosted, { host, visitor })) await endVisit({ query, emit, now }, id, 'closed');
  }
});

/** A space for contacts is left by whoever no longer is one. */
export const partUnfollowed = on(memberUnfollowed, 'vr.partUnfollowed', async ({ event, db, emit, now }) => {
  const query = queryIn(db);
  const { followerId, followeeId } = event;
  for (const [host, visitor] of [
    [followerId, followeeId],
    [followeeId, followerId],
  ] as const) {
    for (const { spaceId } of await query(hosted, { host, visitor })) {
      await endUnseenVisits({ query, emit, now }, spaceId);
    }
  }
});
