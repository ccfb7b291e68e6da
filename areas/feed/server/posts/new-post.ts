import { readingOf } from '#areas/writing/server/public.ts';
import type { Input } from '#platform/contract/operation.ts';
import type { Audience, createPost, editPost } from '../../contract.ts';
import { hashtagsIn, tagsOf } from '../../pure/tags.ts';

/** The columns of a post that its author writes. */
export interface Wording {
  readonly type: string;
  readonly title: string;
  readonly content: string;
  readonly audience: Audience;
  readonly tags: readonly string[];
  readonly contentWarning: string;
  /** Empty: none. */
  readonly feeling: string;
  readonly easyContent: string;
}

export function newWording(input: Input<typeof createPost>): Wording {
  const content = input.content.trim();
  return {
    type: input.type,
    title: input.title ?? '',
    content,
    audience: input.audience ?? (input.isPublic ? 'everyone' : 'members'),
    tags: tagsOf(input.tags ?? [], content),
    contentWarning: input.contentWarning ?? '',
    feeling: input.feeling ?? '',
    easyContent: input.easyContent ?? '',
  };
}

/** What was left out stays. Tags that only an old hashtag had brought go with it. */
export function editedWording(before: Wording, input: Input<typeof editPost>): Wording {
  const content = input.content?.trim() ?? before.content;
  const old = hashtagsIn(before.content);
  const chosen = input.tags ?? before.tags.filter((tag) => !old.includes(tag));
  return {
    type: before.type,
    title: input.title ?? before.title,
    content,
    audience: input.audience ?? audienceAfter(before.audience, input.isPublic),
    tags: tagsOf(chosen, content),
    contentWarning: input.contentWarning ?? before.contentWarning,
    feeling: input.feeling === undefined ? before.feeling : (input.feeling ?? ''),
    easyContent: input.easyContent ?? before.easyContent,
  };
}

function audienceAfter(before: Audience, isPublic: boolean | undefined): Audience {
  if (isPublic === undefined || isPublic === (before === 'everyone')) return before;
  return isPublic ? 'everyone' : 'members';
}

/** The values of wordingColumns, in their order. */
export function wordingValues(wording: Wording): unknown[] {
  const { seconds, grade } = readingOf(`${wording.title}\n${wording.content}`);
  const { type, title, content, audience, tags, contentWarning, feeling, easyContent } = wording;
  return [type, title, content, audience, [...tags], contentWarning, feeling, easyContent, seconds, grade];
}

export const wordingColumns =
  'type, title, content, audience, tags, content_warning, feeling, easy_content, reading_seconds, reading_grade';
