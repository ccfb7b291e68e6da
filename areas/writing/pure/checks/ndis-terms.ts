import { isShortForm, terms } from '#platform/contract/glossary-terms.ts';
import type { Finding, Rule } from './finding.ts';
import { phraseFinder } from './phrases.ts';

/** Names that most people here know, and those that the rule of short forms writes out. */
const wellKnown = new Set([
  'NDIS',
  'NDIA',
  'NDIS Commission',
  'NDIS plan',
  'NDIS participant',
  'service provider',
  'Auslan',
  'Easy Read',
  'respite',
  'peer support',
  'disability advocate',
  'home modifications',
  'physiotherapist',
  'speech pathologist',
  'occupational therapist',
  'National Relay Service',
  'Disability Gateway',
  'Carer Payment',
]);

const find = phraseFinder(
  terms
    .filter(({ words: [name = ''] }) => !wellKnown.has(name))
    .flatMap(({ words, meaning }) =>
      words
        .filter((word) => !isShortForm(word))
        .map((word) => [word.toLowerCase(), { name: words[0] ?? word, meaning }] as const),
    ),
);

/** Terms of the NDIS at their first mention, with what they mean, unless the text says it in the same words already. */
export const ndisTerms: Rule = ({ blocks }) => {
  const seen = new Set<string>();
  return blocks.flatMap((block) =>
    block.quoted
      ? []
      : find(block).flatMap((found): Finding[] => {
          const { name, meaning } = found.value;
          if (seen.has(name)) return [];
          seen.add(name);
          if (blocks.some(({ text }) => text.includes(meaning.replace(/\.$/, '')))) return [];
          const words = block.text.slice(found.from, found.to);
          return [
            {
              kind: 'term',
              key: `term:${name}`,
              title: `“${words}” is a term of the NDIS`,
              reason: 'People who are new to the NDIS don’t know what it means.',
              suggestion: `Say what it means: “${meaning}”`,
              quote: words,
              place: { path: block.path, from: found.from, to: found.to },
            },
          ];
        }),
  );
};
