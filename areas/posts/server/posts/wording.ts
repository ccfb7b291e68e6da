import type { Document } from '#areas/writing/contract.ts';
import { mediaIdsOf, plainText, readingOf } from '#areas/writing/server/public.ts';
import type { Input } from '#platform/contract/operation.ts';
import { problem } from '#platform/server/problem.ts';
import type { Audience, createPost } from '../../contract.ts';
import { tagsOf } from '../../pure/tags.ts';

/** The columns of a post that its author writes. */
export interface Wording {
  readonly type: string;
  readonly title: string;
  /** The words, those of the document where there is one. */
  readonly content: string;
  readonly document: Document | null;
  readonly audience: Audience;
  readonly tags: readonly string[];
  readonly contentWarning: string;
  /** Empty: none. */
  readonly feeling: string;
  readonly easyContent: string;
  readonly easyOutdated: boolean;
}

export function newWording(input: Input<typeof createPost>): Wording {
  const { content, document } = wordsOf(input);
  return {
    type: input.type,
    title: input.title ?? '',
    content,
    document,
    audience: input.audience ?? (input.isPublic ? 'everyone' : 'members'),
    tags: tagsOf(input.tags ?? [], content),
    contentWarning: input.contentWarning ?? '',
    feeling: input.feeling ?? '',
    easyContent: input.easyContent ?? '',
    easyOutdated: false,
  };
}

/** What a post shows beside its text comes first, then the pictures inside. */
export const mediaIdsFor = (beside: readonly number[], document: Document | null): number[] => [
  ...new Set([...beside, ...(document ? mediaIdsOf(document) : [])]),
];

/** The words of what was sent, and its document. */
export function wordsOf(input: { content?: string | undefined; document?: Document | undefined }) {
  const { document } = input;
  const content = (document ? plainText(document) : (input.content ?? '')).trim();
  if (content !== '') return { content, document: document ?? null };
  throw problem.invalid([{ field: 'content', rule: 'blank', message: 'Write something first.' }]);
}

/** The values of wordingColumns, in their order. */
export function wordingValues(wording: Wording): unknown[] {
  const { seconds, grade } = readingOf(`${wording.title}\n${wording.content}`);
  const { type, title, content, document, audience, tags, contentWarning, feeling, easyContent, easyOutdated } =
    wording;
  return [
    type,
    title,
    content,
    audience,
    [...tags],
    contentWarning,
    feeling,
    easyContent,
    seconds,
    grade,
    document && JSON.stringify(document),
    easyOutdated,
  ];
}

export const wordingColumns =
  'type, title, content, audience, tags, content_warning, feeling, easy_content, reading_seconds, reading_grade, document, easy_outdated';
/** Places of their values, from the n-th. */
export const wordingPlaces = (n: number): string =>
  ['', '', '', '', '::text[]', '', '', '', '::int', '::smallint', '::jsonb', '::boolean']
    .map((cast, at) => `$${n + at}${cast}`)
    .join(', ');
