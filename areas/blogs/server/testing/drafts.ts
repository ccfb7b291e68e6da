import type { Draft } from '#areas/writing/contract.ts';
import type { TestApp } from '#platform/server/testing/app.ts';
import type { Blog } from '../../contract.ts';
import { type BlogExtra, emptyExtra, writeExtra } from '../../pure/blog-extra.ts';

export const documentOf = (...texts: string[]) => ({
  type: 'doc' as const,
  content: texts.map((text) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })),
});

export interface DraftWords {
  readonly title?: string;
  readonly text?: string;
  readonly document?: unknown;
  readonly tags?: readonly string[];
  readonly contentWarning?: string;
  readonly extra?: Partial<BlogExtra>;
  readonly targetId?: number;
  readonly publishAt?: string;
}

export async function writeDraft(app: TestApp, userId: number, words: DraftWords = {}): Promise<Draft> {
  const { title = 'A week by tram', text = 'Six stops have a ramp.', tags = [], contentWarning = '' } = words;
  const content = {
    title,
    document: words.document ?? documentOf(text),
    tags,
    contentWarning,
    extra: writeExtra({ ...emptyExtra, ...words.extra }),
  };
  const { targetId = null, publishAt = null } = words;
  return (await app.call<Draft>(userId, 'createDraft', { body: { kind: 'blog', targetId, content, publishAt } })).body;
}

export async function publishNew(app: TestApp, userId: number, words: DraftWords = {}): Promise<Blog> {
  const { id, version } = await writeDraft(app, userId, words);
  return (await app.call<Blog>(userId, 'publishBlog', { body: { draftId: id, version } })).body;
}
