import { shortForms } from '#platform/contract/glossary-terms.ts';
import type { Rule } from './finding.ts';

/** Words in a row of capitals only. */
const run = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}’'-]*(?:[ ,]+\p{Lu}[\p{Lu}’'-]*)*(?![\p{L}\p{N}])/gu;
/** Short forms that are written so. */
const forms = new Set([
  ...shortForms.keys(),
  ...'AAC ABC ACT ADHD AI API ASD AT AUSLAN CP CPR DSP FAQ GP HTML ID IT JAWS LAC LGBTIQ ME MS NDIA NDIS NSW NT NVDA NZ OCD OT PDF PTSD QLD QR SA SBS SIL SMS TAFE TAS TTY TV UK UN URL US USA UV VIC VR WA'.split(
    ' ',
  ),
]);

/** Short forms that are words as well: among capitals they are the words. */
const everyday = new Set('ART AT ID IT ME US'.split(' '));

const lowered = (words: string, first: boolean) => {
  const text = words.replaceAll(/[\p{Lu}’'-]+/gu, (word) =>
    (forms.has(word) && !everyday.has(word)) || word === 'I' ? word : word.toLocaleLowerCase('en-AU'),
  );
  return first ? text.charAt(0).toLocaleUpperCase('en-AU') + text.slice(1) : text;
};

export const capitals: Rule = ({ blocks }) =>
  blocks.flatMap((block) =>
    [...block.text.matchAll(run)].flatMap((match) => {
      const [words] = match;
      const shouted = words.split(/[ ,]+/).filter((word) => !forms.has(word) && word.length > 1);
      if (shouted.length < 2) return [];
      const [from, to] = [match.index, match.index + words.length];
      const calm = lowered(words, /(^|[.!?]\s+)$/.test(block.text.slice(0, from)));
      return [
        {
          kind: 'capitals',
          key: `capitals:${words}`,
          title: 'A run of capital letters',
          reason: 'Capitals are slow to read, and some voices spell them out.',
          suggestion: `Write “${calm}”, and make it bold if it matters.`,
          quote: words,
          place: { path: block.path, from, to },
          fix: {
            label: 'Use bold instead',
            done: `“${words}” is bold now, in small letters.`,
            edits: [{ type: 'words', path: block.path, from, to, insert: calm, mark: { type: 'bold' } }],
          },
        },
      ];
    }),
  );
