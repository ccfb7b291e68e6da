import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Mute } from '../contract.ts';
import { notBlockedText } from './blocks.ts';
import { muteInForce } from './mutes.ts';
import { personColumns, personOf } from './people-of.ts';

export interface MuteRow {
  muteId: number;
  kind: Mute['kind'];
  text: string;
  until: string | null;
  createdAt: string;
  id: number | null;
  displayName: string | null;
  username: string | null;
}

const columns = `m.id as "muteId", m.kind, m.text, ${isoTime('m.until')} as until, ${isoTime('m.created_at')} as "createdAt"`;

/** Newest first. A member who is behind a block is not named, whoever made the block. */
const listSql = `select ${columns}, ${personColumns('u')}
  from mutes m left join users u on u.id = m.muted_id
  where m.user_id = $1 and ${muteInForce} and (m.muted_id is null or ${notBlockedText('$1', 'm.muted_id')})
    and ($2::int is null or m.id = $2::int)
  order by m.created_at desc, m.id desc`;

const viewOf = ({ muteId, kind, text, until, createdAt, id, displayName, username }: MuteRow): Mute => ({
  id: muteId,
  kind,
  member: id && displayName && username !== null ? personOf({ id, displayName, username }) : null,
  text,
  until,
  createdAt,
});

/** The member's own mutes that are in force, or one of them. */
export async function mutesOf(query: Query, userId: number, muteId: number | null = null): Promise<Mute[]> {
  return (await query<MuteRow>('mutes', listSql, [userId, muteId])).map(viewOf);
}
