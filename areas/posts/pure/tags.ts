import { normaliseTag } from '#platform/contract/tags.ts';
import { limits } from './limits.ts';

/** A hashtag starts a word and has at least one letter: "#1" and "C#m" are none. */
const hashtag = /(?<![\p{L}\p{M}\p{N}_&/#])#([\p{L}\p{M}\p{N}_-]*\p{L}[\p{L}\p{M}\p{N}_-]*)/gu;

export const hashtagsIn = (text: string): string[] =>
  [...text.matchAll(hashtag)].map((match) => normaliseTag(match[1] ?? '')).filter((tag) => tag !== '');

/** The tags of a post: those chosen first, then hashtags of the text, each once, at most ten. */
export function tagsOf(chosen: readonly string[], text: string): string[] {
  const all = [...chosen.map(normaliseTag).filter((tag) => tag !== ''), ...hashtagsIn(text)];
  return [...new Set(all)].slice(0, limits.tags);
}
