import type { DraftContent } from '#areas/writing/contract.ts';
import { isEmptyDocument } from '#areas/writing/web/public.ts';
import { type BlogExtra, readExtra } from '../../pure/blog-extra.ts';
import { limits } from '../../pure/limits.ts';

const mostTags = 10;
const longestTag = 40;
const day = 86_400_000;

export type BlogField = 'title' | 'document' | 'tags' | 'cover' | 'easy' | 'series' | 'publishAt';
export type BlogErrors = Partial<Record<BlogField, string>>;

export const extraOf = ({ extra }: DraftContent): BlogExtra => readExtra(extra);

/** Why a blog cannot be published as it is, by field. The server judges by the same rules. */
export function checkBlog(content: DraftContent): BlogErrors {
  const { coverId, coverAlt, coverChoice, easy, series } = extraOf(content);
  const { title, document, tags } = content;
  return {
    ...(title.trim() === '' && { title: 'Give your blog a title.' }),
    ...(isEmptyDocument(document) && { document: 'Write something first.' }),
    ...(tags.length > mostTags && { tags: `Use at most ${mostTags} tags.` }),
    ...(tags.some((tag) => tag.length > longestTag) && { tags: `A tag has at most ${longestTag} characters.` }),
    ...(coverId !== null &&
      coverChoice === 'describe' &&
      coverAlt.trim() === '' && { cover: 'Describe the cover, or choose another answer below it.' }),
    ...(easy.length > limits.easy && { easy: `This is ${easy.length - limits.easy} characters too long.` }),
    ...(series.length > limits.series && { series: `Use at most ${limits.series} characters.` }),
  };
}

/** Why a blog cannot come out at this moment; undefined when it can. */
export function checkMoment(moment: string, now: Date): string | undefined {
  const at = new Date(moment).getTime();
  if (Number.isNaN(at)) return 'Choose a day and a time.';
  if (at <= now.getTime()) return 'Choose a time in the future.';
  return at > now.getTime() + limits.scheduleDays * day ? 'Choose a day within the next year.' : undefined;
}

/** What the server calls the fields. */
const namesOfServer: Readonly<Record<string, BlogField>> = {
  title: 'title',
  content: 'document',
  document: 'document',
  tags: 'tags',
  mediaIds: 'cover',
  easyContent: 'easy',
  series: 'series',
};
export const fieldOf = (name: string): BlogField | undefined => namesOfServer[name.split(/[.[]/)[0] ?? ''];
