import { limits } from './limits.ts';

/** "Public Transport", "#PublicTransport" and "public_transport" are all public-transport; '' when nothing is left. */
export function normaliseTag(raw: string): string {
  const kebab = raw
    .normalize('NFKC')
    .replaceAll(/['’]/g, '')
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...kebab]
    .slice(0, limits.tag)
    .join('')
    .replaceAll(/^-+|(?<!-)-+$/g, '');
}

/** A hashtag starts a word and has at least one letter: "#1" and "C#m" are none. */
const hashtag = /(?<![\p{L}\p{M}\p{N}_&/#])#([\p{L}\p{M}\p{N}_-]*\p{L}[\p{L}\p{M}\p{N}_-]*)/gu;

export const hashtagsIn = (text: string): string[] =>
  [...text.matchAll(hashtag)].map((match) => normaliseTag(match[1] ?? '')).filter((tag) => tag !== '');

/** The tags of a post: those chosen first, then hashtags of the text, each once, at most ten. */
export function tagsOf(chosen: readonly string[], text: string): string[] {
  const all = [...chosen.map(normaliseTag).filter((tag) => tag !== ''), ...hashtagsIn(text)];
  return [...new Set(all)].slice(0, limits.tags);
}
