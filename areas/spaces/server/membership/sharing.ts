import { attachPassport, detachPassport, sharedItemIds } from '#areas/passport/server/public.ts';
import { notBlocked } from '#areas/people/server/public.ts';
import { on } from '#platform/server/area.ts';
import type { users } from '#platform/server/auth/tables.ts';
import type { Config } from '#platform/server/config.ts';
import { type Query, queryIn } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import { anyOf, statement, tables } from '#platform/server/statement.ts';
import { type SpaceSharing, spaceStandingChanged } from '../../contract.ts';
import { baseOf } from '../base-of.ts';
import type { RawSpace } from '../space-sql.ts';
import type { spaceMembers } from '../tables.ts';

const from = tables<{ space_members: typeof spaceMembers; users: typeof users }>();

/** What is shared with a space is shared with its owner. */
export const passportTarget = (spaceId: number) => `space:${spaceId}`;

const owner = statement((v: { spaceId: number; userId: number }) =>
  from
    .selectFrom('space_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id as id', 'u.name'])
    .where('m.space_id', '=', v.spaceId)
    .where('m.role', '=', 'owner')
    .where('m.state', '=', 'member')
    .where('m.alias', '=', '')
    .where('m.user_id', '!=', v.userId)
    .where((e) => notBlocked(v.userId, e.ref('m.user_id'))),
);

const own = statement((v: { spaceId: number; userId: number }) =>
  from
    .selectFrom('space_members')
    .select('alias')
    .where('space_id', '=', v.spaceId)
    .where('user_id', '=', v.userId)
    .where('state', 'in', ['member', 'requested']),
);

interface Ask {
  readonly query: Query;
  readonly config: Config;
  readonly now: Date;
}

/**
 * Who would read it. Undefined for its owner, and where either of the two has another name: the passport tells its owner
 * who reads it, and the reader whose it is.
 */
async function recipientFor(query: Query, spaceId: number, userId: number) {
  const [mine] = await query(own, { spaceId, userId });
  if (mine?.alias !== '') return undefined;
  const [found] = await query(owner, { spaceId, userId });
  return found;
}

/** The owner may read exactly these items, until the member ends that, leaves, or the space gets another owner. */
export async function shareNeeds(
  { query, config, now }: Ask,
  space: Pick<RawSpace, 'id' | 'kind' | 'name'>,
  userId: number,
  itemIds: readonly number[],
): Promise<void> {
  const recipient = await recipientFor(query, space.id, userId);
  if (!recipient) {
    if (itemIds.length === 0) return;
    throw problem.conflict('You can only share your passport here if you and the owner both use your own names.');
  }
  const target = passportTarget(space.id);
  const about = { userId, target, title: space.name, href: `${baseOf[space.kind]}/${space.id}` };
  await attachPassport(query, config, { ...about, recipientId: recipient.id, itemIds }, now);
}

export async function sharingOf(query: Query, spaceId: number, userId: number): Promise<SpaceSharing> {
  const recipient = await recipientFor(query, spaceId, userId);
  if (!recipient) return { itemIds: [], ownerName: null };
  const itemIds = await sharedItemIds(query, userId, passportTarget(spaceId));
  return { itemIds, ownerName: recipient.name };
}

const inside = statement((v: { spaceId: number; ids: readonly number[] }) =>
  from
    .selectFrom('space_members')
    .select('user_id as userId')
    .where('space_id', '=', v.spaceId)
    .where('user_id', '=', anyOf(v.ids))
    .where('state', 'in', ['member', 'requested']),
);

/** Whoever has left, was removed or declined shares nothing there any more. */
export const endSharing = on(spaceStandingChanged, 'spaces.endSharing', async ({ event, db }) => {
  const { spaceId, to } = event;
  const query = queryIn(db);
  const there = new Set((await query(inside, { spaceId, ids: to })).map(({ userId }) => userId));
  for (const userId of to) if (!there.has(userId)) await detachPassport(query, userId, passportTarget(spaceId));
});
