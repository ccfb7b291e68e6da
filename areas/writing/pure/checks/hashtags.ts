import type { Finding, Rule } from './finding.ts';
import { tagWords } from './tag-words.ts';

const hashtag = /(?<![\p{L}\p{M}\p{N}_&/#])#(\p{Ll}[\p{Ll}\p{N}]+)(?![\p{L}\p{M}\p{N}_-])/gu;
/** A single unknown word this long is hardly one word. */
const longWord = 15;
/** Longer ones are no words, and would take long. */
const longestTag = 60;

/** The words that a row of letters is made of, the longest first; undefined when some letters are left over. */
export function wordsIn(tag: string): readonly string[] | undefined {
  if (tag.length > longestTag) return undefined;
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= tag.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const word = tag.slice(start, end);
      if (before && (tagWords.has(word) || /^\d+$/.test(word)) && before.length + 1 < (best[end]?.length ?? 99)) {
        best[end] = [...before, word];
      }
    }
  }
  return best[tag.length];
}

const short = new Set(['ndis', 'adhd', 'asd', 'cp']);
const camel = (words: readonly string[]) =>
  words.map((word) => (short.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1))).join('');

/** #onelongword, which a voice cannot part. */
export const hashtags: Rule = ({ blocks }) =>
  blocks.flatMap((block) =>
    [...block.text.matchAll(hashtag)].flatMap((match): Finding[] => {
      const [whole, tag = ''] = match;
      const words = wordsIn(tag);
      if ((words?.length ?? 0) < 2 && (words !== undefined || tag.length < longWord)) return [];
      const [from, to] = [match.index, match.index + whole.length];
      const better = words && `#${camel(words)}`;
      return [
        {
          kind: 'hashtag',
          key: `hashtag:${whole}`,
          title: 'A hashtag without capitals',
          reason: 'With a capital for each word, voices and people can read it.',
          suggestion: better ? `Write ${better}.` : 'Begin each word of it with a capital letter.',
          quote: whole,
          place: { path: block.path, from, to },
          ...(better && {
            fix: {
              label: `Write ${better}`,
              done: `${whole} became ${better}.`,
              edits: [{ type: 'words', path: block.path, from, to, insert: better }],
            },
          }),
        },
      ];
    }),
  );
