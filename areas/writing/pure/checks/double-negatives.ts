import type { Finding, Rule } from './finding.ts';
import { pairsOf, phraseFinder } from './phrases.ts';
import { replaceWords } from './replace-words.ts';
import type { TextBlock } from './text-blocks.ts';
import { follows } from './words.ts';

/** Two that are one positive word. */
const positive = `
not uncommon > common
not unusual > common
not unlikely > likely
not impossible > possible
not unreasonable > reasonable
not unable > able
not unlike > like
not unhappy > happy
not unwilling > willing
not unaware > aware
not unwelcome > welcome
not unimportant > important
not unnecessary > necessary
not uncomfortable > comfortable
not unsafe > safe
not unfair > fair
not inaccessible > accessible
not incorrect > correct
not insignificant > important
not infrequent > frequent
not infrequently > often
not invalid > valid
not without > with
never without > always with
`;
const find = phraseFinder(pairsOf(positive));
const negator = /n't$/;
const whole = new Set(['no', 'nothing', 'nobody', 'none', 'nowhere', 'never', 'neither']);
const furthest = 3;

/** "Don't have no", "can't do nothing": a contraction, and within three words a second no. */
function slips({ text, words }: TextBlock) {
  return words.flatMap((word, at) => {
    if (!negator.test(word.plain)) return [];
    for (let next = at + 1; next <= at + furthest; next += 1) {
      if (!follows(text, words[next - 1], words[next])) return [];
      if (whole.has(words[next]?.plain ?? '')) return [{ from: word.from, to: words[next]?.to ?? word.to }];
    }
    return [];
  });
}

/** Two noes that the reader has to work out. Only those that stand close together in one clause. */
export const doubleNegatives: Rule = ({ blocks }) =>
  blocks.flatMap((block) => {
    if (block.quoted) return [];
    const finding = (from: number, to: number, suggestion: string): Finding => {
      const words = block.text.slice(from, to);
      return {
        kind: 'double-negative',
        key: `double-negative:${words}`,
        title: 'Two negatives together',
        reason: 'Readers have to work out that two negatives make a positive.',
        suggestion,
        quote: words,
        place: { path: block.path, from, to },
      };
    };
    return [
      ...find(block).map((found) => ({
        ...finding(found.from, found.to, `Write “${found.value}”.`),
        fix: replaceWords(block, found, found.value),
      })),
      ...slips(block).map(({ from, to }) => finding(from, to, 'Say it with one negative, or with none.')),
    ];
  });
