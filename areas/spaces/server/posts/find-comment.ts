import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { SpaceComment } from '../../contract.ts';
import { shownText } from '../people-sql.ts';
import type { RawSpace } from '../space-sql.ts';
import { commentColumns, commentTables, commentView, type RawComment } from './post-sql.ts';

export async function findComment(query: Query, viewerId: number, space: RawSpace, id: number) {
  const [raw] = await query<RawComment>(
    'space-comment',
    `select ${commentColumns('$1::int')} from ${commentTables}
     where c.id = $3::int and p.space_id = $2::int and p.deleted_at is null and c.deleted_at is null
       and ${shownText('$1::int', 'm')}`,
    [viewerId, space.id, id],
  );
  return raw && commentView(raw, space);
}

export async function readComment(query: Query, viewerId: number, space: RawSpace, id: number): Promise<SpaceComment> {
  const comment = await findComment(query, viewerId, space, id);
  if (!comment) throw problem.notFound();
  return comment;
}
