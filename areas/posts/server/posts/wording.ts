import { loosePoll } from '#areas/polls/server/public.ts';
import type { Document } from '#areas/writing/contract.ts';
import { mediaIdsOf, plainText, readingOf } from '#areas/writing/server/public.ts';
import type { Input } from '#platform/contract/operation.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, rowOf } from '#platform/server/statement.ts';
import type { createPost } from '../../contract.ts';
import { tagsOf } from '../../pure/tags.ts';
import { from } from '../from.ts';
import { posts, postVersions } from '../tables.ts';

/** Texts that an author may leave out. */
const optionalTexts = ['title', 'contentWarning', 'feeling', 'easyContent'] as const;
type OptionalTexts = Pick<Wording, (typeof optionalTexts)[number]>;

/** What its author writes of a post: all of it is written, read, shown and copied by these names. */
export const wording = [...optionalTexts, 'type', 'content', 'document', 'audience', 'tags', 'easyOutdated'] as const;
export type Wording = Readonly<Pick<typeof posts.$inferSelect, (typeof wording)[number]>>;

/** What of it an earlier wording keeps. */
export const keptWording = wording.filter((key) => key in postVersions) as (keyof Wording &
  keyof typeof postVersions.$inferSelect)[];

/** What was left out stays. */
export const optionalTextsOf = (
  input: { readonly [Name in keyof OptionalTexts]?: string | null | undefined },
  before?: OptionalTexts,
) =>
  Object.fromEntries(
    optionalTexts.map((name) => [name, (input[name] === undefined ? before?.[name] : input[name]) ?? '']),
  ) as unknown as OptionalTexts;

export function newWording(input: Input<typeof createPost>): Wording {
  const { content, document } = wordsOf(input);
  return {
    ...optionalTextsOf(input),
    type: input.type,
    content,
    document,
    audience: input.audience ?? (input.isPublic ? 'everyone' : 'members'),
    tags: tagsOf(input.tags ?? [], content),
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

/** With how long it takes to read. */
export function stored(written: Wording) {
  const { seconds, grade } = readingOf(`${written.title}\n${written.content}`);
  return { ...written, readingSeconds: seconds, readingGrade: grade };
}
export type Stored = ReturnType<typeof stored>;

/** The columns of a wording, to be written. */
export const wordingRow = (v: Stored) => rowOf(posts, [...wording, 'readingSeconds', 'readingGrade'], v);

export interface NewPost extends Stored {
  readonly authorId: number;
  readonly forumId: number | null;
  readonly pollId: number | null;
  readonly at: string;
}

/** Writes a post; what it returns is for whoever asks. */
export const insertPost = (v: NewPost) =>
  from.insertInto('posts').values({
    author_id: v.authorId,
    created_at: moment(v.at),
    activity_at: moment(v.at),
    forum_id: v.forumId,
    poll_id: loosePoll(v.pollId, { author: v.authorId, wordless: false }),
    ...wordingRow(v),
  });
