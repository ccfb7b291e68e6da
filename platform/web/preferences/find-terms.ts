import { isEverydayWord, isShortForm, type Term, terms } from '#platform/contract/glossary-terms.ts';

export type Run = { readonly text: string; readonly term: Term | null };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, String.raw`\s+`);

const known = terms
  .flatMap((term) => term.words.filter((word) => !isEverydayWord(word)).map((word) => ({ word, term })))
  .sort((a, b) => b.word.length - a.word.length);
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${known.map(({ word }) => escaped(word)).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

function termOf(found: string): Term | null {
  const plain = found.replace(/\s+/g, ' ');
  const match = known.find(({ word }) =>
    isShortForm(word) ? word === plain : word.toLowerCase() === plain.toLowerCase(),
  );
  return match?.term ?? null;
}

/** Cuts text into runs; the first mention of each term stands alone. */
export function findTerms(text: string): Run[] {
  const runs: Run[] = [];
  const seen = new Set<Term>();
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const term = termOf(match[0]);
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (match.index > at) runs.push({ text: text.slice(at, match.index), term: null });
    runs.push({ text: match[0], term });
    at = match.index + match[0].length;
  }
  if (at < text.length) runs.push({ text: text.slice(at), term: null });
  return runs;
}
