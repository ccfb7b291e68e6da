import { mutedMembersText, mutedTextsText, saysAny } from '#areas/people/server/public.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';
import type { RawPost } from './post-sql.ts';

/**
 * SQL: the post p is not by somebody whom the member $1 has muted and, unless a tag was asked for, has no muted tag.
 * Both lists depend on the member alone: they are read once and the walk over the index stays as it is. Empty for guests.
 */
export function notMutedRule(viewer: Principal, { tags }: { tags: boolean }): string | undefined {
  if (isGuest(viewer)) return undefined;
  const members = `p.author_id <> all(${mutedMembersText('$1')})`;
  if (!tags) return members;
  return `${members} and (p.author_id = $1 or not p.tags && ${mutedTextsText('$1', 'tag')})`;
}

/** SQL: a column with the member's muted words, which come along so that they cost no statement of their own. */
export const mutedWordsColumn = (viewer: Principal): string =>
  isGuest(viewer) ? '' : `, ${mutedTextsText('$1', 'word')} as "mutedWords"`;

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
