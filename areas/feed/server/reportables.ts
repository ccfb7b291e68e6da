import type { Query } from '#platform/server/db.ts';
import type { Reportable, ThingAsItIs } from '#platform/server/reportable.ts';
import { reportableComment, reportablePost } from './about-posts.ts';
import { setHidden } from './moderate.ts';

/** A post with what belongs to it: its title, its warning, and how its pictures are described. */
const postText = `select p.author_id as "authorId", '/post/' || p.id as href, p.hidden_at is not null as removed,
    concat_ws(E'\\n', nullif(p.title, ''), nullif(p.content_warning, ''), p.content, nullif(p.easy_content, ''),
      (select string_agg(m.alt, E'\\n' order by m.position) from media m where m.post_id = p.id and m.alt <> '')) as text
  from posts p where p.id = $1::int and p.deleted_at is null`;

const commentText = `select c.author_id as "authorId", '/post/' || c.post_id || '#comment-' || c.id as href,
    c.hidden_at is not null as removed, c.content as text
  from comments c where c.id = $1::int and c.deleted_at is null`;

async function one(query: Query, name: string, text: string, id: number): Promise<ThingAsItIs | undefined> {
  const [row] = await query<ThingAsItIs>(name, text, [id]);
  return row;
}

export const reportables: readonly Reportable[] = [
  {
    kind: 'post',
    find: ({ db, actor, id }) => reportablePost(db, actor, id),
    read: ({ query, id }) => one(query, 'feed-read-post', postText, id),
    setRemoved: ({ db, emit, now, id }, removed) => setHidden('post', id, removed, { db, emit, now }),
    written: ['postCreated', 'postEdited'].map((event) => ({
      event,
      id: ({ postId }: { readonly postId: number }) => postId,
    })),
  },
  {
    kind: 'comment',
    find: ({ db, actor, id }) => reportableComment(db, actor, id),
    read: ({ query, id }) => one(query, 'feed-read-comment', commentText, id),
    setRemoved: ({ db, emit, now, id }, removed) => setHidden('comment', id, removed, { db, emit, now }),
    written: [{ event: 'commentCreated', id: ({ commentId }: { readonly commentId: number }) => commentId }],
  },
];
