import type { Query } from '#platform/server/db.ts';
import type { Reportable, ThingAsItIs, ThingPicture } from '#platform/server/reportable.ts';
import { statement } from '#platform/server/statement.ts';
import { reportableComment, reportablePost } from './about-posts.ts';
import { from } from './from.ts';
import { setHidden } from './moderate.ts';
import { mediaColumns } from './post-sql.ts';
import { mediaView } from './view.ts';

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

const pictures = statement((v: { postId: number }) =>
  from.selectFrom('media as m').select(mediaColumns(undefined)).where('m.post_id', '=', v.postId).orderBy('m.position'),
);

async function picturesOf(query: Query, postId: number): Promise<ThingPicture[]> {
  const rows = await query(pictures, { postId });
  return rows.map(mediaView).map(({ kind, url, posterUrl, captionsUrl, alt, width, height }) => ({
    kind: kind === 'image' ? 'picture' : 'clip',
    url,
    posterUrl,
    captionsUrl,
    description: alt,
    width,
    height,
  }));
}

async function readPost(query: Query, id: number): Promise<ThingAsItIs | undefined> {
  const post = await one(query, 'feed-read-post', postText, id);
  return post && { ...post, pictures: await picturesOf(query, id) };
}

export const reportables: readonly Reportable[] = [
  {
    kind: 'post',
    find: ({ db, principal, id }) => reportablePost(db, principal, id),
    read: ({ query, id }) => readPost(query, id),
    setRemoved: ({ db, emit, now, id }, removed) => setHidden('post', id, removed, { db, emit, now }),
    written: ['postCreated', 'postEdited'].map((event) => ({
      event,
      id: ({ postId }: { readonly postId: number }) => postId,
    })),
  },
  {
    kind: 'comment',
    find: ({ db, principal, id }) => reportableComment(db, principal, id),
    read: ({ query, id }) => one(query, 'feed-read-comment', commentText, id),
    setRemoved: ({ db, emit, now, id }, removed) => setHidden('comment', id, removed, { db, emit, now }),
    written: [{ event: 'commentCreated', id: ({ commentId }: { readonly commentId: number }) => commentId }],
  },
];
