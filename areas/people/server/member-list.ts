import type { Page } from '#platform/contract/operation.ts';
import type { Query } from '#platform/server/db.ts';
import { exactTime, newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { Principal } from '#platform/server/principal.ts';
import type { Member } from '../contract.ts';
import { notBlockedText } from './blocks.ts';
import { listedProfileColumns } from './field-audience.ts';
import { locationOf } from './location.ts';
import { mustSee } from './must-see.ts';
import { type PersonRow, personColumns, personOf } from './people-of.ts';

interface Row extends PersonRow {
  bio: string;
  suburb: string;
  state: string;
  followedByMe: boolean;
  followsMe: boolean;
  at: string;
}

const listSql = (whose: string, shown: string) => `
select ${personColumns('u')}, ${listedProfileColumns('$1', 'p')}, ${exactTime('f.created_at')} as at,
  exists (select 1 from follows m where m.follower_id = $1 and m.followee_id = u.id) as "followedByMe",
  exists (select 1 from follows m where m.follower_id = u.id and m.followee_id = $1) as "followsMe"
from follows f join users u on u.id = f.${shown} left join profiles p on p.user_id = u.id
where f.${whose} = $2 and ${notBlockedText('$1', 'u.id')} and (f.created_at, u.id) < ($3::timestamptz, $4::int)
order by f.created_at desc, u.id desc limit $5`;

const texts = { followers: listSql('followee_id', 'follower_id'), following: listSql('follower_id', 'followee_id') };

/** Followers or followed of one member; those behind a block are left out. */
export async function memberList(
  which: 'followers' | 'following',
  ask: { query: Query; principal: Principal; input: { id: number; limit: number; cursor?: string | undefined } },
): Promise<Page<Member>> {
  const { query, principal, input } = ask;
  await mustSee(query, principal.id, input.id);
  const from = readKeyset(input.cursor, newest);
  const rows = await query<Row>(`people-${which}`, texts[which], [
    principal.id,
    input.id,
    from.at,
    from.id,
    input.limit + 1,
  ]);
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
