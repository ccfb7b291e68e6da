import { findPost, isAnonymous, writerOfPost } from '#areas/posts/server/public.ts';
import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import { statement } from '#platform/server/statement.ts';
import { from, topicTypes } from './from.ts';

const topic = statement((v: { id: number }) =>
  from
    .selectFrom('posts as p')
    .select((e) => [
      writerOfPost(e.ref('p.id'), e.ref('p.author_id')).as('authorId'),
      isAnonymous(e.ref('p.author_id')).as('anonymous'),
      'p.type',
    ])
    .where('p.id', '=', v.id)
    .where('p.type', 'in', topicTypes),
);

/** The topic, where the viewer may see it; posts of other types are none. */
export async function findTopic(db: Db, viewer: Principal, id: unknown) {
  const found = await findPost(db, viewer, id);
  if (!found?.seen) return undefined;
  const [row] = await queryIn(db)(topic, { id: Number(id) });
  return row;
}

const version = statement((v: { id: number }) => from.selectFrom('posts').select('version').where('id', '=', v.id));

/** What the topic is now, for its readers’ screens. */
export async function versionOf(query: Query, id: number): Promise<number> {
  const [row] = await query(version, { id });
  if (!row) throw problem.notFound();
  return row.version;
}
