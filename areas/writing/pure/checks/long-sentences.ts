import { excerptOf } from '../walk.ts';
import type { Finding, Rule } from './finding.ts';
import { readable, type TextBlock, textBlocksOf, withWords } from './text-blocks.ts';

export const longest = 25;
const sentencesIn = new Intl.Segmenter('en-AU', { granularity: 'sentence' });
const wordsIn = new Intl.Segmenter('en-AU', { granularity: 'word' });
const joint = /,? (and|but|so) (?=\p{L})/gu;
const fewest = 5;

export const countWords = (text: string): number => [...wordsIn.segment(text)].filter((one) => one.isWordLike).length;

/** Where a sentence can become two: at "and", "but" or "so" behind a comma, as near to its middle as may be. */
function splitOf(sentence: string) {
  const places = [...sentence.matchAll(joint)]
    .filter(({ 0: words }) => words.startsWith(','))
    .map((match) => ({ at: match.index, length: match[0].length, word: match[1] ?? '' }))
    .filter(({ at }) => countWords(sentence.slice(0, at)) >= fewest && countWords(sentence.slice(at)) > fewest)
    .sort((one, two) => Math.abs(one.at - sentence.length / 2) - Math.abs(two.at - sentence.length / 2));
  return places[0];
}

function fixOf(
  document: Parameters<Rule>[0]['document'],
  block: TextBlock,
  start: number,
  sentence: string,
): Finding['fix'] {
  const split = splitOf(sentence);
  if (!split) return undefined;
  const { at, length, word } = split;
  const next = sentence.charAt(at + length);
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase('en-AU') + text.slice(1);
  const joined = word === 'and' ? `. ${capital(next)}` : `. ${capital(word)} ${next}`;
  const last = /(?<![\p{L}\p{N}’'-])[\p{L}\p{N}’'-]+$/u.exec(sentence.slice(0, at))?.[0] ?? '';
  const place = [start + at, start + at + length + 1] as const;
  return {
    label: `Split after “${last}”`,
    done: `One sentence became two, after “${last}”.`,
    change: () => ({ document: withWords(document, block, place, joined) }),
  };
}

export const longSentences: Rule = ({ document }) =>
  textBlocksOf(document).flatMap((block) =>
    [...sentencesIn.segment(block.text)].flatMap(({ segment, index }): Finding[] => {
      const sentence = readable(block.content, index, index + segment.length);
      const words = countWords(sentence);
      if (words <= longest) return [];
      const fix = fixOf(document, block, index, segment);
      return [
        {
          key: `long:${sentence.slice(0, 80)}`,
          title: `A sentence of ${words} words`,
          reason: `Past ${longest} words, many readers lose the start.`,
          quote: excerptOf(sentence, 60),
          place: { path: block.path, from: index, to: index + segment.trimEnd().length },
          ...(fix && { fix }),
        },
      ];
    }),
  );
