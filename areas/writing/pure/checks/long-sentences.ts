import { excerptOf } from '../walk.ts';
import type { Finding, Rule } from './finding.ts';
import { readable, type TextBlock } from './text-blocks.ts';

export const longest = 25;
const sentencesIn = new Intl.Segmenter('en-AU', { granularity: 'sentence' });
const wordsIn = new Intl.Segmenter('en-AU', { granularity: 'word' });
const joint = /,? (and|but|so) (?=\p{L})/gu;
const fewest = 5;
/** Of the places where it could become two, those nearest to its middle. */
const mostTried = 8;
const mentions = /\ufffc/g;

export const countWords = (text: string): number => [...wordsIn.segment(text)].filter((one) => one.isWordLike).length;

/** Where a sentence can become two: at "and", "but" or "so" behind a comma, as near to its middle as may be. */
function splitOf(sentence: string) {
  return [...sentence.matchAll(joint)]
    .filter(({ 0: words }) => words.startsWith(','))
    .map((match) => ({ at: match.index, length: match[0].length, word: match[1] ?? '' }))
    .sort((one, two) => Math.abs(one.at - sentence.length / 2) - Math.abs(two.at - sentence.length / 2))
    .slice(0, mostTried)
    .find(({ at }) => countWords(sentence.slice(0, at)) >= fewest && countWords(sentence.slice(at)) > fewest);
}

function fixOf(block: TextBlock, start: number, sentence: string): Finding['fix'] {
  const split = splitOf(sentence);
  if (!split) return undefined;
  const { at, length, word } = split;
  const next = sentence.charAt(at + length);
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase('en-AU') + text.slice(1);
  const joined = word === 'and' ? `. ${capital(next)}` : `. ${capital(word)} ${next}`;
  const last = /(?<![\p{L}\p{N}’'-])[\p{L}\p{N}’'-]+$/u.exec(sentence.slice(0, at))?.[0] ?? '';
  return {
    label: `Split after “${last}”`,
    done: `One sentence became two, after “${last}”.`,
    edits: [{ type: 'words', path: block.path, from: start + at, to: start + at + length + 1, insert: joined }],
  };
}

/** Those that can have more words than they should: each is a letter and a space at least. */
const longOnes = (text: string) =>
  text.length < 2 * longest ? [] : [...sentencesIn.segment(text)].filter(({ segment }) => segment.length > 2 * longest);

export const longSentences: Rule = ({ blocks }) =>
  blocks.flatMap((block) =>
    longOnes(block.text).flatMap(({ segment, index }): Finding[] => {
      const words = countWords(segment) + (segment.match(mentions)?.length ?? 0);
      if (words <= longest) return [];
      const sentence = readable(block.content, index, index + segment.length);
      const fix = fixOf(block, index, segment);
      return [
        {
          kind: 'long-sentence',
          key: `long:${sentence.slice(0, 80)}`,
          title: `A sentence of ${words} words`,
          reason: `Past ${longest} words, many readers lose the start.`,
          suggestion: fix ? `${fix.label}.` : 'Make two or more sentences of it.',
          quote: excerptOf(sentence, 60),
          place: { path: block.path, from: index, to: index + segment.trimEnd().length },
          ...(fix && { fix }),
        },
      ];
    }),
  );
