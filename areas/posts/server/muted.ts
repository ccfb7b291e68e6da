import { sql } from 'kysely';
import { mutedMembers, mutedTexts, saysAny } from '#areas/people/server/public.ts';
import type { Principal } from '#platform/server/principal.ts';
import { columns, type Given } from '#platform/server/statement.ts';
import type { posts } from './tables.ts';
import type { RawPost } from './view.ts';
import type { Viewer } from './visible.ts';

/**
 * The post p is not by somebody whom the member has muted and, unless a tag was asked for, has no muted tag. Both lists
 * depend on the member alone: they are read once and the walk over the index stays as it is.
 */
export function isUnmuted(viewer: Given<number>, { tags }: { tags: boolean }) {
  const p = columns<typeof posts>('p');
  const byOthers = sql<boolean>`${p.author_id} <> all(${mutedMembers(viewer)})`;
  if (!tags) return byOthers;
  return sql<boolean>`${byOthers} and (${p.author_id} = ${viewer} or not ${p.tags} && ${mutedTexts(viewer, 'tag')})`;
}

/** The member’s muted words, which come along so that they cost no statement of their own. */
export const mutedWords = (viewer: Viewer) =>
  viewer === undefined ? sql<string[]>`array[]::text[]` : mutedTexts(viewer, 'word');

export type Wording = Pick<RawPost, 'authorId' | 'title' | 'content' | 'contentWarning' | 'easyContent' | 'tags'> & {
  readonly media: readonly { readonly alt: string }[] | null;
};

/** One's own posts are never hidden from oneself. */
export const isMutedByWord = (words: readonly string[], viewer: Principal, post: Wording): boolean =>
  words.length > 0 &&
  post.authorId !== viewer.id &&
  saysAny(words, [
    post.content,
    post.title,
    post.contentWarning,
    post.easyContent,
    ...post.tags,
    ...(post.media ?? []).map(({ alt }) => alt),
  ]);
