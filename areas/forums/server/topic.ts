import { findPost } from '#areas/posts/server/public.ts';
import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';

export interface FoundTopic {
  readonly authorId: number;
  readonly type: 'discussion' | 'question';
}

/** The topic, where the viewer may see it; posts of other types are none. */
export async function findTopic(db: Db, viewer: Principal, id: unknown): Promise<FoundTopic | undefined> {
  const found = await findPost(db, viewer, id);
  if (!found?.seen) return undefined;
  const [row] = await queryIn(db)<FoundTopic>(
    'topic',
    `select author_id as "authorId", type from posts where id = $1::int and type in ('discussion', 'question')`,
    [id],
  );
  return row;
}

/** What the topic is now, for its readers’ screens. */
export async function versionOf(query: Query, id: number): Promise<number> {
  const [row] = await query<{ version: number }>('topic-version', 'select version from posts where id = $1::int', [id]);
  if (!row) throw problem.notFound();
  return row.version;
}
