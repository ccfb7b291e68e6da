/** Letters and digits of any script, without capitals and accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Most entries that one message has in the index. */
const most = 400;
const beginning = 3;

/** What a message is found by: each word, and its first three letters for whoever has typed no more yet. */
export function indexWords(text: string): string[] {
  const all = new Set<string>();
  for (const word of wordsOf(text)) {
    all.add(word);
    const letters = [...word];
    if (letters.length > beginning) all.add(`${letters.slice(0, beginning).join('')}*`);
    if (all.size >= most) break;
  }
  return [...all];
}

/**
 * What a query asks of the index for one word: the word itself when it is short, else how it begins, since it may not
 * have been typed to its end. Whether a message really has it is seen when it is opened.
 */
export function askedWords(word: string): string[] {
  const letters = [...word];
  if (letters.length < beginning) return [word];
  return [word, `${letters.slice(0, beginning).join('')}*`];
}

/** Each word of the query begins a word of the text. */
export function hasWords(text: string, query: readonly string[]): boolean {
  const words = wordsOf(text);
  return query.every((asked) => words.some((word) => word.startsWith(asked)));
}
