import { sql } from 'kysely';
import type { users } from '#platform/server/auth/tables.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { type RowOf, statement, tables } from '#platform/server/statement.ts';
import type { Mute } from '../contract.ts';
import { notBlocked } from './blocks.ts';
import { isInForce } from './mutes.ts';
import { person, personOf } from './people-of.ts';
import type { mutes } from './tables.ts';

/** Newest first. A member who is behind a block is not named, whoever made the block. */
const inForce = statement((v: { userId: number; muteId: number | null }) =>
  tables<{ mutes: typeof mutes; users: typeof users }>()
    .selectFrom('mutes as m')
    .leftJoin('users as u', 'u.id', 'm.muted_id')
    .select((e) => [
      'm.id as muteId',
      'm.kind',
      'm.text',
      isoTime(e.ref('m.until')).as('until'),
      isoTime(e.ref('m.created_at')).as('createdAt'),
      ...person('u'),
    ])
    .where('m.user_id', '=', v.userId)
    .where((e) => isInForce(e.ref('m.until')))
    .where((e) => e.or([e('m.muted_id', 'is', null), notBlocked(v.userId, e.ref('m.muted_id'))]))
    .where((e) => sql<boolean>`(${v.muteId}::int is null or ${e.ref('m.id')} = ${v.muteId}::int)`)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc'),
);

const viewOf = ({ muteId, kind, text, until, createdAt, id, displayName, username }: RowOf<typeof inForce>): Mute => ({
  id: muteId,
  kind,
  member: id && displayName && username !== null ? personOf({ id, displayName, username }) : null,
  text,
  until,
  createdAt,
});

/** The member's own mutes that are in force, or one of them. */
export async function mutesOf(query: Query, userId: number, muteId: number | null = null): Promise<Mute[]> {
  return (await query(inForce, { userId, muteId })).map(viewOf);
}
