import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';
import { type SpaceKind, spaceStandingChanged } from '../contract.ts';

interface Row {
  readonly spaceId: number;
  readonly kind: SpaceKind;
  readonly heirId: number | null;
}

/**
 * What somebody owns whose account goes: it goes to the moderator who has been there longest, else to the member, and
 * is archived when nobody is left.
 */
export async function handOn(query: Query, emit: Emit, userId: number): Promise<void> {
  const owned = await query<Row>(
    'spaces-to-hand-on',
    `select s.id as "spaceId", s.kind, (select h.user_id from space_members h
       where h.space_id = s.id and h.state = 'member' and h.user_id <> $1::int
         and not exists (select 1 from closed_accounts c where c.user_id = h.user_id)
       order by (h.role = 'moderator') desc, h.joined_at, h.no limit 1) as "heirId"
     from space_members m join spaces s on s.id = m.space_id
     where m.user_id = $1::int and m.role = 'owner' and m.state = 'member' order by s.id for update of s`,
    [userId],
  );
  for (const { spaceId, kind, heirId } of owned) {
    await query(
      'hand-on-from',
      `update space_members set role = 'member' where space_id = $1::int and user_id = $2::int`,
      [spaceId, userId],
    );
    if (heirId === null) {
      await query(
        'hand-on-archive',
        `update spaces set status = 'archived', version = version + 1 where id = $1::int`,
        [spaceId],
      );
      continue;
    }
    await query(
      'hand-on-to',
      `update space_members set role = 'owner' where space_id = $1::int and user_id = $2::int`,
      [spaceId, heirId],
    );
    await emit(spaceStandingChanged, { spaceId, kind, to: [heirId], news: 'PlaceChanged' });
  }
}
