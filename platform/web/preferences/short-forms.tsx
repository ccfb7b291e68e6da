import type { ReactNode } from 'react';
import { isEverydayWord, shortForms } from '#platform/contract/glossary-terms.ts';

const known = [...shortForms.keys()].filter((word) => !isEverydayWord(word));
const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${known.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** Text in which a short form tells what it stands for (glossary.tsx), at its first mention. */
export function ShortForms({ text }: { readonly text: string }): ReactNode {
  const seen = new Set<string>();
  let at = 0;
  return text.split(pattern).map((run) => {
    at += run.length;
    const long = shortForms.get(run);
    if (!long || seen.has(run)) return run;
    seen.add(run);
    return (
      <abbr key={at} title={long}>
        {run}
      </abbr>
    );
  });
}
