import { shortForms, terms } from '#platform/contract/glossary-terms.ts';
import type { Finding, Rule } from './finding.ts';
import type { TextBlock } from './text-blocks.ts';
import { articleFor, follows, inCaseOf, isShouted, startsSentence, type Word } from './words.ts';

const meanings = new Map(terms.flatMap(({ words, meaning }) => words.map((word) => [word, meaning] as const)));
/** Auslan is a name of its own. */
const known = new Map([...shortForms].filter(([short]) => /^[A-Z]+$/.test(short)));

/** "NDIS", "OTs". */
function shortFormOf({ text }: Word): string | undefined {
  if (known.has(text)) return text;
  return text.endsWith('s') && known.has(text.slice(0, -1)) ? text.slice(0, -1) : undefined;
}

/** Everything around is in capitals: "LOOK AT THIS" names no assistive technology. */
const amongShouted = ({ text, words }: TextBlock, at: number): boolean =>
  [at - 1, at + 1].some((other) => {
    const word = words[other];
    const beside = other < at ? follows(text, word, words[at]) : follows(text, words[at], word);
    return word !== undefined && beside && isShouted(word) && !shortFormOf(word);
  });

/** Short forms that are written out nowhere in the text, at their first mention in a paragraph. */
export const shortFormsRule: Rule = ({ blocks }) => {
  const mentions = new Map<string, { readonly block: TextBlock; readonly at: number }>();
  const inOrder = [...blocks.filter(({ level }) => level === undefined), ...blocks];
  for (const block of inOrder) {
    if (block.quoted) continue;
    for (const [at, word] of block.words.entries()) {
      const short = shortFormOf(word);
      if (short && !mentions.has(short) && !amongShouted(block, at)) mentions.set(short, { block, at });
    }
  }
  if (mentions.size === 0) return [];
  const all = blocks.map(({ text }) => text.toLowerCase().replaceAll(/\s+/g, ' ')).join('\n');
  return [...mentions].flatMap(([short, { block, at }]): Finding[] => {
    const long = known.get(short) ?? '';
    const word = block.words[at];
    if (!word || all.includes(long.toLowerCase())) return [];
    const { text, path, words } = block;
    const more = word.text.slice(short.length);
    const written = startsSentence(text, word.from) ? inCaseOf('A', long) : long;
    const insert = `${written}${more} (${word.text})`;
    const before = follows(text, words[at - 1], word) ? words[at - 1] : undefined;
    const article = articleFor(before, written);
    return [
      {
        kind: 'short-form',
        key: `short-form:${short}`,
        title: `${short} is a short form`,
        reason: `Not everyone knows it. ${meanings.get(short) ?? ''}`.trim(),
        suggestion: `Write it out the first time: “${insert}”.`,
        quote: word.text,
        place: { path, from: word.from, to: word.to },
        fix: {
          label: 'Write it out',
          done: `${word.text} is written out at its first place.`,
          edits: [
            ...(before && article
              ? [{ type: 'words' as const, path, from: before.from, to: before.to, insert: article }]
              : []),
            { type: 'words', path, from: word.from, to: word.to, insert },
          ],
        },
      },
    ];
  });
};
