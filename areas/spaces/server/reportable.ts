import type { Query } from '#platform/server/db.ts';
import { ProblemError } from '#platform/server/problem.ts';
import type { SpaceAuthor } from '../contract.ts';
import { mustReadSpace } from './must.ts';
import { readComment } from './posts/find-comment.ts';
import { readPost } from './posts/post-sql.ts';

type Kind = 'post' | 'comment';

const placeText: Readonly<Record<Kind, string>> = {
  post: 'select p.space_id as "spaceId", p.author_id as "authorId", p.id as "postId" from space_posts p where p.id = $1::int',
  comment: `select p.space_id as "spaceId", c.author_id as "authorId", p.id as "postId" from space_comments c
    join space_posts p on p.id = c.post_id where c.id = $1::int`,
};

/**
 * What a member of a space may read there can be reported, and goes along with the report, since moderators cannot read
 * it in its place. Of whoever has another name there the report has that name only (revealSpaceAuthor).
 */
export async function reportableOfSpace(query: Query, viewerId: number, kind: Kind, id: number) {
  const [place] = await query<{ spaceId: number; authorId: number; postId: number }>(
    `space-report-${kind}`,
    placeText[kind],
    [id],
  );
  if (!place) return undefined;
  try {
    const space = await mustReadSpace(query, viewerId, place.spaceId);
    const post = await readPost(query, viewerId, space, place.postId);
    const parts: { id: number; author: SpaceAuthor; content: string; createdAt: string }[] = [
      {
        ...post,
        content: [post.contentWarning, post.content, ...post.pictures.map(({ alt }) => alt)].filter(Boolean).join('\n'),
      },
    ];
    if (kind === 'comment') parts.push(await readComment(query, viewerId, space, id));
    const reported = parts.at(-1);
    return {
      authorId: place.authorId,
      nameHidden: reported?.author.person === null,
      excerpt: reported?.content.slice(0, 150) ?? '',
      messages: parts.map(({ id: number, author, content, createdAt }) => ({
        id: number,
        fromUserId: author.person?.id ?? null,
        name: author.name,
        content,
        createdAt,
      })),
    };
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}
