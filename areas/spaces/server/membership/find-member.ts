import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { SpaceMember, SpaceRole } from '../../contract.ts';
import { authorColumns, authorOf, type RawAuthor, shownText } from '../people-sql.ts';

export interface Held {
  readonly userId: number;
  readonly role: SpaceRole;
  readonly state: string;
}

/**
 * A member by the number that they have here; the space’s row is held until the end of the transaction, so that two who
 * change roles at once come one after the other.
 */
export async function lockMember(query: Query, viewerId: number, spaceId: number, no: number, state = 'member') {
  await query('space-turn', 'select 1 from spaces where id = $1::int for update', [spaceId]);
  const [row] = await query<Held>(
    'hold-space-member',
    `select m.user_id as "userId", m.role, m.state from space_members m
     where m.space_id = $2::int and m.no = $3::int and m.state = $4 and ${shownText('$1::int', 'm')} for update`,
    [viewerId, spaceId, no, state],
  );
  if (!row) throw problem.notFound();
  return row;
}

export async function readMember(query: Query, viewerId: number, spaceId: number, no: number): Promise<SpaceMember> {
  const [row] = await query<RawAuthor>(
    'read-space-member',
    `select ${authorColumns('$1::int')} from space_members m join users u on u.id = m.user_id
     where m.space_id = $2::int and m.no = $3::int`,
    [viewerId, spaceId, no],
  );
  if (!row) throw problem.notFound();
  return { ...authorOf(row), role: row.role ?? 'member' };
}
