import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { problem } from '#platform/server/problem.ts';
import type { SpaceComment, SpacePost } from '../../contract.ts';
import { authorColumns, authorOf, type RawAuthor, shownText } from '../people-sql.ts';
import type { RawSpace } from '../space-sql.ts';

interface RawPicture {
  readonly id: number;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface RawPost extends RawAuthor, Omit<SpacePost, 'author' | 'pictures' | 'mayDelete'> {
  readonly pictures: readonly RawPicture[] | null;
}

export const pictureUrl = (spaceId: number, id: number) => `/api/spaces/${spaceId}/pictures/${id}`;

/** SQL: posts p with who wrote them, m and u. */
export const postTables = `space_posts p join space_members m on m.space_id = p.space_id and m.user_id = p.author_id
  join users u on u.id = p.author_id`;

/** SQL: what of a post the viewer may see; comments are counted as the viewer finds them. */
export const postColumns = (viewer: string) => `p.id, p.kind, p.content, p.content_warning as "contentWarning",
  ${isoTime('p.created_at')} as "createdAt", ${isoTime('p.edited_at')} as "editedAt", p.version, ${authorColumns(viewer)},
  (select count(*)::int from space_likes l where l.post_id = p.id) as likes,
  exists (select 1 from space_likes l where l.post_id = p.id and l.user_id = ${viewer}) as "likedByMe",
  (select count(*)::int from space_comments c join space_members cm on cm.space_id = p.space_id and cm.user_id = c.author_id
    where c.post_id = p.id and c.deleted_at is null and ${shownText(viewer, 'cm')}) as comments,
  (select json_agg(json_build_object('id', f.id, 'alt', f.alt, 'width', f.width, 'height', f.height) order by f.place)
    from space_pictures f where f.post_id = p.id) as pictures`;

/** SQL: the post is there for the viewer. */
export const isShownPost = (viewer: string) => `p.deleted_at is null and ${shownText(viewer, 'm')}`;

const runs = ({ state, role }: RawSpace) => state === 'member' && role !== 'member';

export function postView(raw: RawPost, space: RawSpace): SpacePost {
  const url = (id: number) => pictureUrl(space.id, id);
  return {
    id: raw.id,
    kind: raw.kind,
    author: authorOf(raw),
    content: raw.content,
    contentWarning: raw.contentWarning,
    pictures: (raw.pictures ?? []).map((one) => ({ ...one, url: url(one.id), smallUrl: `${url(one.id)}?small=true` })),
    createdAt: raw.createdAt,
    editedAt: raw.editedAt,
    likes: raw.likes,
    likedByMe: raw.likedByMe,
    comments: raw.comments,
    mayDelete: space.state === 'member' && (raw.mine || runs(space)),
    version: raw.version,
  };
}

export async function findPost(query: Query, viewerId: number, space: RawSpace, postId: number) {
  const [raw] = await query<RawPost>(
    'space-post',
    `select ${postColumns('$1::int')} from ${postTables}
     where p.space_id = $2::int and p.id = $3::int and ${isShownPost('$1::int')}`,
    [viewerId, space.id, postId],
  );
  return raw && postView(raw, space);
}

export async function readPost(query: Query, viewerId: number, space: RawSpace, postId: number): Promise<SpacePost> {
  const post = await findPost(query, viewerId, space, postId);
  if (!post) throw problem.notFound();
  return post;
}

export interface RawComment extends RawAuthor, Omit<SpaceComment, 'author' | 'mayDelete'> {}

/** SQL: comments c on posts p of the space, with who wrote them, m and u. */
export const commentTables = `space_comments c join space_posts p on p.id = c.post_id
  join space_members m on m.space_id = p.space_id and m.user_id = c.author_id join users u on u.id = c.author_id`;

export const commentColumns = (viewer: string) =>
  `c.id, c.content, ${isoTime('c.created_at')} as "createdAt", ${authorColumns(viewer)}`;

export const commentView = (raw: RawComment, space: RawSpace): SpaceComment => ({
  id: raw.id,
  author: authorOf(raw),
  content: raw.content,
  createdAt: raw.createdAt,
  mayDelete: space.state === 'member' && (raw.mine || runs(space)),
});
