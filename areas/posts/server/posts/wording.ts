import { sql } from 'kysely';
import type { Document } from '#areas/writing/contract.ts';
import { mediaIdsOf, plainText, readingOf } from '#areas/writing/server/public.ts';
import type { Input } from '#platform/contract/operation.ts';
import { problem } from '#platform/server/problem.ts';
import { moment } from '#platform/server/statement.ts';
import type { Audience, createPost, Post } from '../../contract.ts';
import { tagsOf } from '../../pure/tags.ts';
import { from } from '../from.ts';

/** The columns of a post that its author writes. */
export interface Wording {
  readonly type: Post['type'];
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

/** A wording as it is stored, with how long it takes to read. */
interface Stored extends Omit<Wording, 'document'> {
  readonly document: string | null;
  readonly seconds: number;
  readonly grade: number;
}

export function stored(wording: Wording): Stored {
  const { seconds, grade } = readingOf(`${wording.title}\n${wording.content}`);
  const { document } = wording;
  return { ...wording, document: document && JSON.stringify(document), seconds, grade };
}

/** The columns of a wording, to be written. */
export const wordingRow = (v: Stored) => ({
  type: v.type,
  title: v.title,
  content: v.content,
  document: sql<Document | null>`${v.document}::jsonb`,
  audience: v.audience,
  tags: sql<string[]>`${v.tags}::text[]`,
  content_warning: v.contentWarning,
  feeling: v.feeling,
  easy_content: v.easyContent,
  easy_outdated: v.easyOutdated,
  reading_seconds: v.seconds,
  reading_grade: v.grade,
});

/** The same, to be read. */
export const wordingColumns = [
  'type',
  'title',
  'content',
  'document',
  'audience',
  'tags',
  'content_warning as contentWarning',
  'feeling',
  'easy_content as easyContent',
  'easy_outdated as easyOutdated',
] as const;

export interface NewPost extends Stored {
  readonly authorId: number;
  readonly forumId: number | null;
  readonly at: string;
}

/** Writes a post; what it returns is for whoever asks. */
export const insertPost = (v: NewPost) =>
  from.insertInto('posts').values({
    author_id: v.authorId,
    created_at: moment(v.at),
    activity_at: moment(v.at),
    forum_id: v.forumId,
    ...wordingRow(v),
  });
