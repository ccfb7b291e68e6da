import type { Finding, Rule } from './finding.ts';
import { phraseFinder } from './phrases.ts';
import { plainWords } from './plain-words.ts';
import { replaceWords } from './replace-words.ts';
import { isShouted } from './words.ts';

const find = phraseFinder(plainWords);

/** Official words for which there is a plain one. */
export const jargon: Rule = ({ blocks }) =>
  blocks.flatMap((block) =>
    block.quoted
      ? []
      : find(block).flatMap((found): Finding[] => {
          if (found.words.every(isShouted)) return [];
          const words = block.text.slice(found.from, found.to);
          return [
            {
              kind: 'jargon',
              key: `jargon:${words}`,
              title: `“${words}” has a plainer word`,
              reason: 'Everyday words are quicker to read, and more people know them.',
              suggestion: `Write “${found.value}”.`,
              quote: words,
              place: { path: block.path, from: found.from, to: found.to },
              fix: replaceWords(block, found, found.value),
            },
          ];
        }),
  );
