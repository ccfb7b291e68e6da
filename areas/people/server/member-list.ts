import type { Page } from '#platform/contract/operation.ts';
import type { users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { type After, after, exactTime, isOlder, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import { choice, type RowOf, statement, tables } from '#platform/server/statement.ts';
import type { Member } from '../contract.ts';
import { notBlocked } from './blocks.ts';
import { listedProfile } from './field-audience.ts';
import { isFollowing } from './follow-sql.ts';
import { locationOf } from './location.ts';
import { person, personOf } from './people-of.ts';
import type { follows, profiles } from './tables.ts';

const from = tables<{ follows: typeof follows; users: typeof users; profiles: typeof profiles }>();

const columnsOf = {
  followers: { whose: 'f.followee_id', shown: 'f.follower_id' },
  following: { whose: 'f.follower_id', shown: 'f.followee_id' },
} as const;

const members = choice((which: keyof typeof columnsOf) =>
  statement((v: After & { viewerId: number; id: number; limit: number }) =>
    from
      .selectFrom('follows as f')
      .innerJoin('users as u', 'u.id', columnsOf[which].shown)
      .leftJoin('profiles as p', 'p.user_id', 'u.id')
      .select((e) => [
        ...person('u'),
        ...listedProfile(v.viewerId, 'p'),
        exactTime(e.ref('f.created_at')).as('at'),
        isFollowing(v.viewerId, e.ref('u.id')).as('followedByMe'),
        isFollowing(e.ref('u.id'), v.viewerId).as('followsMe'),
      ])
      .where(columnsOf[which].whose, '=', v.id)
      .where((e) => notBlocked(v.viewerId, e.ref('u.id')))
      .where((e) => isOlder(e.ref('f.created_at'), e.ref('u.id'), v))
      .orderBy('f.created_at', 'desc')
      .orderBy('u.id', 'desc')
      .limit(v.limit),
  ),
);
type Row = RowOf<ReturnType<typeof members>>;

/** Followers or followed of one member; those behind a block are left out. */
export async function memberList(
  which: 'followers' | 'following',
  ask: { query: Query; principal: Principal; input: { id: number; limit: number; cursor?: string | undefined } },
): Promise<Page<Member>> {
  const { query, principal, input } = ask;
  const from = after(readKeyset(input.cursor, newest));
  const rows = await query(members(which), { viewerId: principal.id, id: input.id, ...from, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    (row) => memberOf(row, principal),
    (row) => row,
  );
}

const memberOf = (row: Row, principal: Principal): Member => ({
  ...personOf(row),
  bio: row.bio,
  location: locationOf(row),
  isMe: row.id === principal.id,
  followedByMe: row.followedByMe,
  followsMe: row.followsMe,
});
