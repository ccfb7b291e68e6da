import type { WordsEdit } from './edits.ts';
import type { Fix } from './finding.ts';
import type { Found } from './phrases.ts';
import type { TextBlock } from './text-blocks.ts';
import { articleFor, follows, inCaseOf } from './words.ts';

/** Other words for those that were found, with their capital letter, and "a" or "an" before them put right. */
export function replaceWords(block: TextBlock, { first, from, to }: Found<unknown>, better: string): Fix {
  const { text, words, path } = block;
  const old = text.slice(from, to);
  const insert = inCaseOf(old, better);
  const edits: WordsEdit[] = [{ type: 'words', path, from, to, insert }];
  const before = follows(text, words[first - 1], words[first]) ? words[first - 1] : undefined;
  const article = articleFor(before, insert);
  if (before && article) edits.unshift({ type: 'words', path, from: before.from, to: before.to, insert: article });
  return { label: `Write “${insert}”`, done: `“${old}” became “${insert}”.`, edits };
}
