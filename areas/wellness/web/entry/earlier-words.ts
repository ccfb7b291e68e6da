/** Words of several days, the ones said most often first; the same words in other letters count as one. */
export function earlierWords(days: readonly (readonly string[])[]): readonly string[] {
  const said = new Map<string, { readonly words: string; times: number }>();
  for (const words of days.flat()) {
    const key = words.toLocaleLowerCase('en-AU');
    const known = said.get(key);
    if (known) known.times += 1;
    else said.set(key, { words, times: 1 });
  }
  return [...said.values()].sort((a, b) => b.times - a.times).map(({ words }) => words);
}
